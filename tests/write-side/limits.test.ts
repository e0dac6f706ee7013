/**
 * Settings of the write side in standalone: the daily limit, what it says about wrong ones, and how
 * it stops.
 */
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '../../functions/http/problem.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { dailyLimit } from '../../functions/standalone/limits.ts';
import { writeSide } from '../../functions/standalone/write-side.ts';
import { type RouteId, routeList } from '../../src/routes.ts';
import { EXAMPLE } from '../support/build.ts';
import { oneDay } from '../support/clock.ts';
import { type Body, KIND_NAMES, KINDS } from './kinds.ts';
import { startProcess } from './process.ts';
import { callerOf, dataFolder, startWriteSide } from './server.ts';
import { recordsIn } from './stored.ts';

describe('the daily limit', () => {
  test('the call after the last is 429 with Retry-After and is not stored; other rows go on', async () => {
    oneDay();
    const folder = await dataFolder();
    const { url } = await startWriteSide(folder, { DAILY_LIMIT: '3' });
    const { post, get } = callerOf(url);
    for (const name of KIND_NAMES) {
      const { path, status, store, body } = KINDS[name];
      for (const n of [1, 2, 3]) expect((await post(path, body(n))).status).toBe(status);
      for (const n of [4, 5]) {
        const refused = await post(path, body(n));
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
      expect((await post('/api/evals/run', { eval_id: first?.id })).status).toBe(200);
      for (const path of ['/api/agent-reports/stats', '/api/contact', '/api/agent-reports/schema'])
        expect((await get(path)).status).toBe(200);
    }
  });

  test('counts each address, row and day for itself', () => {
    const limit = dailyLimit(2);
    const rowOf = (id: RouteId) => routeList.find((row) => row.id === id) ?? expect.fail(id);
    const evening = new Date('2026-11-20T23:59:30.500Z');
    for (const address of ['10.0.0.1', '10.0.0.2'])
      for (const id of ['sendContact', 'ask', 'sendReport'] as const)
        for (let n = 0; n < 2; n += 1) limit(rowOf(id), address, evening);
    for (let n = 0; n < 100; n += 1)
      for (const id of ['runEval', 'getReportStats', 'getContactPolicy'] as const)
        limit(rowOf(id), '10.0.0.1', evening);
    const refused = () => {
      try {
        limit(rowOf('ask'), '10.0.0.1', evening);
        return null;
      } catch (error) {
        return error instanceof Problem ? { ...error.headers, code: error.text.code } : error;
      }
    };
    expect(refused()).toEqual({ 'Retry-After': '30', code: 'rate_limited' });
    limit(rowOf('ask'), '10.0.0.3', evening);
    limit(rowOf('ask'), '10.0.0.1', new Date('2026-11-21T00:00:00.000Z'));
  });
});

describe('a setting that is wrong stops the start with one sentence', () => {
  test.each(['0', '-1', '1.5', '1e3', 'many', '12345678901'])('DAILY_LIMIT=%s', async (value) => {
    const { ended } = await startProcess({ DATA_DIR: await dataFolder(), DAILY_LIMIT: value });
    expect(await ended).toMatchObject({
      code: 1,
      err: `DAILY_LIMIT is "${value}"; use a whole number of at least 1.\n`,
    });
  });

  test.each([
    'http://hooks.example.org/x',
    'hooks.example.org',
    'nonsense secret',
    'file:///etc/passwd',
  ])(
    'CONTACT_WEBHOOK_URL=%s, which it does not repeat: the address may be a secret',
    async (value) => {
      const { ended } = await startProcess({
        DATA_DIR: await dataFolder(),
        CONTACT_WEBHOOK_URL: value,
      });
      expect(await ended).toMatchObject({
        code: 1,
        err: 'CONTACT_WEBHOOK_URL is not an https address; correct it or take it out.\n',
      });
    },
  );

  test('settings that are empty count as not set', async () => {
    const env = { DATA_DIR: await dataFolder(), DAILY_LIMIT: '', CONTACT_WEBHOOK_URL: '' };
    const { child, ended, listening } = await startProcess(env);
    await listening;
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});

/** Files of `contacts` that tell attempts to deliver. */
async function deliveries(folder: string): Promise<string[]> {
  return [...(await recordsIn(folder, 'contacts')).keys()].filter((file) =>
    file.startsWith('deliveries/'),
  );
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
    const folder = await dataFolder();
    const { url, child, ended, listening } = await startProcess({
      DATA_DIR: folder,
      CONTACT_WEBHOOK_URL: 'https://hooks.example.org/private',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SLOW)}`,
    });
    await listening;
    const { status, json } = await callerOf(url).post('/api/contact', KINDS.contact.body(1));
    expect(status).toBe(202);
    // The answer did not wait for the other side.
    expect(await deliveries(folder)).toEqual([]);
    child.kill('SIGTERM');
    const { code, out, err } = await ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`webhook asked https://hooks.example.org/private ${json['intent_id']}\n`);
    expect(await deliveries(folder)).toHaveLength(1);
  });

  test('closing waits until the other side has answered, and a failure is tried again at the next start', async () => {
    const folder = await dataFolder();
    const asked: Body[] = [];
    let release = (_status: number) => {};
    vi.stubGlobal('fetch', async (_url: unknown, init: { body: string }) => {
      asked.push(JSON.parse(init.body) as Body);
      const status = await new Promise<number>((resolve) => (release = resolve));
      return new Response(null, { status });
    });
    const env = { DATA_DIR: folder, CONTACT_WEBHOOK_URL: 'https://hooks.example.org/private' };
    try {
      const side = await writeSide(jsonReader(EXAMPLE), env);
      const request = new Request('http://localhost:8888/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(KINDS.contact.body(1)),
      });
      expect((await side.fetch(request, '127.0.0.1')).status).toBe(202);
      await expect.poll(() => asked).toHaveLength(1);
      let closed = false;
      const closing = side.close().then(() => (closed = true));
      await new Promise((done) => setTimeout(done, 50));
      expect(closed).toBe(false);
      release(500);
      await closing;
      expect(await deliveries(folder)).toMatchObject([expect.stringMatching(/~failed/)]);

      // The daily work leaves alone what came in just now: it may be on its way.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
      const next = await writeSide(jsonReader(EXAMPLE), env);
      await expect.poll(() => asked).toHaveLength(2);
      release(200);
      await next.close();
      expect(asked[1]).toEqual(asked[0]);
      expect(await deliveries(folder)).toHaveLength(2);

      const last = await writeSide(jsonReader(EXAMPLE), env);
      await last.close();
      expect(asked).toHaveLength(2);
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });
});
