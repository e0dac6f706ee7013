/** What a sentence may say more than a statement does, without saying something else. Pure. */
import type { Frame } from './frame.ts';
import type { Item } from './items.ts';

type Items = readonly Item[];

/** Whether an item is joined to another, or opens a clause. */
export const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** Whether words between two items tell what the second names: "the pilot cutter Aurora". */
function describes(between: Items, { name, prep, mark }: Item): boolean {
  const [head, ...more] = between;
  if (!head || head.name || head.mark !== 'article' || !name || prep || mark === 'join')
    return false;
  return (
    !parted({ ...head, mark }) &&
    more.every((one) => !one.name && !one.prep && !one.mark && !one.date)
  );
}

/** An item of a sentence, bound as the words are that describe it. */
export function nameAfter(told: Items, last: number, to: number): Item {
  const own = told[to] as Item;
  const between = told.slice(last + 1, to);
  return describes(between, own) ? { ...own, prep: between[0]?.prep ?? '' } : own;
}

/** Whether a noun with its verb, a subject of its own, stands at a place: "Anna led". */
export function startsClause(items: Items, at: number): boolean {
  const [first, second] = items.slice(at);
  if (!first || first.past || first.prep) return false;
  return (
    first.det ||
    first.number ||
    (second !== undefined &&
      !second.prep &&
      !second.mark &&
      !second.own &&
      (first.name || second.name || second.past))
  );
}

/** Whether an item begins a phrase, so that the one before it is no part of a longer name. */
const opensPhrase = (before: Item, { prep, mark, number, name }: Item): boolean =>
  prep !== '' || mark !== '' || number || (name && !before.name && !before.number);

/** Whether the sentence may go from one item to another without those between. */
export function maySkip(told: Items, from: number, to: number, { reading }: Frame): boolean {
  const between = told.slice(from + 1, to);
  const next = told[to] as Item;
  const [head, ...rest] = between;
  if (!head) return true;
  if (between.some(({ not }) => not)) return false;
  if (describes(between, next)) return true;
  // The same subject goes on: "She wrote X and led Y".
  const subject = told[from]?.key === 'P' || told[from]?.slot === 'T';
  const leaves = (one: Item, at: number) =>
    one.mark === 'sub' ||
    one.key === 'P' ||
    one.prep === 'to' ||
    reading.narrow.has(one.word) ||
    (parted(one) && ((at > 0 && one.det) || startsClause(between, at)));
  if (subject) {
    const last = next.mark === 'join' || next.mark === 'open';
    // What a thing is, then what was done to it: "a language for ships, developed by".
    const done = told[from]?.slot === 'T' && next.past && !next.be;
    if (told[from]?.word === '' && startsClause(between, 0) && !done) return false;
    // "Hired by Anna, then head of sales": what follows a name may tell of that.
    const apposed = !next.past && !next.be && between.at(-1)?.name === true;
    return last && !next.prep && !apposed && !between.some(leaves);
  }
  // The second of two things: "one loom and two computers".
  return (
    next.mark === 'join' &&
    (next.prep === '' || next.prep === head.prep) &&
    !head.be &&
    !parted(head) &&
    opensPhrase(told[from] as Item, head) &&
    rest.every(({ mark, prep }) => !mark && !prep)
  );
}

/** Whether a statement may begin at an item of the sentence. */
export function mayBegin(told: Items, at: number, { reading }: Frame): boolean {
  const before = told.slice(0, at);
  const one = told[at] as Item;
  if (at === 0) return true;
  if (one.mark === 'sub' || before.some(({ word }) => reading.narrow.has(word))) return false;
  // A clause with a subject of its own.
  if (one.mark === 'open' || (one.mark === 'join' && one.key === 'P'))
    return !before.some(({ mark }) => mark === 'sub');
  // Additions that stand first: "In 1944 she".
  if (before.some(({ not, key }) => not || key === 'P')) return false;
  return Boolean(before[0]?.prep || before[0]?.date) && !before.some(parted);
}

/** Whether a statement may end at an item of the sentence. */
export function mayEnd(told: Items, at: number, said: Item, { reading }: Frame): boolean {
  const [next, ...more] = told.slice(at + 1);
  if (!next) return true;
  if (!next.prep && !next.date && !parted(next)) return false;
  // "The head of a department" is more than a head.
  if (said.be && next.prep === reading.of) return false;
  // What follows may take something back, up to the next clause.
  const clause = more.findIndex(
    ({ mark, key }) => mark === 'open' || (mark === 'join' && key === 'P'),
  );
  const after =
    parted(next) && next.key === 'P'
      ? []
      : [next, ...more.slice(0, clause < 0 ? undefined : clause)];
  return !after.some(({ word, not }) => (not && !parted(next)) || reading.narrow.has(word));
}
