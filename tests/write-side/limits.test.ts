/**
 * Settings of the write side in standalone: the daily limit, what it says about wrong ones, and how
 * it stops.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { limitOf, limitsFrom } from '../../functions/http/limits.ts';
import { callerOf as addressOf, trustFrom } from '../../functions/standalone/proxy.ts';
import { type RouteId, routeList } from '../../src/routes.ts';
import { freshFolder } from '../store/places.ts';
import { oneDay } from '../support/clock.ts';
import { type Body, filesIn, KIND_NAMES, KINDS, recordsIn } from './kinds.ts';
import { type Caller, callerOf, startProcess, startWriteSide } from './server.ts';

const routeOf = (id: RouteId) => routeList.find((row) => row.id === id) ?? expect.fail(id);
/** Somebody beyond this machine. */
const at = (key: string) => ({ key, local: false });
const from = (address: string) => ({ 'x-forwarded-for': address });

/** A way to ask the write side over a folder of its own, on a day that does not end. */
async function started(env: Record<string, string>): Promise<Caller> {
  oneDay();
  return callerOf((await startWriteSide(await freshFolder(), env)).url);
}

/** Statuses of questions that are asked one after the other, each with headers of its own. */
async function statusesOf({ post }: Caller, asked: readonly Record<string, string>[]) {
  const { path, body } = KINDS.question;
  const statuses: number[] = [];
  for (const [n, headers] of asked.entries())
    statuses.push((await post(path, body(n), headers)).status);
  return statuses;
}

describe('limits', () => {
  test('the call after the last is 429, with Retry-After, not stored; others go on', async () => {
    oneDay();
    const folder = await freshFolder();
    const { url } = await startWriteSide(folder, { DAILY_LIMIT: '3', TRUST_PROXY: '1' });
    const { post, get } = callerOf(url);
    const here = from('192.0.2.1');
    for (const name of KIND_NAMES) {
      const { path, status, store, body } = KINDS[name];
      for (const n of [1, 2, 3]) expect((await post(path, body(n), here)).status).toBe(status);
      for (const n of [4, 5]) {
        const refused = await post(path, body(n), here);
        expect(refused).toMatchObject({
          status: 429,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': 'no-store',
          },
          json: { error: { code: 'rate_limited', retryable: true } },
        });
        expect(refused.headers['retry-after']).toMatch(/^[1-9][0-9]{0,4}$/);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
      }
      expect((await recordsIn(folder, store)).size).toBe(3);
    }
    const { json } = await get('/api/evals');
    const [first] = json['evals'] as { id: string }[];
    for (let n = 0; n < 10; n += 1) {
      expect((await post('/api/evals/run', { eval_id: first?.id }, here)).status).toBe(200);
      for (const path of ['/api/agent-reports/stats', '/api/contact', '/api/agent-reports/schema'])
        expect((await get(path)).status).toBe(200);
    }
  });

  test('what stores nothing has a limit a minute, and says when to go on', async () => {
    const { post } = await started({ MINUTE_LIMIT: '2', TRUST_PROXY: '1' });
    const check = (address: string) =>
      post('/api/claims/check', { statement: 'She flew.' }, from(address));
    expect([await check('192.0.2.1'), await check('192.0.2.1')]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    const refused = await check('192.0.2.1');
    expect(refused.status).toBe(429);
    const left = 60 - Math.floor((Date.now() % 60_000) / 1_000);
    expect(Number(refused.headers['retry-after'])).toBe(left);
    expect((await check('192.0.2.2')).status).toBe(200);
  });

  test('wrong bodies and repeats use up nothing, and a repeat is answered above it', async () => {
    const { post } = await started({ DAILY_LIMIT: '2', TRUST_PROXY: '1' });
    const { path, status, body } = KINDS.report;
    const send = async (given: Body, key?: string) => {
      const headers = { ...from('192.0.2.1'), ...(key ? { 'idempotency-key': key } : {}) };
      return (await post(path, given, headers)).status;
    };
    const key = 'the-same-key-again';
    for (let n = 0; n < 5; n += 1) expect(await send({ mission: n })).toBe(422);
    for (let n = 0; n < 5; n += 1) expect(await send(body(1), key)).toBe(status);
    expect(await send(body(2), key)).toBe(409);
    expect(await send(body(2))).toBe(status);
    expect(await send(body(3))).toBe(429);
    expect(await send(body(1), key)).toBe(status);
    // A key that is refused is not taken: tomorrow it may come with any body.
    expect(await send(body(3), 'a-key-that-is-new')).toBe(429);
    expect(await send(body(4), 'a-key-that-is-new')).toBe(429);
  });

  test('programs on this machine have no limit but the total of all callers', async () => {
    const caller = await started({ DAILY_LIMIT: '1', MINUTE_LIMIT: '1', DAILY_TOTAL: '3' });
    expect(await statusesOf(caller, [{}, {}, {}, {}])).toEqual([200, 200, 200, 429]);
  });

  test('600 a minute are taken from an address where nothing else is set', async () => {
    const limit = limitOf(limitsFrom({}));
    const now = new Date('2026-11-20T12:00:00Z');
    for (let n = 0; n < 600; n += 1) await limit(routeOf('checkClaim'), at('10.0.0.1'), now);
    const one = limit(routeOf('runEval'), at('10.0.0.1'), now);
    await expect(one).rejects.toThrow(/600 calls a minute/);
  });
});

describe('who calls', () => {
  const asked = (direct: string, forwarded?: string) => ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: direct },
  });
  const keyOf = (trust: string, direct: string, forwarded?: string) =>
    addressOf(asked(direct, forwarded), trustFrom({ TRUST_PROXY: trust })).caller.key;

  test.each<[string, string, string | undefined, string]>([
    ['', '198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['1', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['2', '10.0.0.1', '203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['loopback, 10.0.0.0/8', '127.0.0.1', '203.0.113.9, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['10.0.0.0/8', '198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['1', '10.0.0.1', 'somebody <script>', 'unknown'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9:443,192.0.2.1:51234', '192.0.2.1'],
    ['10.0.0.0/8', '10.0.0.1', '192.0.2.1:51234, 10.1.2.3:80', '192.0.2.1'],
    ['1', '10.0.0.1', '[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['2', '10.0.0.1', '[2001:db8:1:2::9], [::1]:80', '2001:db8:1:2::/64'],
    ['1', '10.0.0.1', '192.0.2.1:x', 'unknown'],
    ['', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['1', '127.0.0.1', '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ])('TRUST_PROXY=%s, %s forwards %s: %s', (trust, direct, forwarded, key) => {
    expect(keyOf(trust, direct, forwarded)).toBe(key);
  });

  test('behind a proxy that is trusted each caller has limits of its own', async () => {
    const caller = await started({ DAILY_LIMIT: '1', TRUST_PROXY: '1' });
    const told = (...addresses: string[]) => statusesOf(caller, addresses.map(from));
    expect(await told('192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([200, 429, 200]);
    // Whoever adds the header is no proxy of ours: the last entry counts.
    expect(await told('192.0.2.3, 192.0.2.1')).toEqual([429]);
    expect(await told('2001:db8::1', '2001:db8::2')).toEqual([200, 429]);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['TRUST_PROXY is set', { TRUST_PROXY: '1' }, {}],
    ['SITE_URL is of the world', { SITE_URL: 'https://card.example.org' }, {}],
    ['it runs for others', { NODE_ENV: 'production' }, {}],
    ['another Host is asked for', {}, { host: 'card.example.org' }],
  ])('a proxy here that forwards no header: limits hold where %s', async (_, env, headers) => {
    const caller = await started({ DAILY_LIMIT: '3', ...env });
    const statuses = await statusesOf(caller, Array(8).fill(headers));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });

  test('a proxy that nobody named is warned of once, in the log and in the console', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => log.mockRestore());
    const caller = await started({ DAILY_LIMIT: '2', ACCESS_TOKENS: 'admin:warned' });
    // They share one limit: that of the proxy.
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    expect(await statusesOf(caller, addresses.map(from))).toEqual([200, 200, 429]);
    const said = log.mock.calls.map(([line]) => String(line)).filter((line) => /PROXY/.test(line));
    expect(said).toEqual([expect.stringMatching(/^Warning: .*TRUST_PROXY.*\n$/)]);
    const { json } = await caller.get('/api/admin/stats', { authorization: 'Bearer warned' });
    expect(json['warnings']).toEqual([said[0]?.replace('Warning: ', '').trim()]);
  });
});

describe('a setting that is wrong stops the start with one sentence', () => {
  const said = async (env: Record<string, string>) =>
    startWriteSide(await freshFolder(), env).then(
      () => 'started',
      ({ message }: Error) => message,
    );

  test('as the owner meets it', async () => {
    const { ended } = await startProcess({ DATA_DIR: await freshFolder(), DAILY_TOTAL: 'none' });
    expect(await ended).toMatchObject({
      code: 1,
      err: 'DAILY_TOTAL is "none"; use a whole number of at least 1.\n',
    });
  });

  test.each(['0', '-1', '1.5', '1e3', 'many', '12345678901'])('DAILY_LIMIT=%s', async (value) => {
    expect(await said({ DAILY_LIMIT: value })).toBe(
      `DAILY_LIMIT is "${value}"; use a whole number of at least 1.`,
    );
  });

  test.each(['yes', '1.2.3', 'localhost', '-1'])('TRUST_PROXY=%s', async (value) => {
    expect(await said({ TRUST_PROXY: value })).toBe(
      `TRUST_PROXY is "${value}"; use the number of your proxies, or their addresses and ` +
        'CIDRs, comma separated.',
    );
  });

  test.each([
    'http://hooks.example.org/x',
    'hooks.example.org',
    'nonsense secret',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])(
    'CONTACT_WEBHOOK_URL=%s, which it does not repeat: the address may be a secret',
    async (value) => {
      expect(await said({ CONTACT_WEBHOOK_URL: value })).toBe(
        'CONTACT_WEBHOOK_URL is not an https address; correct it or take it out.',
      );
    },
  );
});

/** What became of attempts to deliver messages, in their order. */
async function deliveries(folder: string): Promise<string[]> {
  const files = await filesIn(join(folder, 'contacts'));
  const values = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, 'contacts', file), 'utf8'))),
  );
  return (values as { fact?: string; at?: string }[])
    .filter(({ fact }) => fact === 'delivered' || fact === 'failed')
    .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
    .map(({ fact }) => fact ?? '');
}

describe('what goes on after answers', () => {
  /**
   * Loaded before the service: a webhook that answers only after the signal to stop; what it is
   * asked it tells on standard output.
   */
  const SLOW = `globalThis.fetch = async (url, init) => {
    console.log('webhook asked', String(url), JSON.parse(init.body).contact.intent_id);
    await new Promise((done) => process.once('SIGTERM', () => setTimeout(done, 500)));
    return new Response(null, { status: 200 });
  };`;

  test('SIGTERM waits for a delivery that is under way', async () => {
    const folder = await freshFolder();
    const { url, child, ended, listening, printed } = await startProcess({
      DATA_DIR: folder,
      CONTACT_WEBHOOK_URL: 'https://hooks.example.org/private',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SLOW)}`,
    });
    await listening;
    const { status, json } = await callerOf(url).post('/api/contact', KINDS.contact.body(1));
    expect(status).toBe(202);
    // The answer did not wait for the other side.
    expect(await deliveries(folder)).toEqual([]);
    // The other side is asked after the answer, and answers after the signal alone.
    await expect.poll(printed).toContain('webhook asked');
    child.kill('SIGTERM');
    const { code, out, err } = await ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`webhook asked https://hooks.example.org/private ${json['intent_id']}\n`);
    expect(await deliveries(folder)).toEqual(['delivered']);
  });
});
