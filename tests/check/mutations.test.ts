/**
 * No statement with one changed detail is supported: a seeded sample; `npm run evaluate` takes
 * every profile.
 */
import { expect, test } from 'vitest';
import { profile } from '../ask/profiles.ts';
import { basesOf, changesOf, KINDS, sentencesOf } from '../evaluation/changes.ts';
import { affirmedOf, changedOf, supportedOf } from '../evaluation/derived.ts';
import { inLong } from '../support/long.ts';

const PROFILES = ['example', 'odd'];

test.each(PROFILES)('no statement about %s with one detail changed is supported', async (name) => {
  const some = await changedOf(name, inLong(10, 100), inLong(50, 1_000));
  expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  const texts = some.map(({ text }) => text);
  const supported = new Set(await supportedOf(texts, await profile(name)));
  expect(some.filter(({ text }) => supported.has(text))).toEqual([]);
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
    expect(await supportedOf(affirmedOf(snapshot), snapshot)).toEqual([]);
  },
);
