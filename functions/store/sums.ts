/**
 * Counts day by day at the cost of one read a month. They stand under a key that names the
 * documents that were counted: so they are never wrong, and what was deleted is in none. Days with
 * single keys are counted anew.
 */
import * as z from 'zod';
import { once } from '../../src/once.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import type { DayKeys, DayReader, Picture } from './day-reader.ts';
import { each } from './each.ts';
import { DAMAGED, readAs } from './reading.ts';
import { ifUnavailable } from './store.ts';
import type { Item } from './union.ts';

/** Adds to the number of a name. */
export function bump(table: Record<string, number>, name: string, by = 1): void {
  table[name] = (table[name] ?? 0) + by;
}

/** Adds the numbers of a value to those of another, wherever they stand in it; gives that one. */
export function addUp<T extends object>(to: T, from: object): T {
  const sums = to as Record<string, number | object>;
  for (const [name, value] of Object.entries(from))
    if (typeof value === 'number') bump(sums as Record<string, number>, name, value);
    else {
      sums[name] ??= {};
      addUp(sums[name] as object, value);
    }
  return to;
}

export type Counter<R, C> = {
  /** What is counted, in letters: counts of another name stay. */
  name: string;
  /** Changes with how: counts of another version are made anew. */
  version: string;
  shape: z.ZodType<C>;
  count: (items: readonly Item<R>[]) => C;
};

/** Counts items one by one: each adds something to what nothing counts as. */
export const adding = <R, C extends object>(shape: z.ZodType<C>, of: (item: Item<R>) => object) =>
  once((items: readonly Item<R>[]) =>
    items.reduce((sum, item) => addUp(sum, of(item)), shape.parse({})),
  );

/** Numbers by name, and a number, of which there is none at first. */
export const table = z.record(z.string(), z.number()).default(() => ({}));
export const number = z.number().default(0);

export type Day<C> = { day: string; counts: C };

/** Counts of each day of a span, oldest first; `skip` hears of keys of what is damaged. */
export async function sums<R extends object, C>(
  days: DayReader<R>,
  { name, version, shape, count }: Counter<R, C>,
  picture: Picture,
  { since = '', until = '9999' }: { since?: string | undefined; until?: string | undefined } = {},
  skip: (key: string) => void = () => {},
): Promise<Day<C>[]> {
  const { store } = days;
  const Sum = z.record(z.string(), z.tuple([z.string(), shape]));
  const all = [...picture.days].sort(([a], [b]) => (a < b ? -1 : 1));
  const isAsked = (day: string) => day >= since && day <= until;
  const months = Map.groupBy(all, ([day]) => day.slice(0, 7));
  const hashOf = ({ documents }: DayKeys) => sha256([version, ...documents].join()).slice(0, 20);
  const ofMonth = async ([month, own]: [string, [string, DayKeys][]]): Promise<Day<C>[]> => {
    const begin = `sums/${month}~${name}~`;
    const hashes = new Map(own.map(([day, keys]) => [day, hashOf(keys)]));
    const key = begin + sha256([...hashes].join()).slice(0, 40);
    const there = picture.sums.filter((one) => one.startsWith(begin));
    // An older sum tells those days that are as they were.
    const known = there.includes(key) ? key : there[0];
    const read = known === undefined ? null : await readAs(store, known, Sum);
    const held = read === null || read === DAMAGED ? {} : read;
    let isWhole = true;
    const counted = await each(own, async ([day, keys]) => {
      // Not kept: what is single may say that something of the day is gone.
      const isOpen = keys.singles.length > 0;
      const isKnown = !isOpen && held[day]?.[0] === hashes.get(day);
      if (isOpen ? !isAsked(day) : isKnown) return { day, isOpen, told: held[day]?.[1] };
      const items = await days.day(day, keys);
      const damaged = items.filter(({ record }) => record === DAMAGED);
      for (const item of damaged) if (isAsked(day)) skip(item.key);
      isWhole &&= damaged.length === 0;
      return { day, isOpen, told: count(items) };
    });
    const closed = counted.filter(({ isOpen }) => !isOpen);
    const sum = Object.fromEntries(closed.map(({ day, told }) => [day, [hashes.get(day), told]]));
    const keep = async () => {
      await each(there, (other) => store.remove(other));
      await store.create(key, sum);
    };
    // If that fails, the next reader takes longer.
    if ((key !== known || read === DAMAGED) && isWhole && closed.length > 0)
      await keep().catch(ifUnavailable(undefined));
    return counted.flatMap(({ day, told }) => (isAsked(day) ? [{ day, counts: told as C }] : []));
  };
  const asked = [...months].filter(([, own]) => own.some(([day]) => isAsked(day)));
  return (await each(asked, ofMonth)).flat();
}
