/**
 * What a call is remembered by: rows of the table for paths as they come, and hosts of referrers
 * that are public names.
 */
import { expect, test } from 'vitest';
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
