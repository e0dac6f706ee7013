/**
 * Whether a sentence of a record says a statement: its words one after another, bound by the same
 * prepositions and in the same tense, from where a clause begins to where a phrase ends. Only dates
 * may stand elsewhere in the clause, and only names of the record may be left out. Pure.
 */
import { agrees } from '../facts/dates.ts';
import type { Rec } from '../facts/record.ts';
import { BLANK, type Item, isSubject, parted } from './items.ts';
import type { Reading } from './reading.ts';
import type { Dated } from './rows.ts';
import type { Read } from './subject.ts';
import { THINGS } from './values.ts';

type Items = readonly Item[];
type Names = ReadonlySet<string>;

/** How a sentence is read. */
type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: Names;
  /** The sentence leaves its subject out, and a form of to be with it. */
  implied: boolean;
};

/** Whether two items are the same word in the same tense, bound in the same way. */
function same(told: Item, said: Items, at: number, { implied }: Frame): boolean {
  const { key, word, prep, number, past, be } = said[at] as Item;
  if (told.key !== key || told.prep !== prep) return false;
  // "Programmer" is she who was one, not those of whom she was one; "a tool, made by" was made.
  const made = told.past && (implied || said[0]?.key !== 'P');
  const bare = made || (implied && at === 1 && told.word === word);
  if (told.be !== be && (told.be || !bare)) return false;
  return number || isSubject(told) || told.past === past;
}

/** Whether a statement may say a word that the sentence leaves out: the record's own name. */
function isContext(told: Items, said: Items, at: number, named: boolean, frame: Frame): boolean {
  const { light, places, nouns, qualifiers } = frame.reading;
  const { key, word, prep, not, number, det } = said[at] as Item;
  // What the sentence denies is not left out; "the first" says more than it.
  if (not || qualifiers.has(word) || told.some((one) => one.key === key && one.not)) return false;
  if (light.has(word)) return said[at - 1]?.key === 'T';
  return (
    (named || (!number && (det || places.has(prep)))) && (frame.names.has(key) || nouns.has(word))
  );
}

/** Whether a statement may end before an item of the sentence: with a whole phrase. */
function mayEnd(told: Items, to: number, said: Items, { implied, reading }: Frame): boolean {
  const after = told.slice(to);
  const [next] = after;
  if (!next) return true;
  if (!next.prep && !parted(next)) return false;
  // "Head coach: Anna" and "head coach, Anna Smith" tell who another is.
  if (implied && (next.mark === 'open' || (next.name && !next.prep))) return false;
  // "The head of a department" is more than a head.
  if ((said.at(-1)?.be || (implied && !told[1]?.past)) && next.prep === reading.of) return false;
  // What follows may take something back.
  return !after.some(({ not, word }) => (not && !parted(next)) || reading.narrow.has(word));
}

/** Whether the dates of a statement are told in the clause that has its words, to the last. */
function isDated(told: Items, first: Item, last: Item, said: Items): boolean {
  const end = told.indexOf(last);
  const close = told.findIndex((one, at) => at > end && parted(one));
  const dates = told.slice(0, close < 0 ? undefined : close).filter(({ date }) => date);
  const asked = said.filter(({ date }) => date);
  // What was until some time is no longer.
  if (asked.length === 0) return dates[0]?.prep !== 'to';
  // Of several dates, or in several clauses, it is not plain what each dates.
  const many = dates.length > (dates[0]?.prep === 'from' ? 2 : 1);
  if (many || told.slice(told.indexOf(first) + 1, end).some(parted)) return false;
  return asked.every(({ prep, date }) =>
    dates.some((one) => one.prep === prep && agrees(date as string, one.date)),
  );
}

/** What a sentence says to a statement: `no` where it denies the same. */
function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  // Of several dates nobody knows which is of what, unless both sentences are the same.
  const alike = (one: Item, at: number) =>
    (['key', 'prep', 'past', 'be', 'not', 'own'] as const).every(
      (name) => one[name] === said[at]?.[name],
    );
  if (told.length === said.length && told.every(alike)) return 'yes';
  const bare = told.filter(({ date }) => !date);
  const words = said.filter(({ date }) => !date);
  let to = 0;
  let named = false;
  let denied = false;
  for (const [at, one] of words.entries()) {
    const next = bare[to];
    if (next && same(next, words, at, frame)) {
      denied ||= next.not !== one.not;
      named = false;
      to += 1;
    } else if (at > 0 && isContext(bare, words, at, named, frame)) named = true;
    else return null;
  }
  if (to < 2 || !mayEnd(bare, to, words, frame)) return null;
  if (!denied) return isDated(told, bare[0] as Item, bare[to - 1] as Item, said) ? 'yes' : null;
  const next = bare[to];
  return words.length === said.length && (!next || (parted(next) && !next.prep)) ? 'no' : null;
}

/** Items with the words that name a thing, or a pronoun for it, as one; null where none begin. */
function titled(items: Items, names: Names, reading: Reading): Items | null {
  const other = ({ key, word, prep, be }: Item, at: number) =>
    (at === 0 ? prep : be) !== '' || !(names.has(key) || reading.nouns.has(word));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0
    ? [{ ...BLANK, key: 'T', be: first.be, not: first.not }, ...items.slice(end)]
    : null;
}

/** The ways to read a sentence, each with whether its subject is left out; of a thing by names. */
function waysOf(items: Items, implied: boolean, names: Names | null, reading: Reading) {
  const found: [Items, boolean][] = [[items, false]];
  for (const [at, { mark, key, det, word }] of items.entries()) {
    // What a condition opens or limits is not told by itself.
    if (mark === 'sub' || reading.narrow.has(word)) break;
    const opens = mark === 'open' || (mark === 'join' && (key === 'P' || det));
    if (at > 0 && opens) found.push([items.slice(at), false]);
  }
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
  const clause = rest.findIndex(({ mark }) => mark === 'open' || mark === 'sub');
  const own = rest.slice(0, clause < 0 ? undefined : clause).some(({ be }) => be);
  if (implied && !own) found.push([[{ ...BLANK, key: 'P' }, ...items], true]);
  const named = names && titled(items, names, reading);
  if (named) found.push([named, false]);
  if (names) found.push([[{ ...BLANK, key: 'T' }, ...items], true]);
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
  const named = own && titled(said, own, reading);
  let no: string | null = null;
  for (const { line, items } of told)
    for (const [one, implied] of waysOf(items, line.implied, own, reading))
      for (const way of named ? [said, named] : [said]) {
        const answer = compare(one, way, { reading, names, implied });
        if (answer === 'yes') return { yes: true, text: line.text };
        if (answer === 'no') no ??= line.text;
      }
  return no === null ? null : { yes: false, text: no };
}

/**
 * The sentence of a record that calls disputed what a statement says, or the dates of what the
 * typed fields say to it; undefined when none does.
 */
export function doubtOf(
  said: Items,
  dates: readonly Dated[],
  { told, names }: Read,
  { doubt }: Reading,
): string | undefined {
  const about = said.filter((one) => !isSubject(one));
  return told.find(({ items }) => {
    if (!items.some(({ word }) => doubt.has(word))) return false;
    const keys = new Set(items.map(({ key }) => key));
    const years = items.flatMap(({ date }) => date?.slice(0, 4) ?? []);
    // A doubt that tells of no year is one of every date.
    const dated = dates.some(({ date }) => !years[0] || years.includes(date.slice(0, 4)));
    const same = about.every(({ key }) => keys.has(key) || names.has(key));
    return dated || (same && about.some(({ key }) => keys.has(key)));
  })?.line.text;
}
