/** What the home page tells first, of people in different places of their working life. */
import { expect, test } from 'vitest';
import { sayIn } from '../../src/labels/say.ts';
import { firstFacts } from '../../src/surfaces/pages/home.ts';
import { exampleRecords, recordsFrom } from '../support/profile.ts';

const say = sayIn('en');

/** The first facts of a fixture, as `term: value` and, where there are more, their number. */
async function told(fixture: string): Promise<Record<string, string>> {
  const records = await recordsFrom(`tests/fixtures/${fixture}/content`);
  return Object.fromEntries(
    firstFacts(records, say).map(({ term, values }) => [term, values[0]?.text ?? '']),
  );
}

test('who holds a position is told with it, since when, and what they studied', async () => {
  expect(await told('engineer')).toMatchObject({
    Now: 'Engineering Manager, Data Platform, Lanternfish Logistics, since March 6, 2023',
    Education:
      'M.Sc., Computer science, distributed systems, Northquay University of Technology, 2013',
    'Last talk': 'Paying for cold data, DeltaConf 2025, April 3, 2025',
    Capacity: 'Up to three advisory days a month; no full-time or contract roles in 2026',
    Replies: 'Within three working days',
  });
});

test('a degree that was left unfinished says so', async () => {
  expect((await told('arabic'))['Education']).toContain(', not completed');
});

test('who died holds no position, even where no end of it is stated', async () => {
  const records = await exampleRecords();
  const open = records.experience.map((one) => ({ ...one, end: null }));
  const [now] = firstFacts({ ...records, experience: open }, say);
  expect(now?.values.map(({ path }) => path)).toEqual(Array(3).fill(undefined));
});

test('what is not stated has no row', async () => {
  expect(await told('alone')).toEqual({});
});
