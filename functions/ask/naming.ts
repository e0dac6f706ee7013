/** Which records a question names. */

import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { knownWords } from './ways.ts';

type Names = { whole: Map<string, Set<Rec>>; part: Map<string, Set<Rec>> };
export type Named = {
  /** The records that all names in the question may mean; none where it names none. */
  records: readonly Rec[];
  /** Positions of the tokens that are names. */
  at: ReadonlySet<number>;
};

/** Longest name, in words. */
const LONGEST = 9;
const UNNAMED = new Set(['profile', 'collaboration', 'contact', 'question', 'claim']);

const made = new WeakMap<Search, Names>();

function namesOf({ facts }: Search): Names {
  const { records, person, language } = facts;
  const { stop } = lexiconOf(language);
  const names: Names = { whole: new Map(), part: new Map() };
  const put = (map: Map<string, Set<Rec>>, key: string, record: Rec) =>
    (map.get(key) ?? map.set(key, new Set()).get(key))?.add(record);
  for (const record of records) {
    if (UNNAMED.has(record.kind)) continue;
    for (const name of new Set([record.label, ...record.names])) {
      const tokens = tokensOf(name, language);
      const own = tokens.filter(({ word }) => !stop.has(word) && !person.has(word));
      if (own.length === 0 || tokens.length > LONGEST) continue;
      put(names.whole, tokens.map(({ word }) => word).join(' '), record);
      for (const { word, raw } of own)
        if (/^\d/.test(word) || (/^\p{Lu}/u.test(raw) && word.length > 2))
          put(names.part, word, record);
    }
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
  const take = (from: number, to: number, found: ReadonlySet<Rec>): void => {
    const both = records.filter((one) => found.has(one));
    if (records.length > 0 && both.length === 0) return;
    records = records.length > 0 ? both : [...found];
    for (let one = from; one < to; one++) at.add(one);
  };
  const free = (from: number, to: number) => {
    for (let one = from; one < to; one++) if (at.has(one)) return false;
    return true;
  };
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (!free(from, from + length)) continue;
      const words = tokens.slice(from, from + length);
      const found = names.whole.get(words.map(({ word }) => word).join(' '));
      const [first] = words as [Token];
      if (found && (length > 1 || first.name || !known.has(first.word)))
        take(from, from + length, found);
    }
  for (const [one, { word, stem, name }] of tokens.entries()) {
    // A number is part of a name after another part alone.
    const free = !at.has(one) && (!/^\d/.test(word) || at.has(one - 1));
    const found = free ? names.part.get(word) : undefined;
    if (found && (name || !(known.has(word) || known.has(stem)))) take(one, one + 1, found);
  }
  return { records, at };
}
