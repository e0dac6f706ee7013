/** Which stems to look for, for words of a question or a statement in any language. */
import { lexiconOf, translated } from '../facts/languages.ts';
import { once } from '../facts/once.ts';
import { stemOf, type Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Search, Wanted } from './search.ts';

/** Letters that two words must share at their beginning or end, and their share of the longer. */
const LEAST = 5;
const SHARE = 0.8;

const keysOf = (stem: string): string[] => [`${stem.slice(0, LEAST)}-`, `-${stem.slice(-LEAST)}`];

/** The stems of the record by their first and last letters. */
const endsOf = once(({ vocabulary }: Search) => {
  const words = [...vocabulary()].filter((one) => /^\p{L}{5,40}$/u.test(one));
  const keyed = words.flatMap((stem) => keysOf(stem).map((key) => ({ key, stem })));
  return Map.groupBy(keyed, ({ key }) => key);
});

/** The share of the longer of two words that both begin with; all, where one is a part. */
function likeness(one: string, other: string): number {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) || long.endsWith(short)) return 1;
  let at = 0;
  while (short[at] === long[at]) at++;
  return at / long.length;
}

/** Stems of the record that share most of a stem, or hold it. */
function kinOf(stem: string, search: Search): string[] {
  if (stem.length < LEAST || !/^\p{L}+$/u.test(stem)) return [];
  const ends = endsOf(search);
  const near = new Set(keysOf(stem).flatMap((key) => ends.get(key)?.map((one) => one.stem) ?? []));
  return [...near].filter((other) => likeness(stem, other) >= SHARE);
}

/** What a word is worth that means the same as another that the record has. */
const ALIKE = 0.6;

/**
 * The stems to look for: the word itself, where the record has it, with those that mean the same;
 * else these, its translations, or `kin`: words like it, which find a record and say nothing.
 */
export function wantedFor(
  tokens: readonly (Token & { own?: string; worth?: number })[],
  language: Language,
  search: Search,
  kin = true,
): Wanted[] {
  const own = search.facts.language;
  const { alike } = lexiconOf(own);
  const foreign = language !== own;
  return tokens.flatMap(({ word, stem, own: same, worth = 1 }, at): Wanted[] => {
    const plain = foreign ? (same ?? stemOf(word, own)) : stem;
    const has = search.has(plain);
    const meant = foreign ? translated(stem, language, own) : [...(alike.get(plain) ?? [])];
    const known = meant.filter((one) => one !== plain && search.has(one));
    const near = has || known.length > 0 || !kin ? known : kinOf(plain, search);
    const rest = has ? worth * ALIKE : worth;
    return [
      ...(has || near.length === 0 ? [{ stem: plain, worth, of: at }] : []),
      ...near.map((one) => ({ stem: one, worth: rest, of: at })),
    ];
  });
}
