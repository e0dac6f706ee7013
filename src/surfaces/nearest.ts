/** "Did you mean": the known word closest to one that is not known. */

/** What candidates go on with, the first that does, and how much may follow. */
type Node = { units: number[]; next: Node[]; first: number; at?: number; longest: number };

const nodeOf = (first: number): Node => ({ units: [], next: [], first, longest: 0 });

/**
 * Finds the candidate with the smallest edit distance, or null when none is near enough to be a
 * typo (two fifths of the longer word). The first of equals wins, so the answer does not depend on
 * luck. What candidates begin with alike is compared once, and whatever cannot come nearer than the
 * nearest so far is left out: thousands cost as little as some.
 */
export function nearestAmong(candidates: readonly string[]): (word: string) => string | null {
  const root = nodeOf(0);
  candidates.forEach((candidate, at) => {
    let node = root;
    const units = unitsOf(candidate);
    units.forEach((unit, depth) => {
      node.longest = Math.max(node.longest, units.length - depth);
      const known = node.units.indexOf(unit);
      const next = node.next[known] ?? nodeOf(at);
      if (known < 0) node.next[node.units.push(unit) - 1] = next;
      node = next;
    });
    node.at ??= at;
  });
  // One row of steps for each depth; what is further from the diagonal than `least` is too far.
  let rows: Uint16Array[] = [];
  return (word) => {
    const units = unitsOf(word);
    const width = units.length + 1;
    // A candidate that is long enough to be further away has too few letters in common.
    let least = Math.floor(units.length / 1.5);
    let best = candidates.length;
    if (width > (rows[0]?.length ?? 0))
      rows = [Uint16Array.from({ length: 2 * width }, (_, at) => at)];
    /** `likely` is the place in the word that what was compared so far comes nearest to. */
    const visit = ({ units: own, next, at }: Node, depth: number, likely: number) => {
      const steps = rows[depth]?.[units.length] as number;
      const isNear = steps <= Math.max(units.length, depth) * 0.4;
      if (at !== undefined && isNear && (steps < least || (steps === least && at < best))) {
        least = steps;
        best = at;
      }
      // The likeliest first: the nearer the best is, the more can be left out.
      const liked = own.indexOf(units[likely] ?? -1);
      if (liked >= 0) step(own[liked] as number, next[liked] as Node, depth);
      for (let each = 0; each < own.length; each++)
        if (each !== liked) step(own[each] as number, next[each] as Node, depth);
    };
    const step = (unit: number, node: Node, depth: number) => {
      rows[depth + 1] ??= new Uint16Array(rows[0]?.length ?? 0);
      const [above, below] = [rows[depth], rows[depth + 1]] as [Uint16Array, Uint16Array];
      const from = Math.max(1, depth + 1 - least);
      const to = Math.min(units.length, depth + 1 + least);
      // What is left of the word may be longer than anything that follows.
      const missing = units.length - node.longest;
      let left = from === 1 ? depth + 1 : FAR;
      below[from - 1] = left;
      let likely = from - 1;
      let lowest = left + Math.max(0, missing - likely);
      for (let at = from; at <= to; at++) {
        const changed = (above[at - 1] as number) + (units[at - 1] === unit ? 0 : 1);
        left = Math.min(changed, (above[at] as number) + 1, left + 1);
        below[at] = left;
        const whole = at < missing ? left + missing - at : left;
        if (whole > lowest) continue;
        lowest = whole;
        likely = at;
      }
      // Of what is too far no more is read: the next place by the next row, the last as the whole.
      if (to < units.length) below[to + 1] = below[units.length] = FAR;
      if (lowest < least || (lowest === least && node.first < best)) visit(node, depth + 1, likely);
    };
    visit(root, 0, 0);
    return candidates[best] ?? null;
  };
}

/** More steps than any that are counted. */
const FAR = 60_000;

function unitsOf(text: string): number[] {
  const lower = text.toLowerCase();
  const units: number[] = [];
  for (let at = 0; at < lower.length; at++) units.push(lower.charCodeAt(at));
  return units;
}

/** The same, once. */
export const nearest = (word: string, candidates: readonly string[]): string | null =>
  nearestAmong(candidates)(word);
