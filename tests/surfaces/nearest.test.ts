/** "Did you mean" over many candidates is the same as the definition of the distance says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../src/surfaces/nearest.ts';

/** Steps from one word to another (Levenshtein), by the definition. */
function steps(one: string, other: string): number {
  if (!one || !other) return one.length + other.length;
  const [rest, others] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return steps(rest, others);
  return 1 + Math.min(steps(rest, others), steps(rest, other), steps(one, others));
}

test('the nearest is found that comparing with each finds, the first of equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '/'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (candidates, asked) => {
      const all = candidates
        .map((known) => ({ known, far: steps(known.toLowerCase(), asked.toLowerCase()) }))
        .filter(({ known, far }) => far <= Math.max(known.length, asked.length) * 0.4)
        .sort((a, b) => a.far - b.far);
      expect(nearest(asked, candidates)).toBe(all[0]?.known ?? null);
    }),
    { numRuns: 300, seed: 39 },
  );
});
