/**
 * 304 on what the gateway makes itself (RFC 9110, section 13), and passing on what the place
 * decided.
 */
import { expect, test } from 'vitest';
import { ask } from './place.ts';

const COMPUTED = [
  ['/api/notes?limit=2', '*/*'],
  ['/api/notes?limit=2', 'text/markdown'],
  ['/api/init?detail=full', '*/*'],
  ['/api/init?detail=full', 'text/markdown'],
  ['/api/content/manifesto?detail=full', '*/*'],
  ['/api/profile', 'text/markdown'],
  ['/', 'text/html'],
  ['/', 'text/markdown'],
] as const;

test.each(COMPUTED)('%s with Accept: %s is 304 for whoever has it', async (path, accept) => {
  const full = await ask(path, { accept });
  const tag = full.headers.get('etag') ?? '';
  // The last is content_hash, as payloads tell it.
  for (const sent of [
    tag,
    `W/${tag}`,
    `"other", ${tag}`,
    `"other",W/${tag} , "more"`,
    '*',
    ' * ',
    tag.replaceAll('"', ''),
  ])
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(path, { accept, 'if-none-match': sent }, method);
      expect([response.status, sent]).toEqual([304, sent]);
      expect(await response.text()).toBe('');
      for (const name of [
        'etag',
        'cache-control',
        'vary',
        'last-modified',
        'link',
        'access-control-allow-origin',
      ])
        expect([name, response.headers.get(name)]).toEqual([name, full.headers.get(name)]);
      for (const name of ['content-type', 'content-length'])
        expect(response.headers.has(name)).toBe(false);
    }
});

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
