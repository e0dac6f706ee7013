/** "Did you mean": the known word closest to one that is not known. */

type Node = { next: Map<number, Node>; at?: number };

/**
 * Finds the candidate with the smallest edit distance, or null when none is near enough to be a
 * typo (two fifths of the longer word). The first of equals wins, so the answer does not depend on
 * luck. What candidates begin with alike is compared once, and whatever cannot come nearer than the
 * nearest so far is left out: thousands cost as little as some.
 */
export function nearestAmong(candidates: readonly string[]): (word: string) => string | null {
  const root: Node = { next: new Map() };
  candidates.forEach((candidate, at) => {
    let node = root;
    for (const unit of unitsOf(candidate)) {
      const next = node.next.get(unit) ?? { next: new Map() };
      node.next.set(unit, next);
      node = next;
    }
    node.at ??= at;
  });
  return (word) => {
    const units = unitsOf(word);
    const width = units.length + 1;
    // A candidate that is long enough to be further away has too few letters in common.
    let least = Math.floor(units.length / 1.5);
    let best = candidates.length;
    // One row of steps for each depth; what is further from the diagonal than `least` is too far.
    const rows: Uint16Array[] = [Uint16Array.from({ length: width }, (_, at) => at)];
    const visit = ({ next, at }: Node, depth: number) => {
      const steps = rows[depth]?.[units.length] as number;
      const isNear = steps <= Math.max(units.length, depth) * 0.4;
      if (at !== undefined && isNear && (steps < least || (steps === least && at < best))) {
        least = steps;
        best = at;
      }
      // The likeliest first: the nearer the best is, the more can be left out.
      const own = units[depth] ?? -1;
      const liked = next.get(own);
      if (liked) step(own, liked, depth);
      for (const [unit, node] of next) if (unit !== own) step(unit, node, depth);
    };
    const step = (unit: number, node: Node, depth: number) => {
      rows[depth + 1] ??= new Uint16Array(width);
      const [above, below] = [rows[depth], rows[depth + 1]] as [Uint16Array, Uint16Array];
      const from = Math.max(1, depth + 1 - least);
      const to = Math.min(units.length, depth + 1 + least);
      let left = from === 1 ? depth + 1 : FAR;
      below[from - 1] = left;
      let lowest = left;
      for (let at = from; at <= to; at++) {
        const changed = (above[at - 1] as number) + (units[at - 1] === unit ? 0 : 1);
        left = Math.min(changed, (above[at] as number) + 1, left + 1);
        below[at] = left;
        if (left < lowest) lowest = left;
      }
      below.fill(FAR, to + 1);
      if (lowest <= least) visit(node, depth + 1);
    };
    visit(root, 0);
    return candidates[best] ?? null;
  };
}

/** More steps than any that are counted. */
const FAR = 60_000;

const unitsOf = (text: string): number[] => {
  const lower = text.toLowerCase();
  return Array.from({ length: lower.length }, (_, at) => lower.charCodeAt(at));
};

/** The same, once. */
export const nearest = (word: string, candidates: readonly string[]): string | null =>
  nearestAmong(candidates)(word);
