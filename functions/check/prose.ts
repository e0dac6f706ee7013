/**
 * Whether a sentence of a record says a statement: its words one after another, bound by the same
 * prepositions and in the same tense, from where a clause begins to where a phrase ends. Only dates
 * may stand elsewhere in the clause, and only names of the record may be left out. Pure.
 */
import { agrees } from '../facts/dates.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import { isForm } from './values.ts';

type Items = readonly Item[];

/** How a sentence is read. */
export type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: ReadonlySet<string>;
  /** The sentence leaves its subject out, and a form of to be with it. */
  implied: boolean;
};

const isDate = ({ date }: Item): boolean => date !== null;

/** Whether an item is the subject: the person, or the thing that the record is about. */
export const isSubject = ({ key }: Item): boolean => key === 'P' || key === 'T';

/** Whether an item is joined to another, or opens a clause. */
export const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** Whether it is only told until when something was; a time from a date to another is whole. */
const isUntil = ({ date, prep }: Item, at: number, items: Items): boolean =>
  date !== null && prep === 'to' && !items[at - 1]?.date;

/** Whether two items are the same word in the same tense, bound in the same way. */
function same(told: Item, said: Items, at: number, { implied }: Frame): boolean {
  const { key, word, prep, number, own, past, be } = said[at] as Item;
  if (told.key !== key || told.prep !== prep || told.number !== number) return false;
  // "Programmer" is she who was one, not those of whom she was one; "a tool, made by" was made.
  const made = told.past && (implied || said[0]?.key !== 'P');
  const bare = made || (implied && at === 1 && told.word === word);
  if ((told.be !== be && (told.be || !bare)) || (own && !told.own && at > 0 && !implied))
    return false;
  if (number || isSubject(told)) return true;
  return told.past === past && isForm({ ...told, stem: told.key }, { word, stem: key });
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
  const { narrow, roles, of } = reading;
  const after = told.slice(to);
  const [next] = after;
  if (!next) return true;
  if (next.number && roles.get(next.prep) === 'to') return false;
  if (!next.prep && !parted(next)) return false;
  // "Head coach: Anna" and "head coach, Anna Smith" tell who another is.
  if (implied && (next.mark === 'open' || (next.name && !next.prep))) return false;
  // "The head of a department" is more than a head.
  if ((said.at(-1)?.be || (implied && !told[1]?.past)) && next.prep === of) return false;
  // A subject without what it did says nothing.
  const tells = ({ be, past }: Item) => be !== '' || past;
  if (!implied && !said.some(tells) && after.some(tells)) return false;
  // What follows may take something back.
  return !after.some(({ not, word }) => (not && !parted(next)) || narrow.has(word));
}

/**
 * Where the words of a statement end in a sentence from a place on, and whether one of the two
 * denies what the other says; null where it has not all words.
 */
function endOf(told: Items, from: number, said: Items, frame: Frame) {
  let to = from;
  let named = false;
  let denied = false;
  for (const [at, one] of said.entries()) {
    const next = told[to];
    if (next && same(next, said, at, frame)) {
      denied ||= next.not !== one.not;
      named = false;
      to += 1;
    } else if (at > 0 && isContext(told, said, at, named, frame)) named = true;
    else return null;
  }
  return to - from > 1 ? { to, denied } : null;
}

/** Whether the dates of a statement are told in the clause that has its words. */
function isDated(told: Items, first: Item, last: Item, said: Items): boolean {
  const [begin, end] = [told.indexOf(first), told.indexOf(last)];
  const opens = told.slice(0, begin).every(({ prep, date }) => prep || date);
  const close = told.findIndex((one, at) => at > end && parted(one));
  const clause = told.slice(opens ? 0 : begin, close < 0 ? undefined : close);
  const dates = clause.filter(isDate);
  const asked = said.filter(isDate);
  if (asked.length === 0) return !clause.some(isUntil);
  // Of several dates, or in several clauses, it is not plain what each dates.
  const many = dates.length > (dates[0]?.prep === 'from' ? 2 : 1);
  if (many || told.slice(begin + 1, end).some(parted)) return false;
  return asked.every(({ prep, date }) =>
    dates.some((one) => one.prep === prep && agrees(date as string, one.date)),
  );
}

/** What a sentence says to a statement: `no` where it denies the same. */
export function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  const bare = told.filter((one) => !isDate(one));
  const words = said.filter((one) => !isDate(one));
  for (const from of bare.keys()) {
    const found = mayBegin(bare, from, frame.reading) ? endOf(bare, from, words, frame) : null;
    if (!found || !mayEnd(bare, found.to, words, frame)) continue;
    const { to, denied } = found;
    const next = bare[to];
    if (!denied) {
      if (isDated(told, bare[from] as Item, bare[to - 1] as Item, said)) return 'yes';
    } else if (words.length === said.length && (!next || (parted(next) && !next.prep))) return 'no';
  }
  return null;
}
