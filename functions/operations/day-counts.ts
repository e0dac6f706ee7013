/**
 * Counts day by day, at the cost of one read per closed day: a closed day's counts are computed
 * once from what was recorded, and kept in `rollups`. Any writer computes the same value, so it
 * does not matter who was first. What is closed is bounded by what was recorded: one record dated
 * 1970, by a clock that stood there, makes no roll-ups of fifty years.
 */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { daysBetween, isDay, nextDay, openDay, previousDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayOf, emptyRollupsKey, rollupKey, rollupsPrefix } from '../store/keys.ts';
import type { Reading } from '../store/reading.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';
import type { Day } from '../store/sums.ts';

export type Kind<T extends object> = {
  /** First part of the keys in `rollups`. */
  name: string;
  /** What a roll-up is read through. */
  shape: z.ZodType<T>;
  /**
   * Days before `open`, oldest first, that there may be something of: from `since` on, or when null
   * is asked for, while no day was counted yet, from the first that is worth looking for.
   */
  days: (open: string, since: string | null) => Promise<string[]>;
  /** Counts what was recorded on a day. */
  count: (day: string) => Promise<T>;
};

/** Days without a roll-up that are looked at one by one; for more, it is asked which have any. */
const MOST_LOOKED_AT = 31;

/** Roll-ups are small and many: years of days are read while somebody waits. */
const READS_AT_A_TIME = 128;

/** Days from `first` to `last`, both included; `empty`: known to have nothing. */
type Span = { first: string; last: string; empty: boolean };

type Gap = Pick<Span, 'first' | 'last'>;

/**
 * The roll-ups there are, oldest first: of single days, and of spans of days without anything.
 * Those of days that are not closed yet were made while a clock ran ahead, and go: else their days
 * would be counted no further.
 */
async function knownSpans(stores: Stores, name: string, open: string): Promise<Span[]> {
  const rollups = stores.open('rollups');
  const prefix = rollupsPrefix(name);
  const spans: Span[] = [];
  for (const key of await rollups.list(prefix)) {
    const [first = '', last = first] = key.slice(prefix.length).split('~');
    if (!isDay(first) || !isDay(last)) continue;
    if (last < open) spans.push({ first, last, empty: key.includes('~') });
    else await rollups.remove(key);
  }
  return spans;
}

/** What from a day to before another, `open`, is in none of some spans. */
function gapsOf(start: string, spans: readonly Span[], open: string): Gap[] {
  const gaps: Gap[] = [];
  let next = start;
  for (const { first, last } of [...spans, { first: open, last: open }]) {
    if (first > next) gaps.push({ first: next, last: previousDay(first) });
    if (last >= next) next = nextDay(last);
  }
  return gaps;
}

type Keep = (key: string, value: object) => Promise<void>;

/**
 * Keeps what can be kept: that it cannot costs the next reader time, nothing else. After the first
 * that cannot nothing more is kept, because the first that is there tells the first day.
 */
function keeper(stores: Stores): Keep {
  let works = true;
  return async (key, value) => {
    try {
      if (works) await stores.open('rollups').create(key, value);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      works = false;
    }
  };
}

/** Makes the roll-ups of a gap, and tells them. */
async function closeGap<T extends object>(
  keep: Keep,
  { name, days: daysWith, count }: Kind<T>,
  { first, last }: Gap,
): Promise<Day<T>[]> {
  const end = nextDay(last);
  const few = Date.parse(last) - Date.parse(first) < MOST_LOOKED_AT * 86_400_000;
  const days = few
    ? daysBetween(first, end)
    : (await daysWith(end, first)).filter((day) => day >= first);
  const made: Day<T>[] = [];
  for (const day of days) {
    const counts = await count(day);
    await keep(rollupKey(name, day), counts);
    made.push({ day, counts });
  }
  let at = first;
  for (const day of [...days, end]) {
    if (at < day) await keep(emptyRollupsKey(name, at, previousDay(day)), {});
    at = nextDay(day);
  }
  return made;
}

/** Makes the roll-ups that are missing; tells what it made, and which others there are. */
async function close<T extends object>(
  stores: Stores,
  kind: Kind<T>,
  at: string,
): Promise<{ made: Day<T>[]; known: string[] }> {
  const open = openDay(at);
  const spans = await knownSpans(stores, kind.name, open);
  const first = spans[0]?.first ?? (await kind.days(open, null))[0];
  const keep = keeper(stores);
  const made: Day<T>[] = [];
  for (const gap of first === undefined ? [] : gapsOf(first, spans, open))
    made.push(...(await closeGap(keep, kind, gap)));
  return { made, known: spans.filter(({ empty }) => !empty).map(({ first: day }) => day) };
}

/**
 * The closed days from `since` (YYYY-MM-DD; null: all) to `at`, oldest first; days without anything
 * may be missing. A roll-up that is damaged is skipped, and its day counted anew. Rejects with
 * StoreUnavailable.
 */
export async function closedDays<T extends object>(
  reading: Reading,
  kind: Kind<T>,
  at: string,
  since: string | null,
): Promise<Day<T>[]> {
  const { made, known } = await close(reading, kind, at);
  const kept = await each(
    known.filter((day) => since === null || day >= since),
    async (day) => {
      const counts = await reading.read('rollups', rollupKey(kind.name, day), kind.shape);
      return { day, counts: counts ?? (await kind.count(day)) };
    },
    READS_AT_A_TIME,
  );
  return [...kept, ...made.filter(({ day }) => since === null || day >= since)].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

/** Puts counts in the place of a roll-up. Any writer in between writes what is right as well. */
async function replace(stores: Stores, key: string, counts: object): Promise<void> {
  await stores.open('rollups').remove(key);
  await stores.open('rollups').create(key, counts);
}

/**
 * Makes every roll-up that is missing, makes those anew that are damaged while what they count is
 * still there, and counts the newest again: it may have been made too early, by a clock that ran
 * ahead. Rejects with StoreUnavailable.
 */
export async function rollUp<T extends object>(
  reading: Reading,
  kind: Kind<T>,
  at: string,
): Promise<void> {
  const { known } = await close(reading, kind, at);
  const newest = previousDay(openDay(at));
  const wrong: string[] = [];
  await each(
    known,
    async (day) => {
      const counts = await reading.read('rollups', rollupKey(kind.name, day), kind.shape);
      if (counts === null) wrong.push(day);
      else if (day === newest && !isDeepStrictEqual(counts, await kind.count(day))) wrong.push(day);
    },
    READS_AT_A_TIME,
  );
  if (wrong.length === 0) return;
  const there = new Set(await kind.days(openDay(at), wrong[0] ?? newest));
  for (const day of wrong)
    if (there.has(day)) await replace(reading, rollupKey(kind.name, day), await kind.count(day));
}

/** The days that are not closed yet, from `since` on: today, and just after midnight yesterday. */
export function openDays(at: string, since: string): string[] {
  return daysBetween(openDay(at), nextDay(dayOf(at))).filter((day) => day >= since);
}
