/**
 * The mount of the gateway observes after the answer: whatever the store does, a read is as it was.
 */
import type { Context } from '@netlify/functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLog } from '../../functions/events/store-log.ts';
import { blobStores } from '../../netlify/store.ts';
import { startBlobsServer, useBlobsAt } from '../store/places.ts';
import { startUpstream } from '../store/upstream.ts';
import { BASE } from '../support/links.ts';

const FACTS = JSON.stringify({ name: 'Ada', base: BASE, paths: ['/api/profile'], kinds: [] });

type Platform = { context: Context; given: Promise<unknown>[] };

/**
 * A platform that answers every path with a text, and remembers what is to go on after the answer.
 */
function platform(given: Partial<Context> = {}): Platform {
  const kept: Promise<unknown>[] = [];
  const context = {
    next: async ({ url }: Request) =>
      new Response(url.endsWith('/variants/gateway.json') ? FACTS : 'text'),
    waitUntil: (work: Promise<unknown>) => void kept.push(work),
    deploy: { context: 'production', id: 'deploy1', published: true },
    geo: { country: { code: 'DE', name: 'Germany' } },
    ...given,
  };
  return { context: context as unknown as Context, given: kept };
}

/** The mount of an isolate of its own. */
async function freshMount() {
  vi.resetModules();
  return (await import('../../netlify/edge-functions/gateway.ts')).default;
}

let mount: Awaited<ReturnType<typeof freshMount>>;
beforeEach(async () => {
  mount = await freshMount();
  // The date with them: what counts by the day sees one.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Equal calls are gathered for ten seconds. */
async function stored(given: readonly Promise<unknown>[]): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_001);
  await Promise.all(given);
}

const read = (path: string, headers: Record<string, string> = {}) =>
  new Request(`${BASE}${path}`, { headers });
const today = () => new Date().toISOString().slice(0, 10);

test('a read is an event: row, status, agent, referrer and country', async () => {
  await startBlobsServer();
  const { context, given } = platform();
  const headers = {
    'user-agent': 'claude-code/2.0.31',
    referer: 'https://news.example.com/story?id=1',
  };
  expect((await mount(read('/api/profile', headers), context)).status).toBe(200);
  expect(given).toHaveLength(1);
  await stored(given);
  const day = await storeLog(blobStores('production')).day(today());
  expect(day.records).toEqual([
    {
      route: 'getProfile',
      method: 'GET',
      status: 200,
      family: 'coding_agent',
      agent: 'Claude-Code',
      country: 'DE',
      referrer: expect.stringMatching(/^[0-9a-f]{16}$/),
      count: 1,
      weight: 1,
      dropped: 0,
    },
  ]);
  expect(await day.host(day.records[0]?.referrer ?? '')).toBe('news.example.com');
});

test('a store that never answers: the read is there, and nothing waits for ever', async () => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const { url, requests } = await startUpstream({ wrong: () => ({ until }) });
  useBlobsAt(url);
  const { context, given } = platform();
  for (let at = 0; at < 100; at++) {
    const headers = { referer: `https://${at}.example.com/` };
    const response = await mount(read('/api/profile', headers), context);
    expect([response.status, await response.text()]).toEqual([200, 'text']);
  }
  expect(given).toHaveLength(100);
  expect(requests).toEqual([]);
  // They are gathered, and then the store has as long.
  await vi.advanceTimersByTimeAsync(10_001);
  await vi.advanceTimersByTimeAsync(10_001);
  await Promise.all(given);
  // What waits is done before the next test has a store of its own: it would write there.
  letGo();
});

test('a fault of the gateway is observed as what was answered instead', async () => {
  await startBlobsServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  const { context, given } = platform({
    next: (async () => {
      asked += 1;
      if (asked === 1) throw new Error('fault');
      return new Response('text');
    }) as unknown as Context['next'],
  });
  expect((await mount(read('/api/profile'), context)).status).toBe(200);
  await stored(given);
  expect((await storeLog(blobStores('production')).day(today())).records).toMatchObject([
    { route: 'getProfile', status: 200 },
  ]);
});
