/**
 * What the console sends when an audit is saved: a patch that the service turns into the very same
 * report.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePatch } from '../../functions/operations/audits/merge-patch.ts';
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

test('what is the same is not sent, what is gone is null, lists are sent whole', () => {
  const from = { title: 'A', keep: { a: 1, b: [1, 2] }, gone: true, findings: [{ title: 'x' }] };
  const to = { title: 'B', keep: { a: 1, b: [1, 2] }, findings: [{ title: 'x' }, { title: 'y' }] };
  expect(mergeDiff(from, to)).toEqual({
    gone: null,
    title: 'B',
    findings: [{ title: 'x' }, { title: 'y' }],
  });
  expect(mergeDiff(to, to)).toEqual({});
});

test('members named like those that every object has are members like all others', () => {
  const to = JSON.parse('{"__proto__": {"a": 1}, "constructor": "c", "toString": [1]}') as Members;
  const sent = JSON.parse(JSON.stringify(mergeDiff({}, to)));
  expect(JSON.stringify(mergePatch({}, sent))).toBe(JSON.stringify(to));
});

test('members that are null are told by their paths; those in lists can be saved', () => {
  expect(nullMembers({ a: null, b: { c: null, d: [null, { e: null }] } })).toEqual(['a', 'b.c']);
});
