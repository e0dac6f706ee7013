/** Each invariant of the store of days is needed: without it something is lost, doubled or back. */
import { expect, test } from 'vitest';
import type { Stores } from '../../functions/store/store.ts';
import { dying, Killed, seen } from './days.ts';
import { type Make, MUTATIONS, without } from './invariants.ts';
import { memoryStores } from './memory.ts';
import { DAY, idOf, note, notes } from './note.ts';
import { schedule } from './schedules.ts';

const LONG = process.env['LONG'] === '1';
const TRIED = MUTATIONS.filter(({ rare = false }) => LONG || !rare);

const NUMBERS = Array.from({ length: 40 }, (_, n) => n);
const NAMES = NUMBERS.map((n) => idOf(n)).sort();

/** Works of so many calls, one after the other: each has got on. */
async function inShortRuns(make: Make): Promise<void> {
  const stores = memoryStores();
  for (const n of NUMBERS) await make(stores).add(DAY, idOf(n), note(n));
  for (let n = 0; n < NUMBERS.length; n++)
    await make(dying(stores, 30, false).stores, { part: 8 })
      .fold(DAY)
      .catch((error) => {
        if (!(error instanceof Killed)) throw error;
      });
  expect(await stores.open('contacts').list(`${DAY}/`)).toEqual([]);
  expect((await seen(make(stores))).sort()).toEqual(NAMES);
}

/** A store whose first document is written by half, and said to be written. */
async function withTornDocument(make: Make): Promise<void> {
  const stores = memoryStores();
  for (const n of NUMBERS) await make(stores).add(DAY, idOf(n), note(n));
  const store = stores.open('contacts');
  const torn: Stores = {
    open: (name) => ({
      ...stores.open(name),
      create: (key, value) => {
        const { lines } = value as { lines?: string };
        const cut = lines?.slice(0, lines.length / 2);
        return store.create(key, cut ? { ...(value as object), lines: cut } : value);
      },
    }),
  };
  await make(torn)
    .fold(DAY)
    .catch(() => {});
  for (const key of await store.list('days/')) await store.remove(key);
  expect((await seen(make(stores))).sort()).toEqual(NAMES);
}

/** The first thing that goes wrong, or null. */
async function wrongWith(make: Make, schedules: number): Promise<string | null> {
  try {
    await inShortRuns(make);
    await withTornDocument(make);
    for (let seed = 0; seed < schedules; seed++)
      for (const isAtomic of [true, false]) await schedule(seed, isAtomic, make);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('as it is nothing goes wrong', async () => {
  expect(await wrongWith(notes, 20)).toBeNull();
});

test.for(TRIED)('without it something goes wrong: $takesOut', async (mutation) => {
  expect(await wrongWith(await without(mutation), 2_000)).not.toBeNull();
});
