/** No statement with one changed detail is supported: a seeded sample over both profiles. */
import { expect, test } from 'vitest';
import { check } from '../../functions/check/parts.ts';
import { readSet, type Statement } from '../ask/evaluate.ts';
import { facts } from '../ask/facts.ts';
import { mutations } from './mutations.ts';

test('no statement with one detail changed is supported', async () => {
  const cases = await readSet<Statement>('tests/ask/development/statements.json');
  const made = mutations(facts, cases, 1_500, 7);
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(10);
  expect(made.length).toBeGreaterThan(1_300);
  const supported = made.filter(
    ({ profile, statement }) =>
      check(statement, facts[profile as keyof typeof facts]).verdict === 'supported',
  );
  expect(
    supported.map(({ kind, statement, from }) => `${kind}: ${statement} (from: ${from})`),
  ).toEqual([]);
});
