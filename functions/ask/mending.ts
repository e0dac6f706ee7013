/** Misspelt words: the nearest word of the record or of the ways of asking. */
import { distance } from 'fastest-levenshtein';
import type { Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { ASKING, knownWords } from './ways.ts';

/** Unknown words of a question that are looked at. */
const MOST = 8;
/** Words with so few letters are other words when one differs; shorter ones, unless they ask. */
const SHORT = 4;

/** How far a word is from what it may stand for: a letter is more often lost than mistaken. */
function slip(word: string, other: string): number {
  const more = other.length - word.length;
  // With another ending a word is another form, or any name.
  const ending = more === 0 && (word.length <= SHORT || other.startsWith(word.slice(0, -1)));
  const short = word.length < SHORT && !(more > 0 && ASKING.test(other));
  if (other[0] !== word[0] || Math.abs(more) > 2 || short) return 9;
  const turned = more === 0 && [...word].sort().join('') === [...other].sort().join('');
  return turned ? 1 : ending ? 9 : distance(word, other) + (more > 0 ? 0 : 0.1);
}

/**
 * What misspelt words most likely are, by the folded word; words that are known are not in it. What
 * is written like a name can only be a word of the record.
 */
export function mendings(
  tokens: readonly Token[],
  { words: own, has }: Search,
  language: Language,
): Map<string, string> {
  const known = knownWords(language);
  const found = new Map<string, string>();
  const strange = tokens.filter(
    ({ word, stem }) =>
      /^\p{Script=Latin}{3,24}$/u.test(word) &&
      !(has(stem) || [own, known].some((words) => words.has(word) || words.has(stem))),
  );
  for (const { word, name } of strange.slice(0, MOST)) {
    let least = word.length < 9 ? 1.5 : 2.5;
    for (const words of name ? [own] : [known, own])
      for (const other of words) {
        const far = slip(word, other);
        if (far < least) found.set(word, other);
        least = Math.min(least, far);
      }
  }
  return found;
}
