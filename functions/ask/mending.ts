/** Misspelt words: the nearest word of the record or of the ways of asking. */
import { distance } from 'fastest-levenshtein';
import type { Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { ASKING, knownWords } from './ways.ts';

/** Unknown words of a question that are looked at. */
const MOST = 8;
/** Shorter words with another letter are other words. */
const LEAST = 5;
/** Shortest word that may be misspelt, and longest. */
const SHORT = 3;
const LONG = 24;

type Shelves = Map<string, string[]>;
const made = new WeakMap<Search, Map<Language, Shelves>>();

/** Words by their first letter and length. */
function shelvesOf(search: Search, language: Language): Shelves {
  const all = made.get(search) ?? new Map<Language, Shelves>();
  made.set(search, all);
  const known = all.get(language);
  if (known) return known;
  const shelves: Shelves = new Map();
  all.set(language, shelves);
  for (const word of new Set([...knownWords(language), ...search.words])) {
    if (word.length < SHORT || word.length > LONG || /\d/.test(word)) continue;
    const key = `${word[0]}${word.length}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(word);
    else shelves.set(key, [word]);
  }
  return shelves;
}

/** Whether two words differ by letters that changed places. */
const turned = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

/**
 * What misspelt words most likely are, by the folded word; words that are known are not in it. What
 * is written like a name can only be a word of the record.
 */
export function mendings(
  tokens: readonly Token[],
  search: Search,
  language: Language,
): Map<string, string> {
  const known = knownWords(language);
  const strange = [...new Map(tokens.map((token) => [token.word, token])).values()].filter(
    ({ word, stem }) =>
      word.length >= SHORT &&
      word.length <= LONG &&
      /^\p{Script=Latin}+$/u.test(word) &&
      !search.words.has(word) &&
      !search.has(stem) &&
      !known.has(word) &&
      !known.has(stem),
  );
  const found = new Map<string, string>();
  if (strange.length === 0) return found;
  const shelves = shelvesOf(search, language);
  for (const { word, name } of strange.slice(0, MOST)) {
    const most = word.length < 9 ? 1 : 2;
    let best: string | null = null;
    let least = most + 0.5;
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const other of shelves.get(`${word[0]}${length}`) ?? []) {
        if (name && !search.words.has(other)) continue;
        // Of the shortest only the words that ask are mended: "wen".
        if (word.length === SHORT && (other.length === SHORT || !ASKING.test(other))) continue;
        // A letter is more often lost than mistaken.
        const lost = other.length > word.length ? 0 : 0.1;
        if (word.length < LEAST && other.length === word.length && !turned(word, other)) continue;
        // With another last letter it is another form, or another word: "bakers", "bakery".
        const ends = other.length === word.length && other.startsWith(word.slice(0, -1));
        if (ends && !known.has(other)) continue;
        const far = (turned(word, other) ? 1 : distance(word, other)) + lost;
        if (far < least) [best, least] = [other, far];
      }
    if (best) found.set(word, best);
  }
  return found;
}
