/** Which records a question names. */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { lineOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { knownWords } from './ways.ts';

export type Named = {
  /** The records that all names in the question may mean; none where it names none. */
  records: readonly Rec[];
  /** Positions of the tokens that are names. */
  at: ReadonlySet<number>;
};

/** Longest name, in words. */
const LONGEST = 9;
const UNNAMED = new Set(['profile', 'collaboration', 'contact', 'question', 'claim']);

/** Records by their names, and by words of these that are names themselves: "Ada …". */
type Names = Map<string, Set<Rec>>;
const made = new WeakMap<Search, Names>();

function namesOf({ facts }: Search): Names {
  const { records, person, language } = facts;
  const { stop } = lexiconOf(language);
  const names: Names = new Map();
  const put = (key: string, record: Rec) =>
    names.set(key, (names.get(key) ?? new Set()).add(record));
  for (const record of records.filter(({ kind }) => !UNNAMED.has(kind)))
    for (const name of new Set([record.label, ...record.names])) {
      const tokens = tokensOf(name, language);
      const own = tokens.filter(({ word }) => !stop.has(word) && !person.has(word));
      if (own.length === 0 || tokens.length > LONGEST) continue;
      put(lineOf(tokens), record);
      for (const { word, raw } of own) if (/^\d|^\p{Lu}.{2}/u.test(raw)) put(`${word} …`, record);
    }
  return names;
}

/** The records that a question names by its tokens, the longest names first. */
export function namedIn(tokens: readonly Token[], search: Search, language: Language): Named {
  const known = knownWords(language);
  const names = made.get(search) ?? namesOf(search);
  made.set(search, names);
  const at = new Set<number>();
  let records: Rec[] = [];
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const words = tokens.slice(from, from + length);
      const [{ word, stem, name }] = words as [Token];
      const rare = !/^\d/.test(word) && !known.has(word) && !known.has(stem);
      const key = length > 1 || name || rare ? lineOf(words) : '';
      const found = names.get(key) ?? (length === 1 ? names.get(`${key} …`) : undefined);
      if (!found || words.some((_, one) => at.has(from + one))) continue;
      const both = records.filter((one) => found.has(one));
      if (records.length > 0 && both.length === 0) continue;
      records = records.length > 0 ? both : [...found];
      for (const one of words.keys()) at.add(from + one);
    }
  return { records, at };
}
