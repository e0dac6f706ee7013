/**
 * The daily work: no part keeps another from being done, and what has no time goes on next time.
 * What is kept no longer goes with its traces; counts, and all that is younger, stay.
 */
import { expect, test } from 'vitest';
import type { EventLog } from '../../functions/events/log.ts';
import { daily, dailyOnce, inTurn } from '../../functions/operations/daily.ts';
import { retentionWarnings } from '../../functions/operations/retention.ts';
import type { StoreName } from '../../functions/store/store.ts';
import { retentionFrom, retentionPolicy } from '../../src/surfaces/retention.ts';
import { type Json, owned } from '../audits/owner.ts';
import { withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import {
  CONTACT,
  everything,
  example,
  house,
  QUESTION,
  REPORT,
  withWebhookSince,
} from './service.ts';

const AT = '2026-11-23T00:20:00.000Z';

async function used() {
  const real = memoryStores();
  const one = house({ stores: real });
  for (const day of ['18', '19', '20']) {
    one.set(`2026-11-${day}T12:00:00.000Z`);
    const key = { 'Idempotency-Key': `0123456789abcdef-${day}` };
    await one.post('/api/contact', { ...CONTACT, context: day }, key);
    await one.post('/api/agent/ask', QUESTION);
    await one.post('/api/agent-reports', REPORT);
  }
  return { one, real };
}

/** The kinds whose days are folded. */
async function folded(stores: ReturnType<typeof memoryStores>): Promise<string[]> {
  const kinds: string[] = [];
  for (const kind of ['questions', 'reports'] as const)
    if ((await stores.open(kind).list('2')).length === 0) kinds.push(kind);
  return kinds;
}

test.for<StoreName>(['contacts', 'questions', 'reports', 'audit-tokens', 'idempotency'])(
  'while %s is away everything else is done',
  async (away) => {
    const { one, real } = await used();
    await withWebhookSince(real);
    const delivered: unknown[] = [];
    const webhook = async (record: unknown) => void delivered.push(record);
    const stores = withFaults(real, ({ store, operation }) =>
      store === away && operation === 'list' ? 'fails before' : null,
    );
    await expect(daily({ ...one, stores, at: AT }, webhook)).rejects.toThrow(away);
    expect(delivered.length).toBe(away === 'contacts' ? 0 : 3);
    const kinds = await folded(real);
    expect(kinds.includes('questions')).toBe(away !== 'questions');
    expect(kinds.includes('reports')).toBe(away !== 'reports');
    expect((await real.open('idempotency').list('')).length === 0).toBe(away !== 'idempotency');
    // The next run does the rest.
    await daily({ ...one, at: AT }, webhook);
    expect(delivered).toHaveLength(3);
    expect(await folded(real)).toEqual(['questions', 'reports']);
  },
);

test('what there is no time for is named, and done by the next run', async () => {
  const { one, real } = await used();
  // Some seconds for each look at the clock.
  let now = 0;
  const clock = () => {
    now += 2000;
    return now;
  };
  const runs: string[][] = [];
  for (let n = 0; n < 9 && runs.at(-1)?.length !== 0; n++)
    runs.push((await daily({ ...one, at: AT }, null, clock)).unfinished);
  expect(runs[0]).toContain('events');
  expect(runs.at(-1)).toEqual([]);
  expect(await folded(real)).toEqual(['questions', 'reports']);
  expect(await real.open('idempotency').list('')).toEqual([]);
  expect(one.lines.some((line) => line.includes('no time for'))).toBe(true);
});

test('instances that share but a store do the work once a day, one of them an hour', async () => {
  const { one, real } = await used();
  await withWebhookSince(real);
  let broken = true;
  const stores = withFaults(real, ({ store, operation }) =>
    broken && store === 'questions' && operation === 'list' ? 'fails before' : null,
  );
  const delivered: unknown[] = [];
  const webhook = async (record: unknown) => void delivered.push(record);
  const fresh = () => dailyOnce(inTurn);
  const runs = async (at: string, instances = [fresh(), fresh(), fresh()]) => {
    const given = { ...one, stores, at };
    const all = await Promise.allSettled(instances.map((once) => once(given, webhook)));
    return all.map((run) => (run.status === 'fulfilled' ? run.value : 'failed')).sort();
  };
  // It fails, and the others of this hour leave it; what can be done is done, once.
  expect(await runs('2026-11-23T00:18:00.000Z')).toEqual(['failed', false, false]);
  expect(await runs('2026-11-23T00:19:30.000Z')).toEqual([false, false, false]);
  expect(delivered).toHaveLength(3);
  broken = false;
  const warm = fresh();
  expect(await runs('2026-11-23T01:18:00.000Z', [warm, fresh()])).toEqual([false, true]);
  expect(await runs('2026-11-23T02:18:00.000Z', [warm, fresh()])).toEqual([false, false]);
  expect(await folded(real)).toEqual(['questions', 'reports']);
  expect(await real.open('rollups').list('daily/2026-11-23~')).toHaveLength(2);
  expect(await runs('2026-11-24T00:18:00.000Z', [warm, fresh()])).toEqual([false, true]);
  expect(delivered).toHaveLength(3);
});

test('who starts anew finds the work of a day done, unless retention is another', async () => {
  const { one } = await used();
  const started = (given: object) => dailyOnce()({ ...one, at: AT, ...given }, null);
  expect(await started({})).toBe(true);
  expect(await started({})).toBe(false);
  expect(await started({ retain: { contacts: 30 } })).toBe(true);
  expect(await started({ at: '2026-11-24T00:20:00.000Z' })).toBe(true);
});

test('old events that there was no time for keep the day open', async () => {
  const { one } = await used();
  let time = 0;
  const late: EventLog = {
    ...one.events,
    expire: async (_, check) => {
      time = 60_000;
      check();
    },
  };
  const given = { ...one, events: late, at: AT };
  expect((await daily(given, null, () => time)).unfinished).toEqual(['old_events']);
  const away: EventLog = { ...one.events, expire: () => Promise.reject(new Error('away')) };
  await expect(dailyOnce(inTurn)({ ...one, events: away, at: AT }, null)).rejects.toThrow('away');
  expect(await one.stores.open('rollups').read('daily/2026-11-23')).toBe(null);
});

test('records older than the days that are set go, whole days at a time', async () => {
  const one = owned();
  for (const day of ['01', '02', '03']) {
    one.set(`2026-11-${day}T23:00:00.000Z`);
    await one.post('/api/contact', { ...CONTACT, context: `Message of ${day}` });
    await one.post('/api/agent/ask', { question: `Question of ${day}?` });
    await one.post('/api/agent-reports', {
      ...REPORT,
      feedback: { what_worked: `Report of ${day}` },
    });
  }
  const retain = retentionFrom({
    RETAIN_CONTACT_DAYS: '10',
    RETAIN_QUESTION_DAYS: '11',
    RETAIN_REPORT_DAYS: '',
  });
  const at = '2026-11-13T03:00:00.000Z';
  one.set(at);
  await daily({ ...one, at, retain }, null);
  const texts = JSON.stringify(await everything(one.stores));
  const left = (kind: string) =>
    ['01', '02', '03'].filter((day) => texts.includes(`${kind} of ${day}`)).join(' ');
  expect([left('Message'), left('Question'), left('Report')]).toEqual(['03', '02 03', '01 02 03']);
  expect(((await one.owner('/api/admin/contacts'))['contacts'] as Json[]).length).toBe(1);
});

test.each(['0', '-1', '1.5', 'ten', '100000'])('the setting %j is refused at start', (days) => {
  expect(() => retentionFrom({ RETAIN_REPORT_DAYS: days })).toThrow(
    'RETAIN_REPORT_DAYS is not a number of days from 1 to 99999; correct it or take it out.',
  );
});

test('the contact policy says how long what is sent is kept, and how it is deleted', () => {
  expect(example.manifest.contact.retention).toMatchObject({
    message_days: null,
    question_days: null,
    report_days: null,
    rule: expect.stringMatching(/^Messages are kept until the recipient deletes them\. Questions /),
    deletion: expect.stringContaining('send a message of intent question from that address'),
  });
  expect(retentionPolicy({ contacts: 1, questions: 30 })).toMatchObject({
    message_days: 1,
    question_days: 30,
    report_days: null,
    rule: expect.stringMatching(
      /^Messages are kept for 1 day, then deleted\. Questions are kept for 30 days, then deleted\. Mission reports are kept until /,
    ),
  });
});

test('a service that keeps things otherwise than its published policy says warns of it', () => {
  expect(retentionWarnings(example, {})).toEqual([]);
  expect(retentionWarnings(example, { questions: 30 })).toEqual([
    '/api/contact says that questions are kept without a limit, and RETAIN_QUESTION_DAYS keeps ' +
      'them for 30 days. Build again with the settings of the service.',
  ]);
});
