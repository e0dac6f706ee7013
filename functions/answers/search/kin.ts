/**
 * Words of the record that are spelt like another one: its inflections, what it is put together
 * with, and what it was meant to be. The second index, by parts of words, for words that the record
 * does not have. Pure.
 */

/** Letters of a part of a word. */
const PART = 3;
/** Shorter words are like too many others. */
const SHORTEST = 4;
/** How like a word must be, 0 to 1, and most that are taken. */
const LEAST = 0.5;
const MOST = 6;
/** What a word counts that holds the other or stands in it, as compounds do. */
const COMPOUND = 0.8;

const partsOf = (word: string): string[] => {
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

/** Finds, for a folded word, the stems of words that are spelt like it, with how like they are. */
export function kinIn(words: Iterable<string>) {
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
