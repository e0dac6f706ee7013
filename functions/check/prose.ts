/**
 * Whether a sentence of a record says a statement: its words one after another, bound by the same
 * prepositions and in the same tense, from where a clause begins to where a phrase ends. Only dates
 * may stand elsewhere in the clause, and only names of the record may be left out. Pure.
 */
import { agrees } from '../facts/dates.ts';
import type { Rec } from '../facts/record.ts';
import { FRESH, type Item } from './items.ts';
import type { Reading } from './reading.ts';
import type { Read } from './subject.ts';
import { isForm, THINGS } from './values.ts';

type Items = readonly Item[];

/** How a sentence is read. */
type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: ReadonlySet<string>;
  /** The sentence leaves its subject out, and a form of to be with it. */
  implied: boolean;
  /** What is joined to it tells what was done to its subject: "a tool, made by". */
  participles: boolean;
  /** When it was, where it has no date itself. */
  day: string | null;
};

const NONE = { word: '', name: true, number: false, date: null, slot: null };
const PERSON: Item = { ...FRESH, ...NONE, key: 'P' };
const THING: Item = { ...PERSON, key: 'T' };

const isDate = ({ date }: Item): boolean => date !== null;
const isSubject = ({ key }: Item): boolean => key === 'P' || key === 'T';

/** Whether an item is joined to another, or opens a clause. */
export const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** Whether it is only told until when something was; a time from a date to another is whole. */
const isUntil = ({ date, prep }: Item, at: number, items: Items): boolean =>
  date !== null && prep === 'to' && !items[at - 1]?.date;

/** Whether two items are the same word in the same tense, bound in the same way. */
function same(told: Item, said: Item, at: number, { implied, participles }: Frame): boolean {
  const { key, word, prep, number, own, past, be } = said;
  if (told.key !== key || told.prep !== prep || told.number !== number) return false;
  // "Programmer" is she who was one, not those of whom she was one.
  const bare = (implied && at === 1 && told.word === word) || (participles && told.past);
  if ((told.be !== be && (told.be || !bare)) || (own && !told.own && at > 0 && !implied))
    return false;
  if (number || isSubject(told)) return true;
  return told.past === past && isForm({ ...told, stem: told.key }, { ...said, stem: key });
}

/** Whether a statement may say a word that the sentence leaves out: the record's own name. */
function isContext(told: Items, said: Items, at: number, named: boolean, frame: Frame): boolean {
  const { reading, names, implied } = frame;
  const { key, word, prep, not, number, det } = said[at] as Item;
  // What the sentence denies is not left out.
  if (not || told.some((one) => one.key === key && one.not)) return false;
  if (reading.narrow.has(word) || reading.qualifiers.has(word)) return false;
  const [before, after] = [said[at - 1], said[at + 1]];
  if (reading.light.has(word))
    return before?.key === 'T' || (before?.key === 'P' && implied && told[1]?.key === after?.key);
  const bound = reading.places.has(prep) || named || det;
  return bound && (!number || named) && (names.has(key) || reading.nouns.has(word));
}

/** Whether a statement may begin at an item: that of the sentence or of a clause. */
function mayBegin(told: Items, at: number, { narrow }: Reading): boolean {
  const { mark, key, det } = told[at] as Item;
  if (at === 0) return true;
  if (told.slice(0, at).some((one) => narrow.has(one.word) || one.mark === 'sub')) return false;
  return mark === 'open' || (mark === 'join' && (key === 'P' || det));
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
  return !after.some(
    ({ not, word, number, prep }) =>
      (not && !parted(next)) || reading.narrow.has(word) || (number && LIMIT.test(prep)),
  );
}

/** Prepositions of a time up to another, in the languages of statements. */
const LIMIT = /^(?:until|bis|jusqu|hasta)/;

/** Where the words of a statement end in a sentence from a place on, and whether one of the two
 * denies what the other says; null where it has not all words. */
function endOf(
  told: Items,
  from: number,
  said: Items,
  frame: Frame,
): { to: number; denied: boolean } | null {
  let to = from;
  let named = false;
  let denied = false;
  for (const [at, one] of said.entries()) {
    const next = told[to];
    if (next && same(next, one, at, frame)) {
      denied ||= next.not !== one.not;
      named = false;
      to += 1;
    } else if (at > 0 && isContext(told, said, at, named, frame)) named = true;
    else return null;
  }
  return to - from > 1 ? { to, denied } : null;
}

/** Whether the dates of a statement are told in the clause that has its words. */
function isDated(told: Items, first: Item, last: Item, said: Items, frame: Frame): boolean {
  const [begin, end] = [told.indexOf(first), told.indexOf(last)];
  const opens = told.slice(0, begin).every(({ prep, date }) => prep || date);
  const close = told.findIndex((one, at) => at > end && parted(one));
  const clause = told.slice(opens ? 0 : begin, close < 0 ? undefined : close);
  const dates = clause.filter(isDate);
  const asked = said.filter(isDate);
  if (asked.length === 0) return !clause.some(isUntil);
  if (dates.length === 0)
    return asked.every(({ prep, date }) => prep === 'in' && agrees(date as string, frame.day));
  // Of several dates each stands where it is told.
  const alone = dates.length === 1 || (dates.length === 2 && dates[0]?.prep === 'from');
  const start = said.findIndex((one) => !isDate(one));
  return asked.every((one) =>
    dates.some(
      (date) =>
        date.prep === one.prep &&
        agrees(one.date as string, date.date) &&
        (alone || told.indexOf(date) - begin === said.indexOf(one) - start),
    ),
  );
}

/** What a sentence says to a statement: `no` where it denies the same. */
function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  const bare = told.filter((one) => !isDate(one));
  const words = said.filter((one) => !isDate(one));
  for (const from of bare.keys()) {
    const found = mayBegin(bare, from, frame.reading) ? endOf(bare, from, words, frame) : null;
    if (!found || !mayEnd(bare, found.to, words, frame)) continue;
    const { to, denied } = found;
    const next = bare[to];
    if (!denied) {
      if (isDated(told, bare[from] as Item, bare[to - 1] as Item, said, frame)) return 'yes';
    } else if (words.length === said.length && (!next || (parted(next) && !next.prep))) return 'no';
  }
  return null;
}

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
): { yes: boolean; text: string } | null {
  const point = ['talk', 'writing', 'award', 'note'].includes(rec.kind) || rec.start === rec.end;
  const own = THINGS.includes(rec.kind) ? names : null;
  const ways = [said, turned(said), own && titled(said, own, reading)].filter(
    (one) => one !== null,
  );
  let no: string | null = null;
  for (const { line, items } of told)
    for (const [one, implied] of readingsOf(items, line.implied, own, reading))
      for (const way of ways) {
        const participles = implied || way[0]?.key !== 'P';
        const day = point ? rec.start : null;
        const frame = { reading, names, implied, participles, day };
        const answer = compare(one, way, frame);
        if (answer === 'yes') return { yes: true, text: line.text };
        if (answer === 'no') no ??= line.text;
      }
  return no === null ? null : { yes: false, text: no };
}
