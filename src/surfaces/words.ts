/** Words of published values, for filters: which items say what somebody looks for. */

/** Small letters that Unicode takes apart in no way, in plain Latin ones. */
export const LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Members that tell where something stands or how fresh it is, and not what it says. */
const NO_WORDS = /(^|_)(url|path|hash|modified)$/;

/** Lower-case words without marks on their letters: `Żółć` -> `zołc`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where items have each value of theirs, in order. */
export function placesOf<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly string[],
) {
  const places = new Map<string, Set<number>>();
  items.forEach((item, at) => {
    for (const value of valuesOf(item)) {
      const known = places.get(value);
      if (known) known.add(at);
      else places.set(value, new Set([at]));
    }
  });
  return places;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    NO_WORDS.test(name) ? [] : textsOf(member),
  );
}

/**
 * Tells where items stand, in order, that have a word which begins like it for each word of a
 * query; none for a query without words.
 */
export function placesOfWords(items: readonly object[]): (query: string) => ReadonlySet<number> {
  const places = placesOf(items, (item) => wordsOf(textsOf(item).join(' ')));
  const known = [...places.keys()].sort();
  const beginningWith = (word: string): Set<number> => {
    let [from, to] = [0, known.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((known[middle] as string) < word) from = middle + 1;
      else to = middle;
    }
    const found = new Set<number>();
    for (; known[from]?.startsWith(word); from++)
      for (const at of places.get(known[from] as string) ?? []) found.add(at);
    return found;
  };
  return (query) => {
    const [first = new Set<number>(), ...others] = wordsOf(query).map(beginningWith);
    const all = [...first].filter((at) => others.every((other) => other.has(at)));
    return new Set(all.sort((a, b) => a - b));
  };
}
