/**
 * Roll-ups (design section 6): a closed day's counts, computed from the raw records, so that any writer writes the same
 * value. They are made by the daily work, or on read where one is missing.
 */
import { latest } from '../../src/surfaces/seal.ts';
import { dayOf, rollupKey } from '../store/keys.ts';
import type { Store, Stores } from '../store/store.ts';
import type { ReportRecord } from './report.ts';
import { countDay, type DayCounts } from './report-counts.ts';
import type { Snapshot } from './snapshot.ts';

const KIND = 'reports';
const DAY = 86_400_000;

/** A day is closed ten minutes after it ended: what was taken before midnight has been stored by then. */
const GRACE = 10 * 60_000;

/** Reads that go on at a time: enough to hide the distance to the store, few enough not to flood it. */
const AT_A_TIME = 16;

export type Given = { stores: Stores; snapshot: Snapshot; at: string };

/** The first day (YYYY-MM-DD) that is not closed yet. */
export function openDay(at: string): string {
  return dayOf(new Date(Date.parse(at) - GRACE).toISOString());
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** Days from one to before another. */
export function daysBetween(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = nextDay(day)) days.push(day);
  return days;
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_A_TIME)
    results.push(...(await Promise.all(items.slice(at, at + AT_A_TIME).map(work))));
  return results;
}

async function rawDay(reports: Store, day: string, snapshot: Snapshot): Promise<DayCounts> {
  const keys = await reports.list(`${day}/`);
  const records = await each(keys, (key) => reports.read(key));
  return countDay(records.filter((record) => record !== null) as ReportRecord[], snapshot);
}

/** Counts of one closed day: the roll-up, made and kept when it is missing. Another writer's value is the same. */
async function closedDay(given: Given, day: string, known: ReadonlySet<string>): Promise<DayCounts> {
  const rollups = given.stores.open('rollups');
  const key = rollupKey(KIND, day);
  const kept = known.has(key) ? await rollups.read(key) : null;
  if (kept) return kept as DayCounts;
  const counts = await rawDay(given.stores.open('reports'), day, given.snapshot);
  await rollups.create(key, counts);
  return ((await rollups.read(key)) as DayCounts | null) ?? counts;
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
  const start = since !== null && since > first ? since : first;
  const set = new Set(known);
  const closed = await each(daysBetween(start, open), (day) => closedDay(given, day, set));
  const from = latest([start, open]) ?? open;
  const raw = await each(daysBetween(from, nextDay(dayOf(given.at))), (day) =>
    rawDay(given.stores.open('reports'), day, given.snapshot),
  );
  return [...closed, ...raw];
}
