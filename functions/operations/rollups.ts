/**
 * Roll-ups: a closed day's counts, computed from what each report left, so that any writer writes
 * the same value. They are made by the daily work, or on read where one is missing.
 */
import { latest } from '../../src/surfaces/seal.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { daysBetween, nextDay, openDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayOf, dayPrefix, rollupKey } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import type { ReportRecord } from './records.ts';
import { countDay, type DayCounts } from './report-counts.ts';
import { factsOf } from './report-facts.ts';
import { factsOfDay } from './report-index.ts';

const KIND = 'reports';

export type Given = { stores: Stores; snapshot: Snapshot; at: string };

/**
 * Counts of one day: from the facts beside the reports, and from those reports themselves whose
 * facts are not there.
 */
async function rawDay({ stores, snapshot }: Given, day: string): Promise<DayCounts> {
  const reports = stores.open('reports');
  // In this order: a report that is stored in between has no facts in the list, and is read.
  const facts = await factsOfDay(stores, day);
  const bare = (await reports.list(dayPrefix(day))).filter(
    (key) => !facts.has(key.slice(dayPrefix(day).length)),
  );
  const read = await each(bare, async (key) => (await reports.read(key)) as ReportRecord | null);
  const rest = read
    .filter((record) => record !== null)
    .map((record) => factsOf(record, snapshot.base));
  return countDay([...facts.values(), ...rest], snapshot);
}

/** Makes and keeps the roll-up of a closed day. Another writer's value is the same. */
async function rollUp(given: Given, day: string): Promise<void> {
  await given.stores.open('rollups').create(rollupKey(KIND, day), await rawDay(given, day));
}

/** Counts of one closed day; its roll-up is there. */
async function closedDay(given: Given, day: string): Promise<DayCounts> {
  const kept = (await given.stores.open('rollups').read(rollupKey(KIND, day))) as DayCounts | null;
  return kept ?? rawDay(given, day);
}

/**
 * The first day with anything in it: of the roll-ups, else of what reports left. Null when nothing
 * was ever stored.
 */
async function firstDay({ stores }: Given, known: readonly string[]): Promise<string | null> {
  const [first] = known;
  if (first) return first.slice(KIND.length + 1);
  // Reports may have been deleted, and facts not written.
  const [report] = await stores.open('reports').list('');
  const [fact] = await stores.open('report-facts').list('');
  const [day] = [report, fact].flatMap((key) => key?.slice(0, 10) ?? []).sort();
  return day ?? null;
}

/**
 * Counts of every day from `since` (YYYY-MM-DD, or null for all) on, oldest first; the open days
 * come from raw records.
 */
export async function countsSince(given: Given, since: string | null): Promise<DayCounts[]> {
  const open = openDay(given.at);
  const known = await given.stores.open('rollups').list(`${KIND}/`);
  const first = await firstDay(given, known);
  if (first === null) return [];
  const set = new Set(known);
  // Every missing one, one after another and whatever was asked for: the first roll-up there is
  // tells the first day.
  for (const day of daysBetween(first, open))
    if (!set.has(rollupKey(KIND, day))) await rollUp(given, day);
  const start = latest([since ?? first, first]) ?? first;
  const closed = await each(daysBetween(start, open), (day) => closedDay(given, day));
  const from = latest([start, open]) ?? open;
  const raw = await each(daysBetween(from, nextDay(dayOf(given.at))), (day) => rawDay(given, day));
  return [...closed, ...raw];
}
