import { expect, test } from 'vitest';
import {
  type Store,
  type StoreOperation,
  StoreUnavailable,
  withDeadline,
} from '../../functions/store/store.ts';
import { withFaults } from './faults.ts';
import { memoryStores } from './memory.ts';

const OPERATIONS: [StoreOperation, (store: Store) => Promise<unknown>][] = [
  ['create', (store) => store.create('2026-11-20/a', 1)],
  ['read', (store) => store.read('2026-11-20/a')],
  ['list', (store) => store.list('')],
  ['remove', (store) => store.remove('2026-11-20/a')],
];

test.each(OPERATIONS)('%s that hangs fails when its time is over', async (operation, call) => {
  const stores = withDeadline(
    withFaults(memoryStores(), () => 'hangs before'),
    5,
  );
  await expect(call(stores.open('contacts'))).rejects.toThrow(
    new StoreUnavailable(`contacts: ${operation} took longer than 5 ms`),
  );
});

test.each(OPERATIONS)('%s in time passes its result or its error', async (_operation, call) => {
  const expected = await call(memoryStores().open('questions'));
  expect(await call(withDeadline(memoryStores(), 60_000).open('questions'))).toEqual(expected);
  const failing = withDeadline(
    withFaults(memoryStores(), () => 'fails before'),
    60_000,
  );
  await expect(call(failing.open('questions'))).rejects.toThrow(/made to fail/);
});
