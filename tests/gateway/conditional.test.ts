/** Conditions on what the gateway makes itself (RFC 9110, section 13). */
import { expect, test } from 'vitest';
import { ask } from './place.ts';

test('the tag of a list changes with the filter and with the form', async () => {
  const tags = [];
  for (const [path, accept] of [
    ['/api/notes?limit=2', '*/*'],
    ['/api/notes?limit=3', '*/*'],
    ['/api/notes?limit=2&tag=navy', '*/*'],
    ['/api/notes?limit=2', 'text/markdown'],
    ['/api/claims?limit=2', '*/*'],
  ] as const)
    tags.push((await ask(path, { accept })).headers.get('etag'));
  expect(new Set(tags).size).toBe(5);
});

test('If-Modified-Since counts by the second, and only where no tag is sent', async () => {
  const path = '/api/notes?limit=2';
  const modified = (await ask(path)).headers.get('last-modified') ?? '';
  expect(modified).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/);
  const at = (shift: number) => new Date(Date.parse(modified) + shift * 1000).toUTCString();
  const status = async (headers: Record<string, string>) => (await ask(path, headers)).status;
  expect(await status({ 'if-modified-since': modified })).toBe(304);
  expect(await status({ 'if-modified-since': at(1) })).toBe(304);
  expect(await status({ 'if-modified-since': at(-1) })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  expect(await status({ 'if-modified-since': at(1), 'if-none-match': '"other"' })).toBe(200);
});

test.each(['/api/nothing-like-it', '/api/notes?limit=x', '/api/claims/zzz'])(
  '%s is never 304',
  async (path) => {
    for (const accept of ['*/*', 'text/html'])
      expect((await ask(path, { accept, 'if-none-match': '*' })).status).toBeGreaterThanOrEqual(
        400,
      );
  },
);
