/** Which stems to look for, for words of a question or a statement in any language. */
import { once } from '../../../src/once.ts';
import { lexiconOf, translated } from '../facts/languages.ts';
import { stemOf, type Token } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { kinIn } from './kin.ts';
import type { Search, Wanted } from './search.ts';

const kinOf = once(({ words }: Search) => kinIn(words));

/** What a word is worth that means the same as another, is spelt like it, or is told of with it. */
const [ALIKE, KIN, RELATED] = [0.6, 0.7, 0.5];

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
    const rest = has ? worth * ALIKE : worth;
    const like =
      !kin || has
        ? []
        : kinOf(search)(word).map(({ word: other, like }) => ({
            stem: stemOf(other, own),
            worth: worth * like * KIN,
            of: at,
            way: 'kin' as const,
          }));
    const near = kin ? translated(stem, language, own, true).filter(search.has) : [];
    return [
      ...(has || known.length === 0 ? [{ stem: plain, worth, of: at }] : []),
      ...known.map((one) => ({ stem: one, worth: rest, of: at, way: 'alike' as const })),
      ...like,
      ...near.map((one) => ({
        stem: one,
        worth: worth * RELATED,
        of: at,
        way: 'related' as const,
      })),
    ];
  });
}
