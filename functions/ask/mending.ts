/** Misspelt words: the nearest word of the record or of the ways of asking. */
import { distance } from 'fastest-levenshtein';
import type { Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { ASKING, knownWords } from './ways.ts';

/** Unknown words of a question that are looked at, and the longest of them. */
const MOST = 8;
const LONG = 24;
/** Shorter words with a letter more or less are other words, unless they ask: "wen", "whe". */
const SHORT = 4;

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
  const found = new Map<string, string>();
  const strange = tokens.filter(
    ({ word, stem }) =>
      /^\p{Script=Latin}{3,24}$/u.test(word) &&
      ![search.words, known].some((words) => words.has(word)) &&
      !search.has(stem) &&
      !known.has(stem),
  );
  const words = strange.length > 0 ? [...known, ...search.words] : [];
  for (const { word, name } of strange.slice(0, MOST)) {
    const most = word.length < 9 ? 1 : 2;
    let least = most + 0.5;
    for (const other of words) {
      const more = other.length - word.length;
      if (other[0] !== word[0] || more > most || -more > most || other.length > LONG) continue;
      if (name && !search.words.has(other)) continue;
      if (word.length < SHORT && (more === 0 || !ASKING.test(other))) continue;
      const swapped = more === 0 && turned(word, other);
      // With another letter a short word is another word, and with another ending any name.
      if (more === 0 && !swapped && (word.length <= SHORT || other.startsWith(word.slice(0, -1))))
        continue;
      // A letter is more often lost than mistaken.
      const far = (swapped ? 1 : distance(word, other)) + (more > 0 ? 0 : 0.1);
      if (far < least) {
        found.set(word, other);
        least = far;
      }
    }
  }
  return found;
}
