/** Whoever guesses is slowed down and then refused; whoever is right never is. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { guessLimit } from '../../functions/http/limits.ts';
import { exposedWarnings } from '../../functions/standalone/proxy.ts';
import { freshFolder } from '../store/places.ts';
import { oneDay } from '../support/clock.ts';
import { startWriteSide } from './server.ts';

const KEY = 'the-right-key-of-32-characters-x';
const TOKEN = 'the-right-token-of-32-characters';

async function start() {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const { url } = await startWriteSide(await freshFolder(), {
    AUDIT_ADMIN_KEY: KEY,
    ACCESS_TOKENS: TOKEN,
    TRUST_PROXY: '1',
  });
  return async (path: string, headers: Record<string, string>, from = '192.0.2.1') => {
    const began = performance.now();
    const response = await fetch(`${url}${path}`, {
      headers: { 'x-forwarded-for': from, ...headers },
    });
    const seconds = (performance.now() - began) / 1_000;
    const json = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, seconds, json };
  };
}

const many = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

test.each([
  ['/api/admin/audits', (guess: string) => ({ 'x-admin-key': guess }), KEY, 401],
  ['/api/admin/stats', (guess: string) => ({ authorization: `Bearer ${guess}` }), TOKEN, 401],
] as const)('%s', async (path, header, right, refused) => {
  oneDay();
  const ask = await start();
  const first = await many(20, (n) => ask(path, header(`guess-${n}`)));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([refused]));
  const late = await many(20, (n) => ask(path, header(`other-${n}`)));
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([refused]));
  expect(Math.min(...late.map(({ seconds }) => seconds))).toBeGreaterThan(0.9);
  const last = await ask(path, header('once-more'));
  expect(last.status).toBe(429);
  const left = 60 - Math.floor((Date.now() % 60_000) / 1_000);
  expect(Number(last.headers.get('retry-after'))).toBe(left);
  expect((await ask(path, header(right))).status).toBe(200);
  expect((await ask(path, header('a-neighbour'), '192.0.2.2')).status).toBe(refused);
});

test('the MCP endpoint and audits count in the same way, all together', async () => {
  oneDay();
  const ask = await start();
  const statuses = await many(20, (n) => ask(`/api/audits/guess-${n}/meta`, {}));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]));
  const late = await many(20, (n) =>
    ask(`/api/audits/acme`, { authorization: `Bearer guess-${n}` }),
  );
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await ask('/api/audits/one-more/meta', {})).status).toBe(429);
  // It speaks the words of its protocol, with the status of ours.
  expect((await ask('/mcp', { authorization: 'Bearer guess' })).status).toBe(429);
  // Nothing that was given is no guess.
  expect((await ask('/api/admin/stats', {})).status).toBe(401);
});

test('the owner is told of guesses in the console, of the newest minute alone', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:30Z'), toFake: ['Date', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = await start();
  const guess = (count: number) =>
    many(count, (n) => ask('/api/admin/audits', { 'x-admin-key': 'a' }, `192.0.2.${n}`));
  for (const count of [30, 25]) {
    await guess(count);
    vi.advanceTimersByTime(60_000);
  }
  const { json } = await ask('/api/admin/stats', { authorization: `Bearer ${TOKEN}` });
  expect(json['warnings']).toEqual([
    '25 wrong credentials or audit addresses were tried within a minute.',
  ]);
});

test('the log tells counts alone, once a minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:30Z'), toFake: ['Date', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const failed = guessLimit((line) => lines.push(line));
  for (let n = 0; n < 57; n += 1) await failed(`192.0.2.${n}`);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(30_000);
  for (let n = 0; n < 5; n += 1) expect(await failed('192.0.2.1')).toBeNull();
  expect(lines).toEqual([
    'Warning: 57 wrong credentials or audit addresses were tried within a minute.',
  ]);
});

describe('what is said to whoever opens the service to others', () => {
  const SAFE = { SITE_URL: 'https://example.org', AUDIT_ADMIN_KEY: KEY };

  test.each([
    ['127.0.0.1', { AUDIT_ADMIN_KEY: 'sh0rt', SITE_URL: '' }, []],
    ['::1', { AUDIT_ADMIN_KEY: 'sh0rt' }, []],
    ['localhost', {}, []],
    ['127.0.0.1', SAFE, ['TRUST_PROXY']],
    ['127.0.0.1', { ...SAFE, TRUST_PROXY: '1' }, []],
    ['127.0.0.1', { SITE_URL: 'http://localhost:8888' }, []],
    ['127.0.0.1', { AUDIT_ADMIN_KEY: 'x', TRUST_PROXY: '1' }, ['AUDIT_ADMIN_KEY']],
    ['localhost', { AUDIT_ADMIN_KEY: 'x', NODE_ENV: 'production' }, ['AUDIT_ADMIN_KEY']],
    ['::1', { ...SAFE, FEED_TOKEN: 'sh0rt' }, ['FEED_TOKEN', 'TRUST_PROXY']],
    ['0.0.0.0', SAFE, []],
    ['0.0.0.0', { ...SAFE, AUDIT_ADMIN_KEY: `sha256:${'0'.repeat(64)}` }, []],
    ['0.0.0.0', { ...SAFE, ACCESS_TOKENS: `mcp:${TOKEN}, admin:sh0rt` }, ['ACCESS_TOKENS']],
    ['::', { ...SAFE, AUDIT_ADMIN_KEY: '15 characters...' }, []],
    ['192.0.2.1', { ...SAFE, AUDIT_ADMIN_KEY: '15-characters..' }, ['AUDIT_ADMIN_KEY']],
    ['0.0.0.0', { ...SAFE, SITE_URL: 'http://example.org' }, ['TLS']],
    ['0.0.0.0', { ACCESS_TOKENS: 'x', AUDIT_ADMIN_KEY: 'x' }, ['AUDIT', 'ACCESS', 'TLS']],
  ])('on %s with %j: %j', (host, env, words) => {
    const said = exposedWarnings(host, env);
    expect(said).toEqual(words.map((word) => expect.stringContaining(word)));
    expect(said.join()).not.toMatch(/\n|sh0rt|15-/);
  });
});
