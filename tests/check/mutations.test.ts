/** No statement with one changed detail is supported: a seeded sample over both profiles. */
import { expect, test } from 'vitest';
import { check } from '../../functions/check/parts.ts';
import { factsOf } from '../../functions/facts/facts.ts';
import { readSet, type Statement } from '../ask/evaluate.ts';
import { facts } from '../ask/facts.ts';
import { profile } from '../ask/profiles.ts';
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

test.each(['example', 'odd', 'baker', 'engineer', 'planner'])(
  'no sentence of %s is supported without the word by which it denies',
  async (name) => {
    const snapshot = await profile(name);
    const sentences = factsOf(snapshot).records.flatMap(({ lines }) => lines);
    const affirmed = sentences.flatMap(({ text }) =>
      [...text.matchAll(/ (?:not|never|no longer|nicht|nie)(?=[ .,;])/g)].map(
        ({ 0: denial, index }) => text.slice(0, index) + text.slice(index + denial.length),
      ),
    );
    const supported = affirmed.filter((text) => check(text, snapshot).verdict === 'supported');
    expect(supported).toEqual([]);
  },
);
