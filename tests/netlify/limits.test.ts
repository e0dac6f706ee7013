/** What callers may send a day on Netlify and guess a minute, and what the gateway remembers. */
import { expect, test } from 'vitest';
import { routeOf } from '../../functions/table/match.ts';
import { keptReads } from '../../netlify/kept-reads.ts';
import { dailyLimits, netlifyLimits } from '../../netlify/limits.ts';
import { failedOf } from '../../netlify/operate.ts';
import { refusals } from '../../netlify/refusals.ts';
import { withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { oneDay } from '../support/clock.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const BASE = 'https://ada.example';

function instance(limits: { day: number; total: number }, stores = memoryStores()) {
  const take = dailyLimits({ minute: 10_000, ...limits });
  const later: Promise<void>[] = [];
  return {
    stores,
    /** Whether a call is taken. */
    call: async (id: Parameters<typeof routeOf>[0], address = '192.0.2.1', now = NOON) => {
      try {
        await take(
          { route: routeOf(id), bytes: 10, address },
          { stores, now, later: (work) => void later.push(work()) },
        );
        return true;
      } catch (error) {
        expect(error).toMatchObject({ text: { code: 'rate_limited' } });
        return false;
      }
    },
    settle: () => Promise.all(later),
  };
}

test('an instance that is new finds what others have stored of the day', async () => {
  const stores = memoryStores();
  for (let at = 0; at < 90; at++) await stores.open('questions').create(`2026-11-20/q${at}`, {});
  const { call, settle } = instance({ day: 1_000, total: 100 }, stores);
  const taken: boolean[] = [];
  for (let at = 0; at < 40; at++) {
    taken.push(await call('ask', `192.0.2.${at}`));
    await settle();
  }
  // It looks after its twentieth call: 90 there are, more than there may be with its own.
  expect(taken.filter(Boolean)).toHaveLength(30);
  expect(await call('sendContact')).toBe(true);
});

test('settings, and what becomes of wrong ones', () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  expect(netlifyLimits({}, log)).toMatchObject({ day: 200, total: 1_000 });
  expect(netlifyLimits({ DAILY_LIMIT: '3', DAILY_TOTAL: '' }, log)).toMatchObject({
    day: 3,
    total: 1_000,
  });
  expect(netlifyLimits({ DAILY_TOTAL: 'many' }, log)).toMatchObject({ day: 200, total: 1_000 });
  expect(lines).toEqual(['DAILY_TOTAL is "many"; use a whole number of at least 1.']);
});

test('a refusal for the rest of the day is told again without a function', async () => {
  let time = NOON.getTime();
  const { again, learn } = refusals(() => time);
  const ask = (headers = {}) =>
    new Request(`${BASE}/api/agent/ask`, { method: 'POST', body: '{}', headers });
  const refusal = (seconds: number) =>
    new Response('{"error":{}}', {
      status: 429,
      headers: { 'Retry-After': String(seconds), 'X-Request-Id': 'one' },
    });
  await learn(ask(), '192.0.2.1', refusal(59));
  expect(again(ask(), '192.0.2.1')).toBe(null);
  const first = await learn(ask(), '192.0.2.1', refusal(3_600));
  expect([first.status, await first.text()]).toEqual([429, '{"error":{}}']);
  time += 600_000;
  const second = again(ask(), '192.0.2.1');
  expect([second?.status, second?.headers.get('retry-after'), await second?.text()]).toEqual([
    429,
    '3000',
    '{"error":{}}',
  ]);
  expect(second?.headers.has('x-request-id')).toBe(false);
  expect(again(ask(), '192.0.2.2')).toBe(null);
  expect(again(new Request(`${BASE}/api/profile`), '192.0.2.1')).toBe(null);
  expect(again(ask({ 'Idempotency-Key': 'begun-before-the-limit' }), '192.0.2.1')).toBe(null);
  time += 3_600_000;
  expect(again(ask(), '192.0.2.1')).toBe(null);
});

test('public statistics read the store once a minute, whatever is asked', async () => {
  let time = 0;
  const real = memoryStores();
  await real.open('rollups').create('reports/2026-11-19', {});
  const stores = withFaults(real, () => null);
  const kept = keptReads(stores, () => time);
  for (let at = 0; at < 50; at++) {
    await kept.open('rollups').list('reports/');
    await kept.open('rollups').read('reports/2026-11-19');
  }
  expect(stores.calls).toHaveLength(2);
  time += 60_000;
  await kept.open('rollups').list('reports/');
  expect(stores.calls).toHaveLength(3);
});

test('after 40 failures a minute an address is refused, and its neighbour is not', async () => {
  oneDay();
  const failed = failedOf({ ip: '192.0.2.1' });
  const first = await Promise.all(Array.from({ length: 40 }, failed));
  expect(new Set(first)).toEqual(new Set([null]));
  expect(await failed()).toMatchObject({ text: { code: 'rate_limited' } });
  expect(await failedOf({ ip: '192.0.2.2' })()).toBeNull();
});
