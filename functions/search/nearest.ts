/** The records that come nearest to some words, each with what it says of them. */
import type { Rec } from '../facts/records.ts';
import type { Token } from '../facts/words.ts';
import type { Passage } from './passages.ts';
import type { Search } from './search.ts';

export type Near = {
  record: Rec;
  /** Its passages that say most of it, best first: at least one, at most two. */
  passages: Passage[];
  score: number;
};

/** Passages that are looked at more closely. */
const CLOSELY = 40;
/** What a second good passage of a record adds. */
const SECOND = 0.1;
/** How much the share of the words that a passage says counts beside BM25. */
const COVER = 0.6;

/** The share of the weight of some stems that a passage says itself or by its record's names. */
export function coverOf(search: Search, passage: Passage, stems: readonly string[]): number {
  const own = search.stems[passage.id] as ReadonlySet<string>;
  const context = search.context[passage.id] as ReadonlySet<string>;
  let covered = 0;
  let total = 0;
  for (const stem of stems) {
    const weight = search.weight(stem);
    total += weight;
    if (own.has(stem)) covered += weight;
    else if (context.has(stem)) covered += weight * 0.9;
  }
  return total === 0 ? 0 : covered / total;
}

/**
 * The records nearest to some content words, best first. `fits` may raise a passage that has the
 * kind of thing that is looked for (0 to 1); `closely` is how many passages are looked at.
 */
export function nearestTo(
  search: Search,
  tokens: readonly Pick<Token, 'stem'>[],
  {
    fits = () => 0,
    closely = CLOSELY,
  }: { fits?: (passage: Passage) => number; closely?: number } = {},
): Near[] {
  const stems = [...new Set(tokens.map(({ stem }) => stem))];
  const hits = search.find(stems).slice(0, closely);
  const [best] = hits;
  if (!best) return [];
  const ranked = hits
    .map(({ passage, score }) => ({
      passage,
      score: score / best.score + COVER * coverOf(search, passage, stems) + fits(passage),
    }))
    .sort((a, b) => b.score - a.score || a.passage.id - b.passage.id);
  const records = new Map<Rec, Near>();
  for (const { passage, score } of ranked) {
    const near = records.get(passage.record);
    if (!near) records.set(passage.record, { record: passage.record, passages: [passage], score });
    else if (near.passages.length === 1) {
      near.passages.push(passage);
      near.score += SECOND * score;
    }
  }
  return [...records.values()].sort((a, b) => b.score - a.score || a.record.at - b.record.at);
}
