/** "Did you mean" over many candidates is the same as over them one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest, nearestAmong } from '../../src/surfaces/nearest.ts';

test('among many, the nearest is found that comparing with each finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '/'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (candidates, asked) => {
      expect(nearestAmong(candidates)(asked)).toBe(nearest(asked, candidates));
    }),
    { numRuns: 300, seed: 39 },
  );
});
