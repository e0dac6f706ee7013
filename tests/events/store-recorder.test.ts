/**
 * The recorder on the platform: one record per event, a bounded number of writes under way, a
 * sample beyond a quota.
 */
import { expect, test } from 'vitest';
import { storeLog } from '../../functions/events/store-log.ts';
import { type StoreRecorderOptions, storeRecorder } from '../../functions/events/store-recorder.ts';
import type { Stores } from '../../functions/store/store.ts';
import { memoryStores } from '../store/memory.ts';
import { randomFrom } from '../support/random.ts';
import { event } from './support.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const DAY = '2026-11-20';

function recorder(stores: Stores, given: Partial<StoreRecorderOptions> = {}) {
  return storeRecorder(stores, { now: () => new Date(NOON), random: randomFrom(7), ...given });
}

test('an event is told by its key; the host of the referrer stands in the record', async () => {
  const stores = memoryStores();
  await recorder(stores)(
    event({ referrer: 'news.example.com', country: 'DE', method: 'HEAD', status: 304 }),
  );
  const [key = '', ...more] = await stores.open('events').list('');
  expect(more).toEqual([]);
  expect(key).toMatch(
    /^2026-11-20\/120000000~getProfile~HEAD~304~http_library~curl~DE~[0-9a-f]{16}~1~0~[0-9a-z]{10}$/,
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

test('a store that hangs holds so many writes; what comes above is dropped and told', async () => {
  const real = memoryStores();
  let release = () => {};
  const hang = new Promise<void>((resolve) => {
    release = resolve;
  });
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
  const record = recorder(slow, { pending: 5 });
  const all = Array.from({ length: 30 }, () => record(event()));
  // These come back at once: there was no room for them.
  await Promise.all(all.slice(5));
  await expect.poll(() => begun).toBe(5);
  release();
  await Promise.all(all);
  await record(event());
  const { records } = await storeLog(real).day(DAY);
  expect(records.length).toBe(6);
  expect(records.reduce((sum, { dropped }) => sum + dropped, 0)).toBe(25);
});

test('beyond the quota isolates find the level by themselves, and write a sample', async () => {
  const stores = memoryStores();
  const random = randomFrom(7);
  // 60 isolates, one after another, of which none sees more than 100 events.
  for (let isolate = 0; isolate < 60; isolate++) {
    const record = recorder(stores, { random, quota: 500 });
    for (let at = 0; at < 100; at++) await record(event());
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
  const record = (at: string) => recorder(stores, { now: () => new Date(at) })(event());
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
