/** Methods: OPTIONS tells what pages may send, what is no read is 405. */
import { expect, test } from 'vitest';
import { ask } from './place.ts';

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
