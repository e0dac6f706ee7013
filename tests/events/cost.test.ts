/** What statistics over 30 days of 2,000 events a day cost, counted. */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keyOfEvent } from '../../functions/events/event-key.ts';
import { lineOf } from '../../functions/events/file-lines.ts';
import { fileRecorder } from '../../functions/events/file-recorder.ts';
import type { EventLog } from '../../functions/events/log.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { daily } from '../../functions/operations/daily.ts';
import { daysBetween } from '../../functions/store/days.ts';
import { fileStores } from '../../functions/store/files.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import type { Stores } from '../../functions/store/store.ts';
import { house } from '../operations/service.ts';
import { withFaults } from '../store/faults.ts';
import { freshFolder } from '../store/places.ts';
import type { Stats } from './callers.ts';
import { classify, event } from './support.ts';

/** 29 closed days and today. */
const DAYS = daysBetween('2026-10-22', '2026-11-21');
const EVENTS = 2_000;
const TODAY = '2026-11-20';
const STATUSES = [200, 200, 200, 304, 404];

/** The nth event of a day: 25 referrers, two agents. */
const nth = (n: number) =>
  event({
    status: STATUSES[n % 5] ?? 200,
    referrer: n % 4 === 0 ? `host${n % 100}.example.com` : null,
    agent: n % 2 ? 'curl' : null,
  });

function asked(stores: Stores, events: (stores: Stores) => EventLog) {
  const spied = withFaults(stores, () => null);
  const one = house({
    stores: spied,
    events: events(spied),
    credentials: credentialsFrom({ ACCESS_TOKENS: 'cost-token' }),
  });
  return {
    one,
    of: (store: string, operation: string) =>
      spied.calls
        .filter((call) => call.store === store && call.operation === operation)
        .map(({ key }) => key),
    stats: async () =>
      (await (
        await one.get('/api/admin/stats?since_days=30', { authorization: 'Bearer cost-token' })
      ).json()) as Stats,
  };
}

/** What the statistics must tell of all these events. */
function expectAll(stats: Stats): void {
  const all = DAYS.length * EVENTS;
  expect(stats.calls.total).toBe(all);
  expect(stats.calls['by_day']).toEqual(DAYS.map((day) => ({ day, calls: EVENTS })));
  expect(stats.calls['by_status']).toEqual([
    { status: 200, calls: (all * 3) / 5, before: 0 },
    { status: 304, calls: all / 5, before: 0 },
    { status: 404, calls: all / 5, before: 0 },
  ]);
  expect(stats.calls['by_agent']).toEqual([
    { agent: 'curl', family: 'http_library', calls: all / 2, before: 0 },
  ]);
  expect(stats.calls['by_referrer']).toHaveLength(20);
  expect(stats.calls['by_referrer']?.[0]).toEqual({
    host: 'host0.example.com',
    calls: all / 100,
    before: 0,
  });
}

test('records in a store: one read per closed day, and the lists of today', async () => {
  const stores = memoryStores();
  const events = stores.open('events');
  for (const day of DAYS)
    for (let n = 0; n < EVENTS; n++) {
      const { referrer, ...rest } = nth(n);
      const random = String(n).padStart(10, '0');
      const key = keyOfEvent(
        { ...rest, referrer },
        { at: `${day}T12:00:00.000Z`, weight: 1, dropped: 0, random },
      );
      await events.create(key, referrer === null ? {} : { referrer });
    }
  // The first run of the daily work finds some days, and each of the others those since; as a rule
  // that is one.
  for (const day of ['2026-10-25', '2026-10-30', '2026-11-19', '2026-11-20'])
    await daily(
      { ...house({ stores }), stores, events: storeLog(stores), at: `${day}T03:00:00.000Z` },
      null,
    );
  const { of, stats } = asked(stores, (spied) => storeLog(spied));
  expectAll(await stats());
  // More than a page are asked for by their hours, at a time.
  const hours = Array.from({ length: 24 }, (_, n) => `${TODAY}/${String(n).padStart(2, '0')}`);
  expect(of('events', 'list')).toEqual([`${TODAY}/`, ...hours]);
  expect(of('events', 'read')).toEqual([]);
  expect(of('rollups', 'list').filter((prefix) => prefix === 'events/')).toHaveLength(1);
  expect(of('rollups', 'read')).toEqual(DAYS.slice(0, -1).map((day) => `events/${day}`));
  expect(of('rollups', 'create')).toEqual([]);
});

test('files of standalone: one read per closed day, and the file of today', async () => {
  const folder = await freshFolder();
  for (const day of DAYS) {
    const lines = Array.from({ length: EVENTS }, (_, n) =>
      lineOf({ ...nth(n), count: 1, weight: 1, dropped: 0 }, '12:00:00.000Z'),
    );
    await appendFile(join(folder, `${day}.jsonl`), `\n${lines.join('\n')}`);
  }
  const recorder = fileRecorder({ folder, classify });
  onTestFinished(() => recorder.close());
  const days: string[] = [];
  const log: EventLog = {
    ...recorder,
    day: (day) => {
      days.push(day);
      return recorder.day(day);
    },
  };
  const stores = fileStores(await freshFolder());
  await daily({ ...house({ stores }), stores, events: log, at: `${TODAY}T03:00:00.000Z` }, null);
  expect(days).toEqual(DAYS.slice(0, -1));
  days.length = 0;
  const { of, stats } = asked(stores, () => log);
  expectAll(await stats());
  expect(days).toEqual([TODAY]);
  expect(of('rollups', 'read')).toEqual(DAYS.slice(0, -1).map((day) => `events/${day}`));
  expect(of('rollups', 'create')).toEqual([]);
});

test('today, where no closed day tells hosts, costs a read for each that is shown', async () => {
  const stores = memoryStores();
  for (let n = 0; n < 400; n++) {
    const facts = nth(n);
    const random = String(n).padStart(10, '0');
    const key = keyOfEvent(facts, { at: `${TODAY}T12:00:00.000Z`, weight: 1, dropped: 0, random });
    await stores.open('events').create(key, { referrer: facts.referrer });
  }
  const { of, stats } = asked(stores, (spied) => storeLog(spied));
  expect((await stats()).calls['by_referrer']).toHaveLength(20);
  expect(of('events', 'read')).toHaveLength(20);
});
