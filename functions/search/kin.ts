/** Words of the record that are written like one that it does not have: for compounds, cognates. */
import type { Search } from './search.ts';

/** Letters that two words must share at their beginning or end, and their share of the longer. */
const LEAST = 5;
const SHARE = 0.8;

const keysOf = (stem: string): string[] => [`${stem.slice(0, LEAST)}-`, `-${stem.slice(-LEAST)}`];

/** The stems of the record by their first and last letters. */
const made = new WeakMap<Search, Map<string, { key: string; stem: string }[]>>();

/** The share of the longer of two words that both begin with; all, where one is a part. */
function likeness(one: string, other: string): number {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) || long.endsWith(short)) return 1;
  let at = 0;
  while (short[at] === long[at]) at++;
  return at / long.length;
}

/** Stems of the record that share most of a stem, or hold it. */
export function kinOf(stem: string, search: Search): string[] {
  if (stem.length < LEAST || !/^\p{L}+$/u.test(stem)) return [];
  const known = made.get(search);
  const words = known ? [] : [...search.vocabulary()].filter((one) => /^\p{L}{5,40}$/u.test(one));
  const keyed = words.flatMap((one) => keysOf(one).map((key) => ({ key, stem: one })));
  const ends = known ?? Map.groupBy(keyed, ({ key }) => key);
  made.set(search, ends);
  const near = new Set(keysOf(stem).flatMap((key) => ends.get(key)?.map((one) => one.stem) ?? []));
  return [...near].filter((other) => likeness(stem, other) >= SHARE);
}
