import { expect, test } from 'vitest';
import { memoryStores } from '../../functions/store/memory.ts';
import { StoreUnavailable, withDeadline } from '../../functions/store/store.ts';
import { type Fault, withFaults } from './faults.ts';

/** Does one create with a fault, then looks at what is really there. */
async function creating(fault: Fault | null) {
  const real = memoryStores();
  const stores = withDeadline(
    withFaults(real, () => fault),
    0,
  );
  const outcome = await stores
    .open('reports')
    .create('2026-11-20/a', 1)
    .catch((error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : error));
  return { outcome, stored: await real.open('reports').read('2026-11-20/a') };
}

test('each fault is what its name says', async () => {
  expect(await creating(null)).toEqual({ outcome: true, stored: 1 });
  expect(await creating('fails before')).toEqual({ outcome: 'unavailable', stored: null });
  expect(await creating('fails after')).toEqual({ outcome: 'unavailable', stored: 1 });
  expect(await creating('hangs before')).toEqual({ outcome: 'unavailable', stored: null });
  expect(await creating('hangs after')).toEqual({ outcome: 'unavailable', stored: 1 });
  expect(await creating('lies')).toEqual({ outcome: true, stored: null });
});

test('a fault can be set for one call among others, and calls are counted', async () => {
  const stores = withFaults(memoryStores(), ({ store, nthOfKind }) =>
    store === 'idempotency' && nthOfKind === 2 ? 'fails before' : null,
  );
  await stores.open('reports').create('2026-11-20/a', 1);
  await stores.open('idempotency').create('k1', 1);
  await expect(stores.open('idempotency').create('k2', 1)).rejects.toThrow(StoreUnavailable);
  await stores.open('idempotency').create('k2', 1);
  await stores.open('reports').list('2026-11-20/');
  expect(
    stores.calls.map(({ store, operation, key, nth, nthOfKind }) => [
      nth,
      nthOfKind,
      store,
      operation,
      key,
    ]),
  ).toEqual([
    [1, 1, 'reports', 'create', '2026-11-20/a'],
    [2, 1, 'idempotency', 'create', 'k1'],
    [3, 2, 'idempotency', 'create', 'k2'],
    [4, 3, 'idempotency', 'create', 'k2'],
    [5, 1, 'reports', 'list', '2026-11-20/'],
  ]);
});
