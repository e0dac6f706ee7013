/** The records that come nearest to some words, each with what it says of them. */
import type { Rec } from '../facts/record.ts';
import type { Passage } from './passages.ts';
import type { Search, Wanted } from './search.ts';

export type Near = {
  record: Rec;
  /** Its passages that say most of it, best first: at least one, at most two. */
  passages: Passage[];
  score: number;
};

/** Passages that are looked at more closely. */
const CLOSELY = 40;
/** What a passage counts more that has the kind of thing that is looked for. */
const FITS = 0.5;

/** How passages count more than their words. */
type Counting = {
  /** Whether a passage has the kind of thing that is looked for. */
  fits?: (passage: Passage) => boolean;
  /** What a record counts more. */
  prefers?: (record: Rec) => number;
  /** How many passages are looked at. */
  closely?: number;
};

/** The records nearest to some content words, best first. */
export function nearestTo(
  search: Search,
  tokens: readonly Wanted[],
  { fits = () => false, prefers = () => 0, closely = CLOSELY }: Counting = {},
): Near[] {
  const hits = search
    .find(tokens)
    .slice(0, closely)
    .map(({ passage, own, score }) => {
      const more = fits(passage) ? FITS : 0;
      return { passage, own: own + more, score: score + more };
    });
  const groups = Map.groupBy(hits, ({ passage }) => passage.record);
  return search.facts.records
    .map((record) => {
      const some = groups.get(record) ?? [];
      return {
      record,
      score: Math.max(0, ...some.map(({ score }) => score)) + prefers(record),
      passages: some
        .sort((a, b) => b.own - a.own || a.passage.id - b.passage.id)
        .slice(0, 2)
        .map(({ passage }) => passage),
    }})
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.record.at - b.record.at);
}
