/** Patches of audits: what the service makes of one, and what the console sends when one is saved. */
import fc from 'fast-check';
import library from 'json-merge-patch';
import { expect, test } from 'vitest';
import { mergePatch } from '../../functions/operations/audits/audits.ts';
import { mergeDiff, nullMembers } from '../../src/console/merge-diff.ts';
import { inLong } from '../support/long.ts';

/** Names that objects already have, and what follows them. */
const ODD: [string, string, string][] = [
  ['{}', '{"__proto__":{"polluted":1},"b":2}', '{"__proto__":{"polluted":1},"b":2}'],
  [
    '{"a":1}',
    '{"constructor":{"prototype":{"polluted":1}},"b":2}',
    '{"a":1,"constructor":{"prototype":{"polluted":1}},"b":2}',
  ],
  [
    '{"x":{"y":1}}',
    '{"x":{"__proto__":{"polluted":1},"y":null}}',
    '{"x":{"__proto__":{"polluted":1}}}',
  ],
  ['{"hasOwnProperty":1,"a":1}', '{"a":null}', '{"hasOwnProperty":1}'],
  ['{"toJSON":1}', '{"valueOf":{"a":null},"toString":2}', '{"toJSON":1,"valueOf":{},"toString":2}'],
  ['{"a":1}', '{"toString":null,"__proto__":null}', '{"a":1}'],
];

test.each(ODD)('%s with %s is %s, and nothing else changes', (target, patch, result) => {
  const merged = mergePatch(JSON.parse(target), JSON.parse(patch)) as object;
  expect(JSON.stringify(merged)).toBe(result);
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});

test('for ordinary names it does what the package json-merge-patch does', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, 1, 'x', true),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(value, value, (target, patch) => {
      const copy = JSON.stringify(mergePatch(target, patch));
      expect(JSON.parse(copy)).toEqual(
        library.apply(structuredClone(target), structuredClone(patch)),
      );
    }),
    { numRuns: inLong(200, 100_000) },
  );
});

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
