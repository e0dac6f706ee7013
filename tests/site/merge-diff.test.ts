/**
 * What the console sends when an audit is saved: a patch that the service turns into the very same
 * report.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePatch } from '../../functions/operations/audits/audits.ts';
import { mergeDiff, nullMembers } from '../../src/console/merge-diff.ts';
import { inLong } from '../support/long.ts';

type Members = Record<string, unknown>;

/** Objects as the owner may save them: without members that are null. */
const objects = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .map((value) => value as Members)
  .filter((value) => nullMembers(value).length === 0);

test('the patch of two reports makes the second of the first', () => {
  fc.assert(
    fc.property(objects, objects, (from, to) => {
      const sent = JSON.parse(JSON.stringify(mergeDiff(from, to)));
      expect(JSON.parse(JSON.stringify(mergePatch(from, sent)))).toEqual(
        JSON.parse(JSON.stringify(to)),
      );
    }),
    { numRuns: inLong(100, 50_000) },
  );
});
