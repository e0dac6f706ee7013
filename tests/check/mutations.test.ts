/** No statement with one changed detail is supported: a seeded sample over both profiles. */
import { expect, test } from 'vitest';
import { check, readSet, type Statement } from '../ask/evaluate.ts';
import { facts } from '../ask/facts.ts';
import { mutations } from './mutations.ts';

test('no statement with one detail changed is supported', async () => {
  const cases = await readSet<Statement>('tests/ask/development/statements.json');
  const made = mutations(facts, cases, 1_500, 7);
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(10);
  const supported: string[] = [];
  for (const { profile, kind, statement, from } of made) {
    const item = { profile, statement, language: 'en', kind, true: false, records: [] };
    const { verdict } = await check(item, facts[profile as keyof typeof facts]);
    if (verdict === 'supported') supported.push(`${kind}: ${statement} (from: ${from})`);
  }
  expect(supported).toEqual([]);
});
