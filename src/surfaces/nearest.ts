/** "Did you mean": the known word closest to one that is not known. */
import { distance } from 'fastest-levenshtein';

/**
 * The candidate with the smallest edit distance, or null when none is near enough to be a typo (two
 * fifths of the longer word). The first of equals wins, so the answer does not depend on luck.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least && steps <= Math.max(word.length, candidate.length) * 0.4) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}
