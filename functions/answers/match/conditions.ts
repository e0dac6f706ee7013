/** What a requirement asks for that typed values tell: languages, degrees, numbers, terms. Pure. */
import { once } from '../../../src/once.ts';
import type { Word } from '../ask/reading.ts';
import { DATES, datesIn } from '../facts/dates.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { isUnfinished } from '../facts/record.ts';
import { spokenIn } from '../facts/values.ts';
import { fold, stemOf, tokensOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Levels of the European framework: A1 to C2. */
const LEVEL = /\b[abc][12]\b/;

/** Codes of ISO 639-1 by what their languages are called in a language, as stems. */
const codesIn = once((language: Language): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language.code, { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.map((code) => [names.of(code) ?? '', code] as const);
  return new Map(
    named.flatMap(([name, code]) =>
      /^\p{L}+$/u.test(name) ? [[stemOf(name, language), code]] : [],
    ),
  );
});

const codeOf = (name: string): string | undefined =>
  LANGUAGES.flatMap((language) => codesIn(language).get(stemOf(name, language)) ?? [])[0];

/** The level that a text tells, by its code or in words. */
function levelOf(text: string): string | undefined {
  const line = fold(text);
  const worded = VALUES.fluent.test(line) ? 'c1' : VALUES.good.test(line) ? 'b1' : undefined;
  return LEVEL.exec(line)?.[0] ?? worded;
}

/**
 * Whether the person speaks one of the languages that some words ask for, and nothing else, at the
 * level that the text names; undefined where they ask for anything else.
 */
export function isSpoken(
  text: string,
  content: readonly Word[],
  language: Language,
  { snapshot }: Facts,
): boolean | undefined {
  const { speaking } = lexiconOf(language);
  const codes = content
    .filter(({ word, stem }) => !(speaking.has(stem) || levelOf(word)))
    .map(({ raw }) => codeOf(raw));
  if (codes.length === 0 || codes.includes(undefined)) return undefined;
  const level = levelOf(text);
  return spokenIn(snapshot.manifest.profile).some((spoken) => {
    const [name = '', own] = spoken.split(' (');
    // A level in other words, "from holidays", is less than conversation.
    const isEnough = !(level && own) || (levelOf(own) ?? 'a2') >= level;
    return isEnough && codes.includes(codeOf(name));
  });
}

/** The numbers of a text that are no dates, each with the stem after it. */
export function numbersIn(text: string, language: Language): { value: number; unit: string }[] {
  const { numbers } = lexiconOf(language);
  const tokens = tokensOf(fold(text).replace(DATES, ' '), language);
  return tokens.flatMap(({ word }, at) => {
    const value = numbers.get(word) ?? Number.parseFloat(word);
    return value > 0 ? [{ value, unit: tokens[at + 1]?.stem ?? '' }] : [];
  });
}

/** The years and months that a text tells, and the greatest number of anything but time. */
export function amountsIn(text: string, language: Language) {
  const { units, words } = lexiconOf(language);
  const stems = words.slice(4).map((word) => stemOf(word, language));
  const all = numbersIn(text, language);
  const most = (is: (unit: string) => boolean) =>
    Math.max(0, ...all.flatMap(({ value, unit }) => (is(unit) ? [value] : [])));
  return {
    years: most((unit) => stems.indexOf(unit) in [0, 1]),
    months: most((unit) => stems.lastIndexOf(unit) > 1),
    number: most((unit) => !(units.has(unit) || stems.includes(unit))),
  };
}

/** Whether the terms tell less by a row than is asked: an earlier day, work from elsewhere. */
export function isLess(row: string, text: string, language: Language, { snapshot }: Facts) {
  const { available_from, notice_period, workplace_types } = snapshot.manifest.collaboration;
  if (row === 'workplace')
    return workplace_types?.includes('remote') === false && VALUES.remote.test(fold(text));
  const { months } = amountsIn(text, language);
  const own = amountsIn(notice_period ?? '', LANGUAGES[0] as Language).months;
  const isEarlier = (date: string) => (available_from ?? '').slice(0, date.length) > date;
  return datesIn(text).some(isEarlier) || (months > 0 && own > months);
}

/** Degrees, the highest first. */
const DEGREES = ['doctor', 'master'] as const;

/** Whether each alternative asks for a degree that no finished course leads to or beyond. */
export function lacksDegree(parts: readonly string[], language: Language, facts: Facts): boolean {
  const labels = facts.records
    .filter((record) => record.kind === 'education' && !isUnfinished(record, facts.language))
    .map(({ label }) => fold(label));
  return parts.every((part) => {
    const at = DEGREES.findLastIndex((name) =>
      new RegExp(language.required[name]).test(fold(part)),
    );
    const enough = DEGREES.slice(0, at + 1).map((name) => VALUES[name]);
    return at >= 0 && !labels.some((label) => enough.some((one) => one.test(label)));
  });
}
