/**
 * What a call is remembered by: rows of the table for paths as they come, and hosts of referrers
 * that are public names, and families of agents by User-Agent headers as they come.
 */
import { readFileSync } from 'node:fs';
import crawlers from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../functions/events/agent.ts';
import type { CrawlerEntry } from '../../functions/events/crawlers.ts';
import { callOf, eventOf, referrerHost } from '../../functions/events/event.ts';
import { call, classify } from './support.ts';

test('a method that a caller makes up is OTHER, a country is two letters', () => {
  const request = new Request('https://example.org/api/profile', { method: 'MADEUP' });
  expect(callOf(request, 405)?.method).toBe('OTHER');
  expect(eventOf(call({ country: 'DE' }), classify).country).toBe('DE');
  expect(eventOf(call({ country: 'de~x/y' }), classify).country).toBe(null);
});

test('a library that speaks MCP is an MCP client; a known agent stays what it is', () => {
  const family = (userAgent: string | null) =>
    eventOf(call({ route: 'callMcp', userAgent }), classify).family;
  expect([family('node'), family('python-httpx/0.27.2'), family(null)]).toEqual(
    Array(3).fill('mcp_client'),
  );
  expect([family('Claude-User/1.0'), family('Cursor/1.7.38 (darwin arm64)')]).toEqual([
    'user_fetch',
    'coding_agent',
  ]);
});

test.each([
  ['https://news.example.com/story?id=1#x', 'news.example.com'],
  ['HTTPS://News.Example.COM', 'news.example.com'],
  ['http://user:secret@example.net:8080/x', 'example.net'],
  ['https://münchen.example.de/', 'xn--mnchen-3ya.example.de'],
  ['https://chatgpt.com/', 'chatgpt.com'],
])('%s comes from %s', (header, host) => {
  expect(referrerHost(header, 'own.example.org')).toBe(host);
});

test.each([
  'https://own.example.org/api/',
  'https://192.0.2.7/x',
  'https://0xc0000207/',
  'https://[2001:db8::7]/x',
  'https://localhost:3000/',
  'https://intranet/wiki',
  'https://printer.local/',
  'https://router.home.arpa/',
  'https://build.internal/',
  'android-app://com.example.app/',
  'javascript:alert(1)',
  'no address',
  'https://',
  `https://${'a'.repeat(41)}.example.com/`,
  `https://example.com/${'a'.repeat(2000)}`,
  '',
])('%s is told nothing of', (header) => {
  expect(referrerHost(header, 'own.example.org:443')).toBe(null);
});

/** Headers as they come, with the family and the name that they tell. */
const CASES = readFileSync(new URL('user-agents.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as [userAgent: string, family: string, name: string | null]);

const DATA = crawlers as readonly CrawlerEntry[];

test.each(CASES)('%s', (userAgent, family, name) => {
  expect(classify(userAgent)).toMatchObject({ family, name });
});

test('no header is unknown, and there are enough cases of each family', () => {
  expect(classify(null)).toEqual({ family: 'unknown', name: null });
  expect(classify(undefined)).toEqual({ family: 'unknown', name: null });
  expect(CASES.length).toBeGreaterThan(60);
  for (const family of FAMILIES)
    expect(CASES.filter((one) => one[1] === family).length).toBeGreaterThanOrEqual(2);
});

test('what the data knows as a crawler is never a browser, nor unknown', () => {
  const wrong = DATA.flatMap(({ instances }) => instances).filter((userAgent) => {
    return ['browser', 'unknown'].includes(classify(userAgent).family);
  });
  expect(wrong).toEqual([]);
});

test('a header that callers make up takes little time, and is not kept for ever', () => {
  // Patterns meet the worst that fits: only that it ends is asserted, the suite has a limit of its
  // own.
  for (const worst of [
    'a '.repeat(500),
    '('.repeat(1000),
    '-'.repeat(1000),
    `Mozilla/5.0 (${') '.repeat(490)}`,
  ])
    expect(FAMILIES).toContain(classify(worst).family);
  for (let at = 0; at < 2000; at++) classify(`made-up-${at} (x)`);
  expect(classify('curl/8.5.0').name).toBe('curl');
});
