/**
 * No statement with one changed detail is supported: a seeded sample; `npm run evaluate` takes
 * every profile.
 */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { profile } from '../ask/profiles.ts';
import { basesOf, changesOf, KINDS, sentencesOf } from '../evaluation/changes.ts';
import { shuffled } from '../evaluation/derived.ts';
import { readSet, type Statement } from '../evaluation/sets.ts';
import { inLong } from '../support/long.ts';

const TODAY = '2026-11-20';

const PROFILES = ['example', 'odd'];
/** True statements of a profile that are changed, and how many of what is made is checked. */
const BASES = inLong(20, 100);
const CHANGED = inLong(100, 1_000);

const cases = readSet<Statement>('development-statements').filter((item) => item.true);
const truths = new Set(cases.map(({ statement }) => statement));

test.each(PROFILES)('no statement about %s with one detail changed is supported', async (name) => {
  const snapshot = await profile(name);
  const isTrue = (text: string) => check(text, snapshot, TODAY).verdict === 'supported';
  const known = cases.filter((item) => item.profile === name);
  const told = shuffled([...basesOf(snapshot), ...sentencesOf(snapshot)], 7);
  const texts = [...known.map(({ statement }) => statement), ...told.slice(0, 2 * BASES)];
  const bases = shuffled(texts, 8).filter(isTrue).slice(0, BASES);
  const made = bases.flatMap((from) =>
    changesOf(from, snapshot).map(([kind, text]) => ({ kind, text, from })),
  );
  const some = shuffled(made, 9).slice(0, CHANGED);
  expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  const supported = some.filter(({ text }) => !truths.has(text) && isTrue(text));
  expect(supported.map(({ kind, text, from }) => `${kind}: ${text} (from: ${from})`)).toEqual([]);
});

test('there is a change of each kind', async () => {
  const snapshot = await profile('example');
  const kinds = [...basesOf(snapshot), ...sentencesOf(snapshot)].flatMap((text) =>
    changesOf(text, snapshot),
  );
  const known = new Set(kinds.map(([kind]) => kind));
  expect(Object.keys(KINDS).filter((kind) => !known.has(kind))).toEqual([]);
});

test.each(PROFILES)(
  'no sentence of %s is supported without the word by which it denies',
  async (name) => {
    const snapshot = await profile(name);
    const affirmed = sentencesOf(snapshot).flatMap((text) =>
      [...text.matchAll(/ (?:not|never|no longer|nicht|nie)(?=[ .,;])/g)].map(
        ({ 0: denial, index }) => text.slice(0, index) + text.slice(index + denial.length),
      ),
    );
    const supported = affirmed.filter(
      (text) => check(text, snapshot, TODAY).verdict === 'supported',
    );
    expect(supported).toEqual([]);
  },
);
