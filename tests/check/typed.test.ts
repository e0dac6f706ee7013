/**
 * What typed fields say is supported in the usual other words, in the order of each language; a
 * claim as it stands.
 */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { profile } from '../ask/profiles.ts';
import { turned, wordings } from '../evaluation/wordings.ts';

const TODAY = '2026-11-20';

test.each(['engineer', 'infirmiere'])('typed fields of %s in other words', async (name) => {
  const snapshot = await profile(name);
  const isTrue = (text: string) => check(text, snapshot, TODAY).verdict === 'supported';
  const statements = wordings(snapshot);
  expect(statements.filter(isTrue).length / statements.length).toBeGreaterThan(0.65);
  expect(turned(statements).filter(isTrue)).toEqual([]);
});

test.each(['example', 'infirmiere'])(
  'each claim of %s as it is published is supported, or disputed by its own record',
  async (name) => {
    const snapshot = await profile(name);
    const { claims } = snapshot.manifest;
    const verdicts = claims.map(({ claim }) => check(claim, snapshot, TODAY).verdict);
    expect(verdicts.filter((one) => !['supported', 'disputed'].includes(one))).toEqual([]);
    expect(verdicts).toContain('supported');
  },
);
