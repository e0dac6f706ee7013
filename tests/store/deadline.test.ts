import { expect, test } from 'vitest';
import { memoryStores } from '../../functions/store/memory.ts';
import {
  type StartTimer,
  type Store,
  type StoreOperation,
  type Stores,
  StoreUnavailable,
  withDeadline,
} from '../../functions/store/store.ts';
import { withFaults } from './faults.ts';

/** A clock that rings when the test says so. */
function manualClock() {
  const alarms = new Map<() => void, number>();
  const clock: StartTimer = (milliseconds, ring) => {
    alarms.set(ring, milliseconds);
    return () => alarms.delete(ring);
  };
  const ringAll = () => {
    for (const ring of [...alarms.keys()]) ring();
  };
  return { clock, alarms, ringAll };
}

const OPERATIONS: [StoreOperation, (store: Store) => Promise<unknown>][] = [
  ['create', (store) => store.create('2026-11-20/a', 1)],
  ['read', (store) => store.read('2026-11-20/a')],
  ['list', (store) => store.list('')],
  ['remove', (store) => store.remove('2026-11-20/a')],
];

test.each(OPERATIONS)('%s that hangs fails when its time is over', async (operation, call) => {
  const { clock, alarms, ringAll } = manualClock();
  const stores = withDeadline(
    withFaults(memoryStores(), () => 'hangs before'),
    8000,
    clock,
  );
  const outcome = call(stores.open('contacts')).catch((error: unknown) => error);
  await Promise.resolve();
  expect([...alarms.values()]).toEqual([8000]);
  ringAll();
  const error = await outcome;
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toBe(`StoreUnavailable: contacts: ${operation} took longer than 8000 ms`);
});

test.each(OPERATIONS)(
  '%s in time passes its result or its error, and leaves no alarm',
  async (_operation, call) => {
    const { clock, alarms, ringAll } = manualClock();
    const plain = memoryStores();
    const expected = await call(plain.open('questions'));
    expect(await call(withDeadline(memoryStores(), 8000, clock).open('questions'))).toEqual(
      expected,
    );
    const failing = withDeadline(
      withFaults(memoryStores(), () => 'fails before'),
      8000,
      clock,
    );
    await expect(call(failing.open('questions'))).rejects.toThrow(/made to fail/);
    expect(alarms.size).toBe(0);
    ringAll();
  },
);

test('a bad key stays a TypeError', async () => {
  const { clock, alarms } = manualClock();
  await expect(
    withDeadline(memoryStores(), 8000, clock).open('contacts').create('../a', 1),
  ).rejects.toThrow(TypeError);
  expect(alarms.size).toBe(0);
});

test('what a hanging store does in the end disturbs nobody', async () => {
  const { clock, ringAll } = manualClock();
  const ends: { resolve: (value: boolean) => void; reject: (error: Error) => void }[] = [];
  const slow: Stores = {
    open: () => ({
      ...memoryStores().open('contacts'),
      create: () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
    }),
  };
  const store = withDeadline(slow, 8000, clock).open('contacts');
  const outcomes = [store.create('a', 1), store.create('b', 2)].map((one) =>
    one.catch((error: unknown) => error),
  );
  await Promise.resolve();
  ringAll();
  expect(await Promise.all(outcomes)).toEqual([
    expect.any(StoreUnavailable),
    expect.any(StoreUnavailable),
  ]);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  ends[0]?.reject(new Error('too late'));
  ends[1]?.resolve(true);
  // Node tells of unhandled rejections after the microtasks of the turn.
  await new Promise((turn) => setImmediate(turn));
  await new Promise((turn) => setImmediate(turn));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('without a clock of its own it uses timers, and leaves none behind', async () => {
  const before = process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
  const store = withDeadline(memoryStores(), 3_600_000).open('contacts');
  expect(await store.create('a', 1)).toBe(true);
  expect(process.getActiveResourcesInfo().filter((one) => one === 'Timeout')).toHaveLength(before);
  const hanging = withDeadline(
    withFaults(memoryStores(), () => 'hangs before'),
    0,
  ).open('contacts');
  await expect(hanging.read('a')).rejects.toThrow('contacts: read took longer than 0 ms');
});
