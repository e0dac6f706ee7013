/** Words of the record that are written like one that it does not have: for compounds, cognates. */
import type { Search } from './search.ts';

/** Letters that two words must share at their beginning or end, and their share of the longer. */
const LEAST = 5;
const SHARE = 0.8;

type Ends = Map<string, string[]>;
const made = new WeakMap<Search, Ends>();
const keysOf = (stem: string): string[] => [`${stem.slice(0, LEAST)}-`, `-${stem.slice(-LEAST)}`];

function endsOf(search: Search): Ends {
  const ends: Ends = new Map();
  for (const stem of search.vocabulary())
    if (/^\p{L}{5,40}$/u.test(stem))
      for (const key of keysOf(stem)) {
        const same = ends.get(key) ?? [];
        ends.set(key, same);
        same.push(stem);
      }
  return ends;
}

/** Letters that two words have in common at their beginning, or where one ends as the other is. */
function shared(one: string, other: string): number {
  if (one.endsWith(other) || other.endsWith(one)) return Math.max(one.length, other.length);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Stems of the record that share most of a stem, or hold it: the likest ones first. */
export function kinOf(stem: string, search: Search): string[] {
  const ends = made.get(search) ?? endsOf(search);
  made.set(search, ends);
  if (stem.length < LEAST || !/^\p{L}+$/u.test(stem)) return [];
  const likeness = (other: string) => shared(stem, other) / Math.max(stem.length, other.length);
  const whole = (other: string) => other.startsWith(stem) || stem.startsWith(other);
  return [...new Set(keysOf(stem).flatMap((key) => ends.get(key) ?? []))]
    .filter((other) => whole(other) || likeness(other) >= SHARE)
    .sort((a, b) => likeness(b) - likeness(a));
}
