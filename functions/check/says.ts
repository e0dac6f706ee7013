/** Whether one of the sentences of a record says a statement, in one of its ways. Pure. */
import type { Rec } from '../facts/record.ts';
import { FRESH, type Item } from './items.ts';
import { compare, isSubject, parted } from './prose.ts';
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
    (at === 0 ? prep : be) !== '' || !(names.has(key) || reading.nouns.has(word));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0 ? [{ ...first, ...NONE, key: 'T', mark: '' }, ...items.slice(end)] : null;
}

/** "At the museum she led two people" with where it was last; null for any other statement. */
function turned(said: Items): Items | null {
  const free = (one: Item, at: number) =>
    one.key === 'P' ||
    (at > 0 &&
      one.prep === '' &&
      (parted(one) || one.be !== '' || one.det || (one.past && !one.name) || one.number));
  const at = said[0]?.prep ? said.findIndex(free) : 0;
  return at > 0 ? [...said.slice(at), ...said.slice(0, at)] : null;
}

/** The ways to read a sentence, each with whether its subject is left out. */
function readingsOf(
  items: Items,
  implied: boolean,
  names: ReadonlySet<string> | null,
  reading: Reading,
): [Items, boolean][] {
  const found: [Items, boolean][] = [[items, false]];
  const [first, ...rest] = items;
  if (!first) return found;
  if (isSubject(first)) {
    // "She wrote a book and led a group": the same subject goes on, after one verb and no other.
    const on = rest.findIndex((one, at) => at > 0 && (parted(one) || one.past || one.be));
    const next = rest[on];
    const verb = next && (next.be || (next.past && !rest[0]?.be));
    const narrowed = rest.slice(0, on).some(({ word }) => reading.narrow.has(word));
    if (verb && next.mark === 'join' && !next.prep && !next.det && !narrowed)
      found.push([[first, ...rest.slice(on)], false]);
    return found;
  }
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
): { yes: boolean; text: string } | null {
  const own = THINGS.includes(rec.kind) ? names : null;
  const ways = [said, turned(said), own && titled(said, own, reading)].filter(
    (one) => one !== null,
  );
  let no: string | null = null;
  for (const { line, items } of told)
    for (const [one, implied] of readingsOf(items, line.implied, own, reading))
      for (const way of ways) {
        const answer = compare(one, way, { reading, names, implied });
        if (answer === 'yes') return { yes: true, text: line.text };
        if (answer === 'no') no ??= line.text;
      }
  return no === null ? null : { yes: false, text: no };
}
