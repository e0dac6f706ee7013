/**
 * The recorder over a store that many write to: equal calls of a batch are one record, a bounded
 * number of calls waits, a sample beyond a quota.
 */
import { expect, test } from 'vitest';
import type { BatchOptions } from '../../functions/events/batch-recorder.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { storeRecorder } from '../../functions/events/store-recorder.ts';
import type { Stores } from '../../functions/store/store.ts';
import { memoryStores } from '../store/memory.ts';
import { randomFrom } from '../support/random.ts';
import { call, classify } from './support.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const DAY = '2026-11-20';

function recorder(stores: Stores, given: Partial<BatchOptions> = {}) {
  const options = { classify, interval: 0, now: () => new Date(NOON), random: randomFrom(7) };
  return storeRecorder(stores, { ...options, ...given }).record;
}

test('an event is told by its key; the host of the referrer stands in the record', async () => {
  const stores = memoryStores();
  await recorder(stores)(
    call({
      referrer: 'https://news.example.com/a?b',
      country: 'DE',
      method: 'HEAD',
      status: 304,
    }),
  );
  const [key = '', ...more] = await stores.open('events').list('');
  expect(more).toEqual([]);
  expect(key).toMatch(
    /^2026-11-20\/120000000~getProfile~HEAD~304~http_library~curl~DE~[0-9a-f]{16}~1~0~[0-9a-f]{12}$/,
  );
  expect(key).not.toContain('example');
  expect(await stores.open('events').read(key)).toEqual({ referrer: 'news.example.com' });
  const day = await storeLog(stores).day(DAY);
  expect(day.records).toMatchObject([
    { route: 'getProfile', method: 'HEAD', status: 304, agent: 'curl', country: 'DE' },
  ]);
  expect(await day.host(day.records[0]?.referrer ?? '')).toBe('news.example.com');
  expect(await day.host('0000000000000000')).toBe(null);
});

test('a store that hangs holds so many calls; what comes above is dropped and told', async () => {
  const real = memoryStores();
  const { promise: hang, resolve: release } = Promise.withResolvers<void>();
  let begun = 0;
  const slow: Stores = {
    open: (name) => ({
      ...real.open(name),
      create: async (key, value) => {
        begun += 1;
        await hang;
        return real.open(name).create(key, value);
      },
    }),
  };
  const record = recorder(slow, { most: 5 });
  const first = record(call());
  await expect.poll(() => begun).toBe(1);
  const all = Array.from({ length: 30 }, (_, at) => record(call({ status: 200 + at })));
  // These come back at once: there was no room for them.
  await Promise.all(all.slice(5));
  release();
  await Promise.all([first, ...all]);
  const { records } = await storeLog(real).day(DAY);
  expect(records.map(({ status }) => status).sort()).toEqual([200, 200, 201, 202, 203, 204]);
  expect(records.reduce((sum, { dropped }) => sum + dropped, 0)).toBe(25);
});

test('what a store did not take is sent again under its key, with the next batch', async () => {
  const real = memoryStores();
  let isAway = true;
  const away: Stores = {
    open: (name) => ({
      ...real.open(name),
      // It may be there all the same.
      create: async (key, value) => {
        const created = await real.open(name).create(key, value);
        if (isAway) throw new Error('away');
        return created;
      },
    }),
  };
  const record = recorder(away);
  await record(call());
  isAway = false;
  await record(call({ status: 404 }));
  const { records } = await storeLog(real).day(DAY);
  expect(records.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('beyond the quota isolates find the level by themselves, and write a sample', async () => {
  const stores = memoryStores();
  const random = randomFrom(7);
  // 60 isolates, one after another, of which none sees more than 100 events.
  for (let isolate = 0; isolate < 60; isolate++) {
    const record = recorder(stores, { random, quota: 500 });
    for (let at = 0; at < 100; at++) await record(call());
  }
  const keys = await stores.open('events').list(`${DAY}/`);
  expect(await stores.open('events').list(`levels/${DAY}/`)).toContain(`levels/${DAY}/000001`);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.length).toBeLessThan(2000);
  const { records } = await storeLog(stores).day(DAY);
  const told = records.reduce((sum, { count, weight }) => sum + count * weight, 0);
  expect(told).toBeGreaterThan(4000);
  expect(told).toBeLessThan(8000);
});

test('events older than 400 days go, as far as there is time', async () => {
  const stores = memoryStores();
  const record = (at: string) => recorder(stores, { now: () => new Date(at) })(call());
  for (const day of ['2025-10-01', '2025-10-15', '2025-10-16', '2025-10-17', DAY])
    await record(`${day}T12:00:00.000Z`);
  const log = storeLog(stores);
  await log.expire('2025-10-16', () => {});
  expect((await stores.open('events').list('')).map((key) => key.slice(0, 10))).toEqual([
    '2025-10-16',
    '2025-10-17',
    DAY,
  ]);
  const isLate = () => {
    throw new Error('no time');
  };
  await expect(log.expire('2025-10-18', isLate)).rejects.toThrow('no time');
  expect(await stores.open('events').list('')).toHaveLength(3);
});
