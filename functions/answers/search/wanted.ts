/** Which stems to look for, for words of a question or a statement in any language. */
import { once } from '../../../src/once.ts';
import { meantBy } from '../facts/languages.ts';
import { stemOf, type Token } from '../facts/words.ts';
import type { Language, Way } from '../languages/language.ts';
import type { Search, Wanted } from './search.ts';

/** Letters of a part of a word. */
const PART = 3;
/** Shorter words are like too many others. */
const SHORTEST = 4;
/** How like a word must be, 0 to 1, and most that are taken. */
const LEAST = 0.5;
const MOST = 6;
/** What a word counts that holds the other or stands in it, as compounds do. */
const COMPOUND = 0.8;

/** The parts of a word, its beginning and its end marked. */
export const partsOf = (word: string): string[] => {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - PART + 1 }, (_, at) => marked.slice(at, at + PART));
};

/** How like two words are, 0 to 1: the parts they share, or that one stands in the other. */
function likeness(one: string, other: string, shared: number): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const all = one.length + other.length;
  const held = short.length >= SHORTEST + 1 && (long.startsWith(short) || long.endsWith(short));
  return held ? Math.max(COMPOUND, (2 * short.length) / all) : (2 * shared) / all;
}

/**
 * Finds, for a folded word, words of the record that are spelt like it, with how like they are,
 * 0 to 1: its inflections, what it is put together with, and what it was meant to be. The second
 * index, by parts of words, for words that the record does not have.
 */
function kinIn(words: Iterable<string>) {
  const places = new Map<string, string[]>();
  for (const word of words)
    if (/^\p{L}{4,40}$/u.test(word))
      for (const part of new Set(partsOf(word))) {
        const place = places.get(part);
        if (place) place.push(word);
        else places.set(part, [word]);
      }
  return (word: string): { word: string; like: number }[] => {
    if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return [];
    const shared = new Map<string, number>();
    for (const part of new Set(partsOf(word)))
      for (const other of places.get(part) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .map(([other, count]) => ({ word: other, like: likeness(word, other, count) }))
      .filter(({ like }) => like >= LEAST)
      .sort((a, b) => b.like - a.like || (a.word < b.word ? -1 : 1))
      .slice(0, MOST);
  };
}

const kinOf = once(({ words }: Search) => kinIn(words));

/** What a word is worth that is spelt like another. */
const KIN = 0.7;
/** What one is worth that belongs together with it, beside the word itself and without it. */
const WORTH: Readonly<Record<Way, readonly [number, number]>> = {
  alike: [0.6, 1],
  wide: [0.4, 0.8],
};

/**
 * The stems to look for: the word itself, where the record has it, with those that mean the same;
 * else these, its translations, or `kin`: words like it and near it, which find a record and say
 * nothing.
 */
export function wantedFor(
  tokens: readonly (Token & { own?: string; worth?: number })[],
  language: Language,
  search: Search,
  kin = true,
): Wanted[] {
  const own = search.facts.language;
  const foreign = language !== own;
  const ways: readonly Way[] = kin ? ['alike', 'wide'] : ['alike'];
  return tokens.flatMap(({ word, stem, own: same, worth = 1 }, of): Wanted[] => {
    const plain = foreign ? (same ?? stemOf(word, own)) : stem;
    const has = search.has(plain);
    const known = ways.flatMap((way): Wanted[] =>
      [...meantBy(stem, language, own, way)].flatMap((one) =>
        one !== plain && search.has(one)
          ? { stem: one, worth: worth * WORTH[way][has ? 0 : 1], of, way }
          : [],
      ),
    );
    const like =
      !kin || has
        ? []
        : kinOf(search)(word).map(({ word: other, like }) => ({
            stem: stemOf(other, own),
            worth: worth * like * KIN,
            of,
            way: 'kin' as const,
          }));
    const isMeant = known.some(({ way }) => way === 'alike');
    return [...(has || !isMeant ? [{ stem: plain, worth, of }] : []), ...known, ...like];
  });
}
