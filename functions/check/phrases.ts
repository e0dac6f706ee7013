/** Where a statement may begin and end in a sentence, and what it may leave out of it. Pure. */
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';

type Items = readonly Item[];

/** Prepositions of a time up to another, in the languages of statements. */
const LIMIT = /^(?:until|bis|jusqu|hasta)/;

/** Whether an item is the subject: the person, or the thing that the record is about. */
export const isSubject = ({ key }: Item): boolean => key === 'P' || key === 'T';

/** Whether an item is joined to another, or opens a clause. */
export const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** Whether it is only told until when something was; a time from a date to another is whole. */
const isUntil = ({ date, prep, number }: Item, at: number, items: Items): boolean =>
  (date !== null && prep === 'to' && !items[at - 1]?.date) || (number && LIMIT.test(prep));

/** Whether a noun with its verb, a subject of its own, stands at a place: "Anna led". */
function startsClause(items: Items, at: number): boolean {
  const [first, second] = items.slice(at);
  if (!first || first.past || first.prep) return false;
  if (first.det || first.number) return true;
  const bare = second && !second.prep && !second.mark && !second.own;
  return Boolean(bare && (first.name || second.name || second.past));
}

/** Whether the sentence may go from one item to another without those between. */
export function maySkip(told: Items, from: number, to: number, { narrow, of }: Reading): boolean {
  const between = told.slice(from + 1, to);
  const next = told[to] as Item;
  const [head] = between;
  if (!head) return true;
  if (between.some(({ word }) => narrow.has(word)) || between.some(isUntil)) return false;
  // Who wrote parts of a book did not write the book, and "in seven of the ten" is not "in ten".
  const onto = next.date ? told[to + 1] : next;
  if (onto?.prep === of && (head.prep === of || between.some(({ number }) => number))) return false;
  // What stands between two commas: "the scheme, founded by her in 2018, lends".
  const apart = parted(head) && head.past && parted(next) && !isSubject(told[from] as Item);
  if (apart && !between.slice(1).some(({ not, mark }) => not || mark === 'open')) return true;
  if (between.some(({ not, key }) => not || key === 'P')) return false;
  const before = told[from] as Item;
  if (isSubject(before)) {
    // The same subject goes on: "She wrote X and led Y".
    // After a comma behind a name stands what that one is.
    const apposed = !next.be && between.at(-1)?.name === true;
    const leaves = (one: Item, at: number) =>
      one.mark === 'sub' ||
      one.prep === 'to' ||
      (parted(one) && ((at > 0 && one.det) || startsClause(between, at)));
    // What a thing is, then what it did: "a language that replaced", "a language, developed by".
    const done = before.key === 'T' && before.word === '' && next.past && !next.be;
    if (done && head.det && parted(next) && !between.some(parted)) return true;
    const goesOn = (next.mark === 'join' || next.mark === 'open') && !next.prep && !apposed;
    return goesOn && !(before.word === '' && startsClause(between, 0)) && !between.some(leaves);
  }
  // A whole phrase between two others.
  return (
    (head.prep !== '' || head.date !== null || parted(head)) &&
    (next.prep !== '' || parted(next) || next.date !== null) &&
    !between.some(({ own, det, prep, mark }) => own || (det && !prep && mark !== 'article'))
  );
}

/** Whether a statement may begin at an item of the sentence. */
export function mayBegin(told: Items, at: number, { narrow }: Reading): boolean {
  const before = told.slice(0, at);
  const one = told[at] as Item;
  if (at === 0) return true;
  if (before.some(({ word, mark }) => narrow.has(word) || mark === 'sub')) return false;
  if (one.mark === 'sub') return false;
  // A clause with a subject of its own.
  if (one.mark === 'open' || (one.mark === 'join' && (one.key === 'P' || one.det))) return true;
  // Additions that stand first: "In 1944 she".
  if (before.some(({ not, key }) => not || key === 'P')) return false;
  return Boolean(before[0]?.prep || before[0]?.date) && !before.some(parted);
}

/** Whether a statement may end at an item of the sentence. */
export function mayEnd(
  told: Items,
  at: number,
  said: Item,
  implied: boolean,
  { narrow, of }: Reading,
): boolean {
  const next = told[at + 1];
  if (!next) return true;
  if (!next.prep && !next.date && !parted(next)) return false;
  // "Head coach: Anna" and "head coach, Anna Smith" tell who another is.
  const other = next.mark === 'open' || (next.name && !next.prep && next.mark === 'join');
  if (implied && other && !next.stop) return false;
  // "The head of a department" is more than a head.
  if ((said.be || (implied && !told[1]?.past)) && next.prep === of) return false;
  // What follows may take something back.
  const after = told.slice(at + 1);
  return !after.some(
    (one, place) =>
      (one.not && !parted(next)) || narrow.has(one.word) || isUntil(one, place, after),
  );
}
