/** What the home page tells first, of people in different places of their working life. */
import { expect, test } from 'vitest';
import { plainOf } from '../../src/documents/text.ts';
import { sayIn } from '../../src/labels/say.ts';
import { firstFacts } from '../../src/surfaces/pages/home.ts';
import { exampleRecords, recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';

const say = sayIn('en');

/** The first facts of a fixture, as `term: value` and, where there are more, their number. */
async function told(fixture: string): Promise<Record<string, string>> {
  const records = await recordsFrom(contentFolder(fixture));
  return Object.fromEntries(
    firstFacts(records, say).map(({ term, values }) => [term, plainOf(values[0] ?? [])]),
  );
}

test('who holds a position is told with it, since when, and what they studied', async () => {
  expect(await told('engineer')).toMatchObject({
    Now: 'Engineering Manager, Data Platform, Lanternfish Logistics, since March 6, 2023',
    Education:
      'M.Sc., Computer science, distributed systems, Northquay University of Technology, 2013',
    Talks: 'Paying for cold data, DeltaConf 2025, April 3, 2025',
    'Time for new work':
      'Up to three advisory days a month; no full-time or contract roles in 2026',
    Replies: 'Within three working days',
  });
});

test('who died holds no position, even where no end of it is stated', async () => {
  const records = await exampleRecords();
  const open = records.experience.map((one) => ({ ...one, end: null }));
  const [now] = firstFacts({ ...records, experience: open }, say);
  expect(now?.values.map(([run]) => run?.to)).toEqual(Array(3).fill(undefined));
});

test('places elsewhere are the person’s own where the person runs the page', async () => {
  const rel = (records: typeof demonstration) =>
    firstFacts(records, say)
      .find(({ term }) => term === 'Elsewhere')
      ?.values.flatMap((text) => text.flatMap(({ to, rel }) => (to ? [rel] : [])));
  const demonstration = await exampleRecords();
  expect(new Set(rel(demonstration))).toEqual(new Set([undefined]));
  const { demonstration: _, operator: __, ...profile } = demonstration.profile.profile;
  const own = { ...demonstration, profile: { ...demonstration.profile, profile } };
  expect(new Set(rel(own))).toEqual(new Set(['me']));
});
