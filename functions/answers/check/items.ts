/** What a sentence says, word by word: each content word with what binds it to the others. */
import type { ValueSlot as Slot } from '../languages/language.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

/** An item of which nothing is told yet. */
export const BLANK = {
  /** What is compared: a stem, a number, a date, a slot, P for the person, - for a denial. */
  key: '',
  word: '',
  name: false,
  number: false,
  date: null as string | null,
  slot: null as Slot | null,
  /** The preposition before it, by its group; of a date its role: in, from, to, before ... */
  prep: '',
  /** What parts it from the item before: an article, a joining, a clause's mark or word. */
  mark: '' as '' | 'article' | 'join' | 'open' | 'sub',
  /** An article or a possessive before it; that is the person's. */
  det: false,
  own: false,
  /** A form of to be before it. */
  be: '' as '' | 'is' | 'was' | 'became',
  /** Told in the past; denied. */
  past: false,
  not: false,
};

/** A content word of a sentence, with what binds it to the others. */
export type Item = typeof BLANK;

/** Whether an item is the subject: the person, or the thing that a record is about. */
export const isSubject = ({ key }: Item): boolean => key === 'P' || key === 'T';

/** Whether an item is joined to another, or opens a clause. */
export const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** What a date is told as, by the small words before it: "jusqu'en" is until. */
function roleOf(before: readonly Word[], { roles, preposition, functional }: Reading): string {
  const end = before.findLastIndex(({ word, date }) => date || !functional(word));
  const small = before.slice(end + 1).map(({ word }) => word);
  const told = small.map((word) => roles.get(word) ?? preposition.get(word));
  return told.findLast((one) => one && one !== 'in') ?? 'in';
}

/** The items of the words of one sentence. */
export function itemsOf(words: readonly Word[], reading: Reading): Item[] {
  const { grammar, numbers, preposition, pasts } = reading;
  const items: Item[] = [];
  let open = { ...BLANK };
  let range = false;
  const mark = (to: Item['mark']) => {
    if (open.mark !== 'open' && open.mark !== 'sub' && (to !== 'article' || open.mark === ''))
      open.mark = to;
  };
  const push = (key: string, word: string, more: Partial<Item> = {}) => {
    items.push({ ...open, key, word, ...more });
    open = { ...BLANK };
  };
  for (const [index, { word, gap, raw, slot, date, person, stem, name }] of words.entries()) {
    // "Das gab es nicht, sie kam": a denial that stands last denies what came before it.
    if (open.not && /[,;:()–—]/.test(gap)) push('-', '-', { mark: '' });
    if (/[;:()–—"„“”«»]|\s-\s/.test(gap) && index > 0) mark('open');
    else if (/[,&]/.test(gap)) mark('join');
    const kind = grammar.get(word);
    const counts = /^\d/.test(word) || (numbers.has(word) && !kind);
    // The French "a" of a past is no "à".
    if (raw === 'a' && reading.language.code === 'fr') continue;
    if (slot) push(slot, word, { name, slot });
    else if (date) {
      const since = items.find((one) => one.date && one.prep === 'since');
      const prep: string =
        range && open.mark === 'join' ? 'to' : roleOf(words.slice(0, index), reading);
      range = prep === 'from';
      // "Desde 1950 hasta 1955" is no "since".
      if (prep === 'to' && since) since.prep = 'from';
      // "Wurde 2022 eröffnet": what it is about comes after.
      const { be, not } = open;
      push(date, word, { date, prep, mark: '', be: '', not: false });
      Object.assign(open, { be, not });
    } else if (person === 'is') push('P', word, { name: true });
    else if (kind === 'not') open.not = true;
    else if (kind === 'is' || kind === 'was' || kind === 'became') open.be ||= kind;
    else if (counts) push(numbers.get(word) ?? word, word, { number: true });
    else if (kind === 'did') open.past = true;
    else if (kind === 'opens' || kind === 'joins') mark(kind === 'opens' ? 'sub' : 'join');
    else if (kind === 'articles' && grammar.get(words[index + 1]?.word ?? '') === kind)
      // "Einer der beiden", "l'un des deux" is one of them.
      push(stem, word);
    else if (kind === 'articles' || person === 'owns') {
      mark('article');
      open.det = true;
      open.own ||= person === 'owns';
    } else if (preposition.has(word)) {
      const head = preposition.get(word) as string;
      if (!open.prep.endsWith(head)) open.prep = `${open.prep} ${head}`.trim();
    } else if (kind !== 'small') {
      open.past ||= pasts.has(word) || reading.past.test(raw.toLowerCase());
      push(stem, word, { name });
    }
  }
  if (open.not) push('-', '-', { mark: '' });
  return items;
}
