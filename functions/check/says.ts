/** Whether one of the sentences of a record says a statement, in one of its ways. Pure. */
import type { Rec } from '../facts/record.ts';
import { compare } from './compare.ts';
import { FRESH, type Item } from './items.ts';
import { isSubject, parted } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Read } from './subject.ts';
import { THINGS } from './values.ts';

type Items = readonly Item[];

const NONE = { word: '', name: true, number: false, date: null, slot: null };
const PERSON: Item = { ...FRESH, ...NONE, key: 'P' };
const THING: Item = { ...PERSON, key: 'T' };

/** Items with the words that name a thing, or a pronoun for it, as one; null where none begin. */
function titled(items: Items, names: ReadonlySet<string>, reading: Reading): Items | null {
  const other = ({ key, word, prep, be }: Item, at: number) =>
    (at === 0 ? prep : be) !== '' ||
    !(names.has(key) || reading.nouns.has(word) || (reading.verbSecond && isPart(key)));
  // "The archive" is the "Sauerteigarchiv".
  const isPart = (key: string) => key.length > 4 && [...names].some((one) => one.endsWith(key));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0 ? [{ ...first, ...NONE, key: 'T', mark: '' }, ...items.slice(end)] : null;
}

/** The ways to say a statement; of a thing, also with the thing as its subject. */
function waysOf(said: Items, names: ReadonlySet<string> | null, reading: Reading): Items[] {
  // "At the museum she led two people": where it was comes last.
  const free = (one: Item, at: number) =>
    one.key === 'P' ||
    (at > 0 &&
      one.prep === '' &&
      (parted(one) || one.be !== '' || one.det || (one.past && !one.name) || one.number));
  const at = said[0]?.prep ? said.findIndex(free) : 0;
  const turned = at > 0 ? [...said.slice(at), ...said.slice(0, at)] : null;
  return [said, turned, names && titled(said, names, reading)].filter((one) => one !== null);
}

/** The ways to read a sentence, each with whether its subject is left out. */
function readingsOf(
  items: Items,
  implied: boolean,
  names: ReadonlySet<string> | null,
  reading: Reading,
): [Items, boolean][] {
  const found: [Items, boolean][] = [[items, false]];
  if (!items[0] || isSubject(items[0])) return found;
  // "The chair was Anna" has a subject of its own.
  const clause = items.findIndex(({ mark }, at) => at > 0 && (mark === 'open' || mark === 'sub'));
  const whole = items.slice(1, clause < 0 ? undefined : clause);
  if (implied && !whole.some(({ be }) => be)) found.push([[PERSON, ...items], true]);
  const own = names && titled(items, names, reading);
  if (own) found.push([own, false]);
  if (names) found.push([[THING, ...items], true]);
  return found;
}

/** What the sentences of a record say to a statement, with the sentence; null where none does. */
export function saysIn(
  rec: Rec,
  { told, names }: Read,
  said: Items,
  reading: Reading,
  gone: boolean,
): { yes: boolean; text: string } | null {
  const point = ['talk', 'writing', 'award', 'note'].includes(rec.kind) || rec.start === rec.end;
  // Notes tell of a day in the present.
  const ended = rec.kind === 'profile' ? gone : rec.end !== null || gone || rec.kind === 'note';
  const own = THINGS.includes(rec.kind) ? names.own : null;
  const ways = waysOf(said, own, reading);
  let no: string | null = null;
  for (const { line, items, keys } of told) {
    const known = ({ key, word, date }: Item) =>
      key === 'P' || date || keys.has(key) || names.all.has(key) || reading.nouns.has(word);
    if (said.filter((one) => !known(one)).length > 1) continue;
    for (const [one, implied] of readingsOf(items, line.implied, own, reading))
      for (const way of ways) {
        const answer = compare(one, way, {
          reading,
          names: names.all,
          implied,
          thing: own !== null && !implied,
          terse: !one.some(({ be, past }) => be || past),
          participles: implied || way[0]?.key !== 'P',
          ended,
          day: point ? rec.start : null,
        });
        if (answer === 'yes') return { yes: true, text: line.text };
        if (answer === 'no') no ??= line.text;
      }
  }
  return no === null ? null : { yes: false, text: no };
}
