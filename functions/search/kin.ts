/** Words of the record that are written like one that it does not have: for compounds, cognates. */
import type { Search } from './search.ts';

/** Letters that two words must share at their beginning or end, and their share of the longer. */
const LEAST = 5;
const SHARE = 0.8;

const made = new WeakMap<Search, Map<string, string[]>>();
const keysOf = (stem: string): string[] => [`${stem.slice(0, LEAST)}-`, `-${stem.slice(-LEAST)}`];

/** The stems of the record by their first and last letters. */
function endsOf(search: Search): Map<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const stem of search.vocabulary())
    if (/^\p{L}{5,40}$/u.test(stem))
      for (const key of keysOf(stem)) {
        const same = ends.get(key) ?? [];
        ends.set(key, same);
        same.push(stem);
      }
  return ends;
}

/** The share of the longer of two words that both begin with; all, where one is a part. */
function likeness(one: string, other: string): number {
  if ([one, other].some((a, at) => a.startsWith([other, one][at] as string))) return 1;
  if (one.endsWith(other) || other.endsWith(one)) return 1;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at / Math.max(one.length, other.length);
}

/** Stems of the record that share most of a stem, or hold it. */
export function kinOf(stem: string, search: Search): string[] {
  if (stem.length < LEAST || !/^\p{L}+$/u.test(stem)) return [];
  const ends = made.get(search) ?? endsOf(search);
  made.set(search, ends);
  const near = new Set(keysOf(stem).flatMap((key) => ends.get(key) ?? []));
  return [...near].filter((other) => likeness(stem, other) >= SHARE);
}
