/** The records that come nearest to some words, each with what it says of them. */
import type { Rec } from '../facts/record.ts';
import type { Token } from '../facts/words.ts';
import type { Passage } from './passages.ts';
import type { Search } from './search.ts';

export type Near = {
  record: Rec;
  /** Its passages that say most of it, best first: at least one, at most two. */
  passages: Passage[];
  score: number;
};

/** A stem to look for, and what it is worth, 0 to 1. */
export type Wanted = Pick<Token, 'stem'> & { worth?: number };

/** Passages that are looked at more closely. */
const CLOSELY = 40;
/** What a second good passage of a record adds. */
const SECOND = 0.1;

/** Long texts tell of a record beside it. */
const LONG = new Set(['article', 'manifesto']);
const BESIDE = 0.1;

/**
 * The records nearest to some content words, best first. `fits` may raise a passage that has the
 * kind of thing that is looked for (0 to 1); `closely` is how many passages are looked at.
 */
export function nearestTo(
  search: Search,
  tokens: readonly Wanted[],
  {
    fits = () => 0,
    closely = CLOSELY,
  }: { fits?: (passage: Passage) => number; closely?: number } = {},
): Near[] {
  const worth = new Map<string, number>();
  for (const { stem, worth: own = 1 } of tokens)
    worth.set(stem, Math.max(own, worth.get(stem) ?? 0));
  const hits = search.find(worth).slice(0, closely);
  const [best] = hits;
  if (!best) return [];
  const ranked = hits
    .map(({ passage, score }) => ({
      passage,
      score: score / best.score + fits(passage) - (LONG.has(passage.record.kind) ? BESIDE : 0),
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
