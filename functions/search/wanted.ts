/** Which stems to look for, for words of a question or a statement in any language. */
import { lexiconOf, translated } from '../facts/languages.ts';
import { stemOf, type Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search, Wanted } from './search.ts';

/**
 * What a word is worth that means the same as another, and one that shares a part with it, where
 * the record has not the word itself and where it has.
 */
const ALIKE = 0.6;
const PART = 0.6;
const PIECES = 0.4;
/** Letters that words of two languages share at least; letters of a part of a compound. */
const SHARED = 5;
const PIECE = 4;
/** Most words that stand for one. */
const MOST = 6;
const LONGEST = 24;
/** Words of a text whose parts are looked for; longer texts say enough by whole words. */
const PARTED = 40;

type Sorted = { forwards: string[]; backwards: string[] };
const made = new WeakMap<Search, Sorted>();
const turned = (word: string): string => [...word].reverse().join('');

function sortedOf(search: Search): Sorted {
  const known = made.get(search);
  if (known) return known;
  const words = [...search.words].filter((word) => word.length > PIECE && !/\d/.test(word));
  const sorted = { forwards: [...words].sort(), backwards: words.map(turned).sort() };
  made.set(search, sorted);
  return sorted;
}

/** Words of a sorted list that begin with some letters. */
function beginning(letters: string, words: readonly string[]): string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < letters) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; words[at]?.startsWith(letters) && found.length < MOST; at++)
    found.push(words[at] as string);
  return found;
}

/**
 * Words of the record that share a part with a word: longer compounds with it, parts of it, and
 * what begins like it, as words of two languages do that come from one.
 */
function partners(word: string, search: Search): string[] {
  if (word.length < SHARED || word.length > LONGEST || !/^\p{L}+$/u.test(word)) return [];
  const { forwards, backwards } = sortedOf(search);
  const begin = word.slice(0, Math.max(SHARED, Math.min(7, word.length - 2)));
  const pieces: string[] = [];
  for (let at = PIECE; at <= word.length - PIECE; at++) {
    const [front, back] = [word.slice(0, at), word.slice(at)];
    if (search.words.has(back)) pieces.push(back);
    if (search.words.has(front)) pieces.push(front);
  }
  return [
    ...beginning(turned(word), backwards).map(turned),
    ...beginning(begin, forwards),
    ...pieces,
  ].slice(0, MOST);
}

/**
 * The stems to look for: the word itself, where the record has it, with those that mean the same;
 * else these, its translations and the words that share a part with it.
 */
export function wantedFor(
  tokens: readonly (Token & { own?: string; worth?: number })[],
  language: Language,
  search: Search,
): Wanted[] {
  const own = search.facts.language;
  const { alike } = lexiconOf(own);
  const foreign = language !== own;
  return tokens.flatMap(({ word, stem, own: same, worth = 1 }, at): Wanted[] => {
    const plain = foreign ? (same ?? stemOf(word, own)) : stem;
    const has = search.has(plain);
    const meant = foreign ? translated(stem, language, own) : [...(alike.get(plain) ?? [])];
    const near = meant.filter((one) => one !== plain && search.has(one));
    const parts = (at < PARTED ? partners(word, search) : [])
      .map((one) => stemOf(one, own))
      .filter((one) => one !== plain);
    const rest = has ? worth * ALIKE : worth;
    return [
      ...(has || (near.length === 0 && parts.length === 0) ? [{ stem: plain, worth, of: at }] : []),
      ...near.map((one) => ({ stem: one, worth: foreign ? worth : rest, of: at })),
      ...parts.map((one) => ({ stem: one, worth: (has ? PIECES : PART) * worth, of: at })),
    ];
  });
}
