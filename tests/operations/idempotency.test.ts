/**
 * Idempotency-Key: the same call twice is one call, whatever goes wrong between; other callers
 * never meet.
 */
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import type { Stores } from '../../functions/store/store.ts';
import { type Call, type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import {
  CONTACT,
  everything,
  failure,
  house,
  QUESTION,
  REPORT,
  records,
  STORING,
} from './service.ts';

const KEY = { 'Idempotency-Key': '0123456789abcdef' };

const kept = async (stores: Stores) => (await stores.open('idempotency').list('')).length;
const told = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
  body: await response.text(),
});

test.each(STORING)(
  'a repeat to $path gives the same bytes and stores nothing',
  async ({ path, least, status }) => {
    const one = house();
    const first = await one.post(path, least, KEY);
    const before = await everything(one.stores);
    one.set('2026-11-21T23:00:00.000Z');
    const members = Object.entries(least).reverse();
    const second = await one.post(path, Object.fromEntries(members), KEY);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(first.status).toBe(status);
    expect(await told(second)).toEqual(await told(first));
    expect(await everything(one.stores)).toEqual(before);
    expect(await records(one.stores)).toHaveLength(1);
  },
);

test.each(STORING)(
  'another body to $path under the same key is a conflict',
  async ({ path, least }) => {
    const one = house();
    await one.post(path, least, KEY);
    const before = await everything(one.stores);
    const body =
      path === '/api/agent-reports'
        ? { ...least, public: true }
        : { ...least, agent_name: 'MARKER' };
    const conflict = await failure(await one.post(path, body, KEY), 'idempotency_conflict');
    expect(JSON.stringify(conflict)).not.toContain('MARKER');
    expect(await everything(one.stores)).toEqual(before);
  },
);

test('other credentials and other routes do not meet', async () => {
  const one = house();
  const callers: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer a' },
    { Authorization: 'Bearer b' },
    { 'X-Admin-Key': 'a' },
    { 'X-Admin-Key': 'Bearer b2' },
  ];
  const ids = new Set<string>();
  for (const caller of callers)
    for (const name of ['one', 'two']) {
      const headers: Record<string, string> = { ...KEY, ...caller };
      headers['Idempotency-Key'] += name;
      const body = (await (await one.post('/api/agent-reports', REPORT, headers)).json()) as {
        report_id: string;
      };
      ids.add(body.report_id);
    }
  expect(ids.size).toBe(10);
  for (const { path, least, status } of STORING)
    expect((await one.post(path, least, KEY)).status).toBe(status);
  expect(await records(one.stores)).toHaveLength(13);
});

test.each([
  [15, 422],
  [16, 202],
  [128, 202],
  [129, 422],
])('a key of %d characters: %d', async (length, status) => {
  const one = house();
  const response = await one.post('/api/contact', CONTACT, {
    'Idempotency-Key': 'k'.repeat(length),
  });
  expect([response.status, await kept(one.stores)]).toEqual([status, status === 202 ? 3 : 0]);
  if (status === 202) return;
  const { detail } = await failure(response, 'validation_error');
  expect(detail).toEqual([
    {
      loc: ['header', 'idempotency-key'],
      msg: 'Header should have 16 to 128 visible ASCII characters',
      type: 'string_pattern_mismatch',
    },
  ]);
  expect(await everything(one.stores)).toEqual({});
});

test.each(['', 'with space inside it', '0123456789abcdeé', '0123456789abcde\t1'])(
  'the key %j is refused',
  async (key) => {
    const one = house();
    await failure(
      await one.post('/api/contact', CONTACT, { 'Idempotency-Key': key }),
      'validation_error',
    );
    expect(await everything(one.stores)).toEqual({});
  },
);

test('a body that is refused leaves the key free', async () => {
  const one = house();
  await failure(await one.post('/api/contact', { ...CONTACT, from: 'x' }, KEY), 'validation_error');
  expect((await one.post('/api/contact', CONTACT, KEY)).status).toBe(202);
});

/**
 * Where a call can be torn: each call to a store that one POST with a key makes, before and after
 * it is done.
 */
const TORN: [string, (call: Call) => boolean][] = [
  [
    'the claim',
    ({ store, operation, key }) =>
      store === 'idempotency' && operation === 'create' && !key.includes('~'),
  ],
  [
    'the record',
    ({ store, operation }) =>
      /^(contacts|questions|reports)$/.test(store) && operation === 'create',
  ],
  [
    'the result',
    ({ store, operation, key }) =>
      store === 'idempotency' && operation === 'create' && key.includes('~'),
  ],
];

test.each(
  TORN.flatMap(([what, at]) =>
    (['fails before', 'fails after'] as const).map((fault) => [what, fault, at] as const),
  ),
)('torn at %s (%s), a retry completes exactly once', async (_, fault, at) => {
  for (const { path, least, status } of STORING) {
    const real = memoryStores();
    const torn = house({ stores: withFaults(real, (call) => (at(call) ? fault : null)) });
    const failed = await torn.post(path, least, KEY);
    expect(failed.headers.get('retry-after')).toBe('5');
    await failure(failed, 'store_unavailable');
    const one = house({ stores: real });
    one.set('2026-11-20T12:00:05.000Z');
    const first = await told(await one.post(path, least, KEY));
    expect([first.status, (await records(real)).length]).toEqual([status, 1]);
    expect(await told(await one.post(path, least, KEY))).toEqual(first);
    expect((await records(real)).length).toBe(1);
  }
});

test.each([
  ['the claim is found', 'read', 1],
  ['the result is looked for', 'read', 2],
] as const)('a store that fails when %s is unavailable', async (_, operation, nth) => {
  for (const fault of ['fails before', 'fails after'] as Fault[]) {
    const real = memoryStores();
    await house({ stores: real }).post('/api/agent-reports', REPORT, KEY);
    const before = await everything(real);
    const stores = withFaults(real, (call) =>
      call.store === 'idempotency' && call.operation === operation && call.nthOfKind === nth
        ? fault
        : null,
    );
    await failure(
      await house({ stores }).post('/api/agent-reports', REPORT, KEY),
      'store_unavailable',
    );
    expect(await everything(real)).toEqual(before);
  }
});

test.each(STORING)(
  'twenty at once to $path leave one record and get one answer',
  async ({ path, least, status }) => {
    const one = house();
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.post(path, least, KEY)));
    expect(answers.map((answer) => answer.status)).toEqual(
      Array.from({ length: 20 }, () => status),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await records(one.stores)).toHaveLength(1);
  },
);

test('of two bodies at once under one key one is taken', async () => {
  const one = house();
  const answers = await Promise.all(
    ['a', 'b'].map((question) => one.post('/api/agent/ask', { ...QUESTION, question }, KEY)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await records(one.stores)).toHaveLength(1);
});

test('claims expire after two days, with their results', async () => {
  const one = house();
  await one.post('/api/agent-reports', REPORT, KEY);
  one.set('2026-11-21T12:00:00.000Z');
  await one.post('/api/agent-reports', REPORT, { 'Idempotency-Key': 'another-key-0001' });
  for (const [at, left] of [
    ['2026-11-22T11:59:59.999Z', 4],
    ['2026-11-22T12:00:00.000Z', 2],
    ['2026-12-24T00:00:00.000Z', 0],
  ] as const) {
    await daily({ ...one, at }, null);
    expect(await kept(one.stores)).toBe(left);
  }
  const exported = await one.stores.open('reports').list('days/');
  expect(exported).toHaveLength(2);
});
