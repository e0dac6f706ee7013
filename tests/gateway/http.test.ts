/** Conditions (RFC 9110, section 13), methods, and `since` in every form that is allowed. */
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

const READ = 'GET, HEAD, OPTIONS';

test.each([
  ['POST', '/api/profile'],
  ['PUT', '/api/profile'],
  ['PATCH', '/init'],
  ['DELETE', '/api/claims/rear-admiral'],
  ['POST', '/api/claims/nothing-here'],
  ['POST', '/'],
  ['POST', '/llms.txt'],
  ['DELETE', '/.well-known/api-catalog'],
  ['POST', '/api/profile.md'],
  ['PUT', '/api/claims/rear-admiral.json'],
  ['PROPFIND', '/api/notes'],
  ['QUERY', '/api/notes'],
  ['get-it', '/api/notes'],
])('%s %s is 405 and names what is allowed', async (method, path) => {
  const response = await ask(path, {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(READ);
});

test.each([
  '/api/profile',
  '/api/faq',
  '/',
  '/api/',
  '/skill.md',
  '/api/claims/rear-admiral',
  '/api/profile.md',
])('OPTIONS %s tells any page what it may send', async (path) => {
  const response = await ask(
    path,
    { origin: 'https://a.example', 'access-control-request-method': 'GET' },
    'OPTIONS',
  );
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    allow: READ,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': READ,
    'access-control-allow-headers': expect.stringMatching(/If-None-Match/),
    'access-control-max-age': '86400',
  });
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

test('OPTIONS of an unknown path is 404', async () => {
  expect((await ask('/api/nothing-like-it', {}, 'OPTIONS')).status).toBe(404);
});

test.each([
  ['1978-06-01', '1978-06-01'],
  ['1978-06-01T00:00:00Z', '1978-06-01'],
  ['1978-06-01T23:59:59,5Z', '1978-06-01'],
  ['1978-06-01 10:00:00', '1978-06-01'],
  ['1978-06-01T10:00', '1978-06-01'],
  ['1978-06-01T00:00:00+00:00', '1978-06-01'],
  // The offset moves the day in UTC, back or on, over months, years and leap days.
  ['1978-06-01T01:00:00+02:00', '1978-05-31'],
  ['1978-06-01T23:00:00-02:00', '1978-06-02'],
  ['1978-01-01T00:00:00+00:01', '1977-12-31'],
  ['2024-03-01T00:00:00+14:00', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
  // A plus that was not encoded arrives as a space.
  ['1978-06-01T01:00:00 02:00', '1978-05-31'],
  // A leap second is a second.
  ['2016-12-31T23:59:60Z', '2016-12-31'],
  ['0000-01-01', '0000-01-01'],
  ['9999-12-31T23:59:59-01:00', '9999-12-31'],
])('?since=%s means the day %s', async (value, day) => {
  const response = await ask(`/api/notes?since=${encodeURIComponent(value)}`);
  expect(await response.json()).toMatchObject({ filters: { since: day } });
});

test.each([
  '2023-02-29',
  '2024-04-31',
  '2024-13-01',
  '2024-1-1',
  '-2024-01-01',
  '2024-W01-1',
  '1704067200',
  '2024-01-01T10',
  '2024-01-01T24:00:00Z',
  '2024-01-01T10:00:00+24:00',
  '2024-01-01T10:00:00 CET',
  ' 2024-01-01',
  '2024-01-01\n',
  '２０２４-01-01',
  'today',
])('?since=%j means no day', async (value) => {
  expect((await ask(`/api/notes?since=${encodeURIComponent(value)}`)).status).toBe(422);
});
