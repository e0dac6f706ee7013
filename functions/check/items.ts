/** What a sentence says, word by word: each content word with what binds it to the others. */
import type { Slot } from '../languages/statements/statements.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

export type Item = {
  /** What is compared: a plain form, a number, or P for the person. */
  key: string;
  word: string;
  name: boolean;
  number: boolean;
  date: string | null;
  /** The preposition before it, by its group; of a date its role: in, from, to, before ... */
  prep: string;
  /**
   * What parts it from the item before: nothing, an article, a joining, a clause's mark or word.
   */
  mark: '' | 'article' | 'join' | 'open' | 'sub';
  /** A semicolon before it. */
  stop: boolean;
  /** An article or a possessive before it. */
  det: boolean;
  /** A form of to be before it. */
  be: '' | 'now' | 'was' | 'became';
  /** The person's, by a possessive. */
  own: boolean;
  /** Told in the past. */
  past: boolean;
  /** Denied. */
  not: boolean;
  slot: Slot | null;
  /** How exact a number or date is said to be. */
  about: string;
};

const fresh = () => ({
  prep: '',
  mark: '' as Item['mark'],
  be: '' as Item['be'],
  stop: false,
  own: false,
  det: false,
  not: false,
  past: false,
});

/** The items of the words of one sentence. */
export function itemsOf(words: readonly Word[], reading: Reading): Item[] {
  const items: Item[] = [];
  let open = fresh();
  let range = false;
  const mark = (to: Item['mark']) => {
    if (open.mark !== 'open' && open.mark !== 'sub' && (to !== 'article' || open.mark === ''))
      open.mark = to;
  };
  const push = (
    key: string,
    one: Pick<Word, 'raw' | 'word' | 'name' | 'slot'>,
    more: Partial<Item> = {},
  ) => {
    items.push({
      key,
      word: one.word,
      name: one.name,
      number: false,
      date: null,
      slot: one.slot ?? null,
      about: '',
      ...open,
      past: open.past || reading.past.test(one.raw.toLowerCase()),
      ...more,
    });
    open = fresh();
  };
  /** A denial that stands last denies what came before it. */
  const deny = () => push('-', { raw: '-', word: '-', name: false }, { mark: '' });
  for (const [index, one] of words.entries()) {
    const { word, gap } = one;
    // "Das gab es nicht, sie kam": what is denied came before.
    if (open.not && /[,;:()–—]/.test(gap)) deny();
    open.stop ||= gap.includes(';');
    // "37 a month → 9 a month" is from one to the other.
    if (/→|->/.test(gap)) {
      const from = items.findLast(({ number, date }) => number && !date);
      const [before = '', after = ''] = reading.change;
      if (from && !from.prep) from.prep = before;
      open.prep = after;
    }
    if (/[;:()–—"„“”«»]|\s-\s/.test(gap) && index > 0) mark('open');
    else if (/[,&]/.test(gap)) mark('join');
    // The French "a" of a past is no "à".
    if (one.raw === 'a' && reading.language.code === 'fr') continue;
    if (one.slot) {
      push(one.slot, one);
      continue;
    }
    if (one.date) {
      const before = words[index - 1]?.word ?? '';
      const tied = /^\s*[-–]\s*$/.test(gap) && items.at(-1)?.date;
      if (tied) (items.at(-1) as Item).prep = 'from';
      const since = items.find(({ prep, date }) => date && prep === 'since');
      const role: string = tied || (range && open.mark === 'join') ? 'to' : roleOf(before, reading);
      range = role === 'from' && !reading.since.has(before);
      // "Desde 1950 hasta 1955" is no "since".
      if (role === 'to' && since) since.prep = 'from';
      const { be, not } = open;
      const own = { date: one.date, prep: role, mark: '' as const, about: one.about };
      push(one.date, one, { ...own, be: '', not: false });
      // "Wurde 2022 eröffnet", "was never in 2022": what it is about comes after.
      Object.assign(open, { be, not });
      continue;
    }
    if (one.person === 'is') {
      // "Since 2014 is she": what she is comes after.
      const be = items.some(({ prep, date }) => !prep && !date) ? '' : open.be;
      push('P', one, be ? { name: true, be: '' } : { name: true });
      open.be = be;
    } else if (one.person === 'owns')
      Object.assign(open, { own: true, det: true, mark: open.mark || 'article' });
    else if (reading.not.has(word)) open.not = !open.not;
    else if (reading.is.has(word)) open.be = 'now';
    else if (reading.was.has(word)) open.be = open.be || 'was';
    else if (reading.became.has(word)) open.be = open.be || 'became';
    else if (counts(word, reading)) {
      const number = reading.numbers.get(word) ?? word;
      push(number, one, { number: true, about: one.about });
    } else if (reading.did.has(word)) open.past = true;
    else if (reading.opens.has(word)) mark('sub');
    else if (reading.joins.has(word)) mark('join');
    else if (reading.articles.has(word)) {
      mark('article');
      open.det = true;
    } else if (reading.preposition.has(word)) open.prep = reading.preposition.get(word) as string;
    else if (!reading.small.has(word)) {
      push(one.stem, one);
    }
  }
  if (open.not) deny();
  return items;
}

/** Whether a word counts: digits, or the name of a number that is no article as well. */
const counts = (word: string, { numbers, articles }: Reading): boolean =>
  /^\d/.test(word) || (numbers.has(word) && !articles.has(word));

/** What a date is told as, by the word before it. */
function roleOf(word: string, { since, from, until, when, preposition }: Reading): string {
  if (since.has(word)) return 'since';
  if (from.has(word)) return 'from';
  if (until.has(word)) return 'to';
  const group = preposition.get(word) ?? '';
  return group === '' || when.has(word) ? 'in' : group;
}
