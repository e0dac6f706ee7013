/** The typed values of a record in a text, as marks. Pure. */
import { once } from '../../../src/once.ts';
import { DATES, dateFrom } from './dates.ts';
import type { Facts } from './facts.ts';
import { degreeNames } from './names.ts';
import type { Rec } from './record.ts';
import { spokenIn } from './values.ts';
import { fold } from './words.ts';

/** The values by which a text may name a record, as folded words, the longest first. */
const valuesOf = once(({ fields, place, kind, names }: Rec, { snapshot }: Facts) => {
  const spoken = kind === 'profile' ? spokenIn(snapshot.manifest.profile) : [];
  const whole = [['place', place ?? ''], ...spoken.map((one) => ['language', one])];
  const told = [...Object.entries(fields), ...whole].flatMap(([field = '', value = '']) => {
    // What narrows a title is never left out; a house is called by a part of it, or "NLS".
    const isHouse = /^(organization|institution|event)$/.test(field);
    const called = isHouse ? /../ : /^\p{Lu}[^\p{Ll} ]+$/u;
    const parts = names.filter((name) => value.includes(name) && called.test(name));
    // What was not finished may be told by any of its names: nothing is supported by it.
    const isOpen = field === 'degree' && fields.status;
    const short = isOpen || /^(place|language)$/.test(field) ? value.replace(/,.*| \(.*/, '') : '';
    const all = [value, short, ...parts, ...(isOpen ? degreeNames(value) : [])];
    return all.flatMap((one) => (one.length > 1 ? { field, value: one } : []));
  });
  return told
    .sort((a, b) => b.value.length - a.value.length)
    .map(({ field, value }) => ({ field, words: fold(value).match(/[\p{L}\p{N}]+/gu) ?? [] }));
});

/** A folded text with the values of a record as marks. */
export function marked(line: string, record: Rec, facts: Facts): string {
  let text = line;
  for (const { field, words } of valuesOf(record, facts)) {
    if (!words[0] || !text.includes(words[0])) continue;
    const own = words.join('[^\\p{L}\\p{N}<>]+');
    const mark = new RegExp(`(?<![\\p{L}\\p{N}<])${own}(?![\\p{L}\\p{N}>])`, 'gu');
    text = text.replace(mark, ` <${field}> `);
  }
  return text;
}

/** A folded text with dates as marks. */
export const datesMarked = (text: string): string =>
  text.replace(DATES, (...all) => ` <@${dateFrom(all.at(-1) as Record<string, string>)}> `);
