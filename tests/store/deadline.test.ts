import { expect, test } from 'vitest';
import { memoryStores } from '../../functions/store/memory.ts';
import {
  type StartTimer,
  type Store,
  type StoreOperation,
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
