/** No statement with one changed detail is supported: a seeded sample over both profiles. */
import { expect, test } from 'vitest';
import { check } from '../../functions/ask/check.ts';
import { knownFrom } from '../../functions/ask/knowledge.ts';
import { factsOf, readSet, type StatementCase } from './evaluate.ts';
import { facts } from './facts.ts';
import { mutations } from './mutations.ts';

const cases = [
  ...(await readSet<StatementCase>('tests/ask/sets/statements.json')),
  ...(await readSet<StatementCase>('tests/ask/sets/statements-2.json')),
];

test('no statement with one detail changed is supported', () => {
  const made = mutations(facts, cases, 1_500, 7);
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(8);
  const supported = made.filter(
    ({ profile, statement }) =>
      check(knownFrom(factsOf(facts, profile)), statement).verdict === 'supported',
  );
  expect(
    supported.map(({ kind, statement, from }) => `${kind}: ${statement} (from: ${from})`),
  ).toEqual([]);
});
