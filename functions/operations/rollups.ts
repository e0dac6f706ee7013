/**
 * Roll-ups (design section 6): a closed day's counts, computed from the raw records, so that any writer writes the same
 * value. They are made by the daily work, or on read where one is missing.
 */
import { latest } from '../../src/surfaces/seal.ts';
import { dayOf, rollupKey } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import { daysBetween, nextDay, openDay } from './days.ts';
import type { ReportRecord } from './report.ts';
import { countDay, type DayCounts } from './report-counts.ts';
import type { Snapshot } from './snapshot.ts';

const KIND = 'reports';
/** Reads that go on at a time: enough to hide the distance to the store, few enough not to flood it. */
const AT_A_TIME = 16;

export type Given = { stores: Stores; snapshot: Snapshot; at: string };

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_A_TIME)
    results.push(...(await Promise.all(items.slice(at, at + AT_A_TIME).map(work))));
  return results;
}

/** Most records of a day that are kept in memory: a report may have 64 KiB. */
const KEPT = 2000;

/** Records of open days that this process has read: they never change, so each is read once. By store, then by day. */
const readAlready = new WeakMap<Stores, Map<string, ReadonlyMap<string, ReportRecord>>>();

async function rawDay({ stores, snapshot }: Given, day: string, keep = false): Promise<DayCounts> {
  const reports = stores.open('reports');
  const days = readAlready.get(stores) ?? new Map<string, ReadonlyMap<string, ReportRecord>>();
  const known = days.get(day);
  const keys = await reports.list(`${day}/`);
  const found = await each(keys, async (key) => [key, known?.get(key) ?? (await reports.read(key))] as const);
  const records = new Map(found.filter((entry): entry is [string, ReportRecord] => entry[1] !== null));
  if (keep) readAlready.set(stores, days.set(day, new Map([...records].slice(0, KEPT))));
  else days.delete(day);
  return countDay([...records.values()], snapshot);
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

/** The first day with anything in it: of the roll-ups, else of the raw records. Null when nothing was ever stored. */
async function firstDay({ stores }: Given, known: readonly string[]): Promise<string | null> {
  const [first] = known;
  if (first) return first.slice(KIND.length + 1);
  const [raw] = await stores.open('reports').list('');
  return raw ? raw.slice(0, 10) : null;
}

/** Counts of every day from `since` (YYYY-MM-DD, or null for all) on, oldest first; the open days come from raw records. */
export async function countsSince(given: Given, since: string | null): Promise<DayCounts[]> {
  const open = openDay(given.at);
  const known = await given.stores.open('rollups').list(`${KIND}/`);
  const first = await firstDay(given, known);
  if (first === null) return [];
  const set = new Set(known);
  // Every missing one, one after another and whatever was asked for: the first roll-up there is tells the first day.
  for (const day of daysBetween(first, open)) if (!set.has(rollupKey(KIND, day))) await rollUp(given, day);
  const start = latest([since ?? first, first]) ?? first;
  const closed = await each(daysBetween(start, open), (day) => closedDay(given, day));
  const from = latest([start, open]) ?? open;
  const raw = await each(daysBetween(from, nextDay(dayOf(given.at))), (day) => rawDay(given, day, true));
  return [...closed, ...raw];
}
