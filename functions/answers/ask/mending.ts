/** Misspelt words: the nearest word of the ways of asking or of the record. */
import { distance } from 'fastest-levenshtein';
import type { Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { askingWords, knownWords } from './ways.ts';

/** Unknown words of a question that are looked at. */
const MOST = 8;
/** Shorter words are other words, unless they ask. */
const SHORT = 4;
/** From so many letters on two of them may be wrong. */
const LONG = 9;

/** What misspelt words most likely are, by the folded word; words that are known are not in it. */
export function mendings(
  tokens: readonly Token[],
  { words: own, has }: Search,
  language: Language,
): Map<string, string> {
  const known = knownWords(language);
  const found = new Map<string, string>();
  const isKnown = (word: string) => own.has(word) || known.has(word);
  const strange = tokens.filter(
    ({ word, stem }) =>
      /^\p{Script=Latin}{3,24}$/u.test(word) && !(has(stem) || isKnown(word) || isKnown(stem)),
  );
  for (const { word, name } of strange.slice(0, MOST)) {
    let least = word.length < LONG ? 2 : 3;
    for (const words of [askingWords(language), own])
      for (const other of words) {
        const more = other.length - word.length;
        // With another ending it is another form; of a short word or a name all must be there.
        const near =
          other[0] === word[0] &&
          Math.abs(more) < least &&
          (more > 0 || (word.length > (name ? LONG : SHORT) && other.at(-1) === word.at(-1)));
        const far = near ? distance(word, other) : least;
        if (far < least) found.set(word, other);
        least = Math.min(least, far);
      }
  }
  return found;
}
