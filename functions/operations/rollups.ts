/**
 * Reports by day: a closed day's counts, computed from what each report left, so that any writer
 * writes the same value. They are made by the daily work, or on read where one is missing.
 */
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { daysOfKeys } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayPrefix } from '../store/keys.ts';
import { listDay, listDays } from '../store/lists.ts';
import type { Reading } from '../store/reading.ts';
import { closedDays, type Day, type Kind, openDays } from './day-counts.ts';
import { ReportRecord } from './records.ts';
import { countDay, DayCounts } from './report-counts.ts';
import { factsOf } from './report-facts.ts';
import { factsOfDay } from './report-index.ts';

export type Given = { reading: Reading; snapshot: Snapshot; at: string };

/**
 * Counts of one day: from the facts beside the reports, and from those reports themselves whose
 * facts are not there.
 */
async function countReports(
  { reading, snapshot }: Omit<Given, 'at'>,
  day: string,
): Promise<DayCounts> {
  // In this order: a report that is stored in between has no facts in the list, and is read.
  const facts = await factsOfDay(reading, day);
  const bare = (await listDay(reading.open('reports'), day)).filter(
    (key) => !facts.has(key.slice(dayPrefix(day).length)),
  );
  const read = await each(bare, (key) => reading.read('reports', key, ReportRecord));
  const rest = read
    .filter((record) => record !== null)
    .map((record) => factsOf(record, snapshot.base));
  return countDay([...facts.values(), ...rest], snapshot);
}

export function reportsKind(given: Omit<Given, 'at'>): Kind<DayCounts> {
  const { reading } = given;
  return {
    name: 'reports',
    shape: DayCounts,
    // Reports may have been deleted, and facts not written.
    days: async (open, since) =>
      daysOfKeys([
        ...(await listDays(reading.open('reports'), '', open)),
        ...(await listDays(reading.open('report-facts'), '', open)),
      ]).filter((day) => day < open && (since === null || day >= since)),
    count: (day) => countReports(given, day),
  };
}

/**
 * Counts of every day from `since` (YYYY-MM-DD, or null for all) on, oldest first; the open days
 * come from raw records.
 */
export async function countsSince(given: Given, since: string | null): Promise<DayCounts[]> {
  return (await reportDays(given, since)).map(({ counts }) => counts);
}

/** The same, each with its day. */
export async function reportDays(given: Given, since: string | null): Promise<Day<DayCounts>[]> {
  const { reading, at } = given;
  const [closed, open] = await Promise.all([
    closedDays(reading, reportsKind(given), at, since),
    each(openDays(at, since ?? ''), async (day) => ({
      day,
      counts: await countReports(given, day),
    })),
  ]);
  return [...closed, ...open];
}
