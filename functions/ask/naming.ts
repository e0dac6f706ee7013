/** Which records a question names. */
import type { Rec } from '../facts/record.ts';
import { lineOf, type Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { LONGEST_NAME } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { knownWords } from './ways.ts';

export type Named = {
  /** The records that all names in the question may mean; none where it names none. */
  records: readonly Rec[];
  /** Positions of the tokens that are names. */
  at: ReadonlySet<number>;
};

/** The records that a question names by its tokens, the longest names first. */
export function namedIn(tokens: readonly Token[], { named }: Search, language: Language): Named {
  const known = knownWords(language);
  const at = new Set<number>();
  let records: Rec[] = [];
  for (let length = Math.min(LONGEST_NAME, tokens.length); length > 0; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const words = tokens.slice(from, from + length);
      const [{ word, stem, name }] = words as [Token];
      const rare = !/^\d/.test(word) && !known.has(word) && !known.has(stem);
      const key = length > 1 || name || rare ? lineOf(words) : '';
      const found = named.get(key) ?? (length === 1 ? named.get(`${key} …`) : undefined);
      if (!found || words.some((_, one) => at.has(from + one))) continue;
      const both = records.filter((one) => found.has(one));
      if (records.length > 0 && both.length === 0) continue;
      records = records.length > 0 ? both : [...found];
      for (const one of words.keys()) at.add(from + one);
    }
  return { records, at };
}
