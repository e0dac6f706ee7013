/**
 * Counts day by day, at the cost of one read per closed day: a closed day's counts are computed
 * once from what was recorded, and kept in `rollups`. Any writer computes the same value, so it
 * does not matter who was first.
 */
import { latest } from '../../src/surfaces/seal.ts';
import { daysBetween, nextDay, openDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayOf, rollupKey, rollupsPrefix } from '../store/keys.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';

export type Kind<T extends object> = {
  /** First part of the keys in `rollups`. */
  name: string;
  /**
   * The first day before `open` with anything in it, or null; asked for while no day was counted
   * yet.
   */
  firstDay: (open: string) => Promise<string | null>;
  /** Counts what was recorded on a day. */
  count: (day: string) => Promise<T>;
};

export type Day<T> = { day: string; counts: T };

/**
 * A closed day that was not counted yet. That its counts cannot be kept costs the next reader
 * time, nothing else.
 */
async function countOnce<T extends object>(
  stores: Stores,
  { name, count }: Kind<T>,
  day: string,
): Promise<T> {
  const counts = await count(day);
  try {
    await stores.open('rollups').create(rollupKey(name, day), counts);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return counts;
}

type Found<T> = { days: string[]; made: ReadonlyMap<string, T> };

/**
 * Makes the roll-ups that are missing from `since` on, and tells which closed days there are, and
 * what it made.
 */
async function find<T extends object>(
  stores: Stores,
  kind: Kind<T>,
  at: string,
  since: string | null,
): Promise<Found<T>> {
  const open = openDay(at);
  const prefix = rollupsPrefix(kind.name);
  const known = new Set(await stores.open('rollups').list(prefix));
  const [counted] = known;
  const first = counted?.slice(prefix.length) ?? (await kind.firstDay(open));
  if (first === null) return { days: [], made: new Map() };
  // The first time all of them, whatever was asked for: from then on the first that was counted
  // tells the first day.
  const start = (counted && latest([since ?? first, first])) || first;
  const days = daysBetween(start, open);
  const made = new Map<string, T>();
  for (const day of days)
    if (!known.has(rollupKey(kind.name, day))) made.set(day, await countOnce(stores, kind, day));
  return { days, made };
}

/** Makes every roll-up that is missing. Rejects with StoreUnavailable. */
export async function rollUp<T extends object>(
  stores: Stores,
  kind: Kind<T>,
  at: string,
): Promise<void> {
  await find(stores, kind, at, null);
}

/**
 * The closed days from `since` (YYYY-MM-DD) to `at`, oldest first. Rejects with StoreUnavailable.
 */
export async function closedDays<T extends object>(
  stores: Stores,
  kind: Kind<T>,
  at: string,
  since: string,
): Promise<Day<T>[]> {
  const { days, made } = await find(stores, kind, at, since);
  return each(
    days.filter((day) => day >= since),
    async (day) => {
      const kept = made.get(day) ?? (await stores.open('rollups').read(rollupKey(kind.name, day)));
      return { day, counts: (kept as T | null) ?? (await kind.count(day)) };
    },
  );
}

/** The days that are not closed yet, from `since` on: today, and just after midnight yesterday. */
export function openDays(at: string, since: string): string[] {
  return daysBetween(openDay(at), nextDay(dayOf(at))).filter((day) => day >= since);
}
