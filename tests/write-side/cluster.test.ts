/**
 * Several standalone processes over one PostgreSQL database; and what is told when there is none.
 */
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../store/postgres-server.ts';
import { freePort } from '../support/programs.ts';
import { type Started, startProcess, startWriteSide } from './server.ts';

const KEY = 'an-admin-key-of-32-characters-ok';
const ENV = {
  NODE_ENV: 'production',
  NODE_OPTIONS: `--import=${new URL('../store/with-driver.ts', import.meta.url).href}`,
  AUDIT_ADMIN_KEY: KEY,
  ACCESS_TOKENS: 'admin:a-token-for-statistics',
  TRUST_PROXY: '1',
};

const server = await startPostgres();
afterAll(() => server.stop());

const start = async (env: Record<string, string>): Promise<Started> => {
  const one = await startProcess({ ...ENV, ...env });
  await one.listening;
  return one;
};

type Sent = { status: number; body: Record<string, unknown> };

async function send(
  { url }: Started,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const question = (n: number) => ({ question: `Where did she study, number ${n}?` });

/** Rows of a query, over a connection of its own. */
async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test('two processes are one service: limits, repeats, lists, statistics, daily work', async () => {
  const url = await server.database();
  const env = { STORE: url, DAILY_LIMIT: '5' };
  const both = await Promise.all([start(env), start(env)]);
  const [first, second] = both as [Started, Started];
  // What has counted once does so in time: who waits too long for the common count goes by its own.
  for (const at of both)
    await send(at, '/api/agent/ask', question(30), { 'X-Forwarded-For': '192.0.2.3' });
  // Of one address as many as the limit says, whichever process takes them.
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send(both[n % 2] as Started, '/api/agent/ask', question(n)),
    ),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(15);
  const another = { 'X-Forwarded-For': '192.0.2.2' };
  expect((await send(second, '/api/agent/ask', question(20), another)).status).toBe(200);

  const message = { intent: 'hire', from: 'someone@example.org', context: 'A lecture.' };
  const key = { 'Idempotency-Key': '0123456789abcdef' };
  const one = await send(first, '/api/contact', message, key);
  const repeat = await send(second, '/api/contact', message, key);
  expect([one.status, repeat.status]).toEqual([202, 202]);
  expect(repeat.body['intent_id']).toBe(one.body['intent_id']);

  const got = async ({ url: at }: Started, path: string) =>
    (await fetch(at + path, {
      headers: { 'X-Admin-Key': KEY, Authorization: 'Bearer a-token-for-statistics' },
    }).then((response) => response.json())) as Record<string, unknown>;
  for (const at of both) {
    expect(await got(at, '/api/admin/contacts')).toMatchObject({ returned: 1 });
    expect(await got(at, '/api/admin/questions')).toMatchObject({ returned: 8 });
  }

  // An address stands nowhere, and the daily work was done once.
  const counts = await rowsOf(url, 'SELECT name FROM calling_card_counts');
  expect(counts.every(({ name }) => /^[0-9a-f]{64}$/.test(String(name)))).toBe(true);
  const marks = "SELECT key FROM calling_card_records WHERE key LIKE 'daily/%'";
  await expect.poll(() => rowsOf(url, marks)).toHaveLength(1);

  // Who stops keeps what it counted, and no connection stays.
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  const stats = await got(second, '/api/admin/stats?since_days=1');
  const asked = (stats['calls'] as { by_route: { route: string; calls: number }[] }).by_route;
  expect(asked.find(({ route }) => route === 'ask')?.calls).toBe(23);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  const open = "SELECT pid FROM pg_stat_activity WHERE application_name = 'calling-card'";
  await expect.poll(() => rowsOf(url, open)).toEqual([]);
});

test('a server that is away costs what agents send, never what they read', async () => {
  const one = await start({ STORE: `postgres://card@127.0.0.1:${await freePort()}/card` });
  expect((await fetch(`${one.url}/api/init`)).status).toBe(200);
  const refused = await send(one, '/api/agent/ask', question(1));
  expect(refused.status).toBe(503);
  expect(refused.body['error']).toMatchObject({ code: 'store_unavailable', retryable: true });
  // What stores nothing is answered.
  const statement = { statement: 'She was born in 1906.' };
  expect((await send(one, '/api/claims/check', statement)).status).toBe(200);
  one.child.kill('SIGTERM');
  const { code, err } = await one.ended;
  expect(code).toBe(0);
  expect(err).toContain('Warning: The PostgreSQL server does not answer (ECONNREFUSED)');
});

test.each([
  [
    'a driver that is missing',
    async () => ({ STORE: await server.database(), NODE_OPTIONS: '' }),
    'STORE cannot be used. A PostgreSQL server needs its driver, which is not installed: npm ' +
      'run add postgres',
  ],
  [
    'a database that is missing',
    async () => ({ STORE: `${(await server.database()).replace('card@', 'card:geheim@')}x` }),
    'has no database of this name. Make it (createdb), or correct the address.',
  ],
])('%s is told at start, and nothing is served', async (_, env, sentence) => {
  const { ended, listening } = await startProcess({ ...ENV, ...(await env()) });
  await expect(listening).rejects.toThrow(sentence);
  const { code, out, err } = await ended;
  expect([code, out]).toEqual([1, '']);
  expect(err).not.toContain('geheim');
});

test.each([
  ['mysql://card:geheim@127.0.0.1/card', 'This is no store: file:<folder> or postgres://'],
  // A password with a bare slash.
  ['postgres://card:geheim/@[127.0.0.1/card', 'This is no address of a database'],
])('the store %s is refused in one sentence', async (STORE, sentence) => {
  const message = await startWriteSide('', { STORE }).catch((error: Error) => error.message);
  expect(message).toContain(`STORE cannot be used. ${sentence}`);
  expect(message).not.toContain('geheim');
});
