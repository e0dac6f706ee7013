/**
 * Whether a sentence of the record says a statement: the same words in the same order, bound by the
 * same prepositions, where the sentence may only have whole phrases more. Pure.
 */
import { agrees } from '../facts/dates.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';

/** How far two texts may differ and still be compared. */
export type Frame = {
  reading: Reading;
  /** The sentence tells of somebody or something that it does not name: copulas may be missing. */
  implied: boolean;
  /** What the sentence tells in the present has ended. */
  ended: boolean;
  /** Day, month or year of what the sentence tells, where it names none itself. */
  day: string | null;
};

export type Aligned = {
  /** Items of the statement for which the sentence has another number or date, or denies it. */
  against: Item[];
  /** Whether the sentence says nothing beside. */
  whole: boolean;
};

const parted = (one: Item): boolean =>
  one.mark === 'join' || one.mark === 'open' || one.mark === 'sub';

/** Whether two items are the same word, told in the same tense; a name is the same letter for letter. */
function sameWord(told: Item, said: Item, { reading, ended }: Frame): boolean {
  if (told.date || said.date)
    return told.date !== null && said.date !== null && agrees(said.date, told.date);
  if (told.key === said.key) {
    if (told.word === said.word || told.number || told.slot || told.key === 'P') return true;
    if (told.name && said.name) return told.word.replace(/s$/, '') === said.word.replace(/s$/, '');
  } else if (
    !reading.same.has(told.key) ||
    reading.same.get(told.key) !== reading.same.get(said.key)
  ) {
    // "Ich sitze" and "sie sitzt".
    const bare = ({ word }: Item) => word.replace(/(?:st|t|e|en)$/, '');
    if (!reading.verbSecond || told.name || said.name || bare(told) !== bare(said)) return false;
  }
  const { past } = reading;
  return past.test(told.word) === past.test(said.word) || (ended && past.test(said.word));
}

/** Whether what binds two items is the same: preposition, to be, possession, exactness. */
function sameBond(
  told: Item,
  said: Item,
  { implied, ended }: Frame,
  first: boolean,
  subject: boolean,
): boolean {
  return (
    told.prep === said.prep &&
    told.about === said.about &&
    (!said.own || told.own || subject) &&
    (told.be === said.be ||
      (first && implied && told.be === '') ||
      (ended && told.be === 'now' && said.be === 'was'))
  );
}

/** Whether a name follows words that tell what it names: "the pilot cutter Aurora". */
function described(told: readonly Item[], from: number, to: number): boolean {
  const [head, ...more] = told.slice(from + 1, to);
  const name = told[to] as Item;
  return (
    head !== undefined &&
    name.name &&
    !name.prep &&
    !name.mark &&
    !head.name &&
    head.mark === 'article' &&
    more.every(({ name: named, prep, mark, date }) => !named && !prep && !mark && !date)
  );
}

/** Whether the sentence may go from one item to another without those between. */
function maySkip(told: readonly Item[], from: number, to: number, frame: Frame): boolean {
  const between = told.slice(from + 1, to);
  const next = told[to] as Item;
  const [head] = between;
  if (!head) return true;
  if (between.some(({ not }) => not)) return false;
  if (described(told, from, to)) return true;
  // The same subject goes on: "She wrote X and led Y".
  if (told[from]?.key === 'P')
    return (
      (next.mark === 'join' || next.mark === 'open') &&
      !next.prep &&
      !between.some(
        ({ mark, key, prep, word }) =>
          mark === 'sub' || key === 'P' || prep === 'to' || frame.reading.narrow.has(word),
      )
    );
  // Another thing of a list: "speaks German, French".
  if (next.mark === 'join' && head.prep === next.prep.replace(/^$/, head.prep) && head.be === '') {
    const rest = between.slice(1);
    const single = rest.every(({ mark, prep }) => mark === 'join' && !prep);
    const names = next.name && rest.every(({ name, prep }) => name && !prep);
    return (single || names) && (next.prep === '' || next.prep === head.prep);
  }
  // An addition of time, place or company.
  return (
    (next.prep !== '' || next.mark === 'article') &&
    between.every(({ prep, mark, name, date }, at) => (name || date) && (prep || (at > 0 && !mark)))
  );
}

/** Whether a statement may begin at an item of the sentence. */
function mayBegin(told: readonly Item[], at: number, { reading }: Frame): boolean {
  const before = told.slice(0, at);
  const one = told[at] as Item;
  if (before.length === 0) return true;
  if (one.mark === 'sub') return false;
  // A clause with a subject of its own.
  if (one.mark === 'open' || (one.mark === 'join' && one.key === 'P'))
    return !before.some(({ mark, word }) => mark === 'sub' || reading.narrow.has(word));
  if (before.some(({ not, word, key }) => not || key === 'P' || reading.narrow.has(word)))
    return false;
  return Boolean(before[0]?.prep || before[0]?.date) && !before.some(parted);
}

/** Whether a statement may end at an item of the sentence. */
function mayEnd(told: readonly Item[], at: number, said: Item, { reading }: Frame): boolean {
  const next = told[at + 1];
  if (!next) return true;
  if (!next.prep && !next.date && !parted(next)) return false;
  if (said.be && next.prep === reading.of) return false;
  return !told
    .slice(at + 1)
    .some(({ word, not }) => (not && !parted(next)) || reading.narrow.has(word));
}

const SKIPS = 400;

type Path = Aligned & { first: number; last: number; carried: boolean };

/**
 * How a sentence says a statement; null when it does not. Of what is `against`, at most one item.
 * A date may stand elsewhere in the same clause; where several are told, order tells what they date.
 */
export function align(told: readonly Item[], said: readonly Item[], frame: Frame): Aligned | null {
  const asked = said.filter(({ date }) => date);
  if (asked.length > 0) {
    const strict = inOrder(told, said, frame);
    if (strict && strict.against.length === 0) return strict;
    const years = told.filter(({ date }) => date);
    if (years.length > 2 || (years.length === 2 && years[1]?.prep !== 'to')) return null;
  }
  const bare = told.filter(({ date }) => !date);
  const found = inOrder(
    bare,
    said.filter(({ date }) => !date),
    frame,
  );
  if (!found || asked.length === 0) return found;
  if (found.carried) return null;
  const first = told.indexOf(bare[found.first] as Item);
  const last = told.indexOf(bare[found.last] as Item);
  const near = told.filter(
    ({ date }, at) =>
      date &&
      (at < first
        ? !told.slice(at + 1, first).some(parted)
        : !told.slice(last + 1, at + 1).some(parted)),
  );
  const wrong = asked.filter((one) => !dated(one, near, told, frame));
  if (wrong.length + found.against.length > 1) return null;
  if (wrong.length > 0 && near.length === 0) return null;
  return {
    against: [...found.against, ...wrong],
    whole: found.whole && near.length === asked.length,
  };
}

/** Whether a date is told with the same role, or is that of the record where none is told. */
function dated(said: Item, near: readonly Item[], told: readonly Item[], { day }: Frame): boolean {
  const date = said.date as string;
  if (!told.some((one) => one.date))
    return day !== null && said.prep === 'in' && !said.about && agrees(date, day);
  return near.some(
    (one) => one.prep === said.prep && one.about === said.about && agrees(date, one.date as string),
  );
}

function inOrder(told: readonly Item[], said: readonly Item[], frame: Frame): Path | null {
  let steps = 0;
  const from = (
    before: number,
    i: number,
    j: number,
    against: Item[],
    whole: boolean,
    first: number,
    carried: boolean,
  ): Path | null => {
    const own = told[i] as Item;
    const head = told[before + 1] as Item;
    const a = described(told, before, i) ? { ...own, prep: head.prep, mark: head.mark } : own;
    const b = said[j] as Item;
    steps += 1;
    if (steps > SKIPS || !sameBond(a, b, frame, j === 1, said[0]?.key === 'P')) return null;
    let found = against;
    if (!sameWord(a, b, frame)) {
      if (!a.number || !b.number) return null;
      found = [...found, b];
    }
    if (a.not !== b.not) found = [...found, b];
    if (found.length > 1) return null;
    if (j === said.length - 1)
      return mayEnd(told, i, b, frame)
        ? { against: found, whole: whole && i === told.length - 1, first, last: i, carried }
        : null;
    for (let k = i + 1; k < told.length; k++) {
      if (!maySkip(told, i, k, frame)) continue;
      const over = k > i + 1 && parted(told[k] as Item);
      const next = from(i, k, j + 1, found, whole && k === i + 1, first, carried || over);
      if (next) return next;
    }
    return null;
  };
  if (said.length === 0) return null;
  for (let i = 0; i < told.length; i++) {
    if (!mayBegin(told, i, frame)) continue;
    const found = from(i - 1, i, 0, [], i === 0, i, false);
    if (found) return found;
  }
  return null;
}
