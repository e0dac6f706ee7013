/** Error bodies: recovery members, metadata and hash. */
import { expect, test } from 'vitest';
import { hashOf } from '../support/canonical.ts';
import { ask, BASE, placeOf } from './place.ts';

type Problem = Record<string, unknown> & { error: Record<string, unknown> };

const MEMBERS = [
  'code',
  'fallback_path',
  'fallback_url',
  'message',
  'retryable',
  'suggested_next_path',
  'suggested_next_url',
];

test.each([
  ['GET', '/api/nothing-like-it', 404, 'endpoint_not_found', '/api/', '/api/init'],
  [
    'GET',
    '/.well-known/what-nobody-has-ever-heard-of',
    404,
    'endpoint_not_found',
    '/api/',
    '/api/init',
  ],
  ['GET', '/api/claims/zzz', 404, 'content_not_found', '/api/claims', '/api/claims'],
  ['GET', '/api/experience/zzz', 404, 'content_not_found', '/api/experience', '/api/experience'],
  ['GET', '/api/content/articles/zzz', 404, 'content_not_found', '/api/content', '/api/content'],
  [
    'GET',
    '/api/content/articles/zzz?detail=full',
    404,
    'content_not_found',
    '/api/content',
    '/api/content',
  ],
  [
    'GET',
    '/api/content/articles/zzz/claims',
    404,
    'content_not_found',
    '/api/content',
    '/api/content',
  ],
  ['POST', '/api/profile', 405, 'method_not_allowed', '/api/profile', '/api/profile'],
  ['DELETE', '/api/claims/rear-admiral', 405, 'method_not_allowed', '/api/', '/api/'],
  ['PUT', '/api/nothing-like-it', 404, 'endpoint_not_found', '/api/', '/api/init'],
  ['GET', '/api/notes?limit=x', 422, 'validation_error', '/api/notes', '/api/notes'],
  [
    'GET',
    '/api/faq?limit=x',
    422,
    'validation_error',
    '/api/common_questions',
    '/api/common_questions',
  ],
])('%s %s is %i %s with a way on', async (method, path, status, code, fallback, suggested) => {
  const response = await ask(path, {}, method);
  const problem = (await response.json()) as Problem;
  expect(response.status).toBe(status);
  expect(Object.keys(problem.error).sort()).toEqual(
    status === 422 ? [...MEMBERS, 'example', 'expected'].sort() : MEMBERS,
  );
  expect(problem.error).toMatchObject({
    code,
    retryable: false,
    fallback_path: fallback,
    fallback_url: `${BASE}${fallback}`,
    suggested_next_path: suggested,
    suggested_next_url: `${BASE}${suggested}`,
  });
  expect(problem).toMatchObject({
    schema_version: '1.0',
    last_modified: null,
    breaking_changes_since: null,
  });
  expect(problem['content_hash']).toBe(hashOf(problem));
  expect('detail' in problem).toBe(status === 422);
});

test.each(['/api/nothing-like-it', '/api/claims/zzz', '/api/notes?limit=x'])(
  'headers of the error at %s: JSON, not stored, readable from any page',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toBeNull();
  },
);

test.each([
  '/api/claims/zzz',
  '/api/nothing-like-it',
  '/api/content/articles/zzz/claims',
  '/api/notes?limit=x',
])('both ways on from %s answer', async (path) => {
  const { error } = (await (await ask(path)).json()) as Problem;
  for (const name of ['fallback_path', 'suggested_next_path'])
    expect((await ask(String(error[name]))).status).toBe(200);
});

test('URLs of errors start with the base of the build, never of the request', async () => {
  const place = placeOf({
    'variants/gateway.json': { name: 'Ada', base: 'https://profile.example', paths: [], kinds: [] },
  });
  const { error } = (await (
    await ask('/api/nothing-like-it', { host: 'evil.example' }, 'GET', place)
  ).json()) as Problem;
  expect(error).toMatchObject({
    fallback_url: 'https://profile.example/api/',
    suggested_next_url: 'https://profile.example/api/init',
  });
});

test('a static 404 that comes with status 200, as emulators send it, is still a 404', async () => {
  const place = {
    ...placeOf({}),
    next: async () => new Response('{}', { headers: { 'x-error-code': 'endpoint_not_found' } }),
  };
  for (const path of ['/api/zzz', '/api/profile', '/api/claims/zzz'])
    expect((await ask(path, {}, 'GET', place)).status).toBe(404);
});

test.each([
  ['/api/agent/ask', 'POST, OPTIONS', '/skill.md', ['question'], { question: expect.any(String) }],
  ['/api/claims/check', 'POST, OPTIONS', '/skill.md', ['statement'], expect.any(Object)],
  [
    '/api/agent-reports',
    'POST, OPTIONS',
    '/api/agent-reports/schema',
    ['mission', 'outcome'],
    expect.any(Object),
  ],
])('GET %s is 405 and tells what to send', async (path, allow, contract, required, example) => {
  const response = await ask(path);
  const { error } = (await response.json()) as Problem;
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(error).toMatchObject({ expected: { type: 'object', required }, example });
  expect(error['suggested_next_path']).toBe(contract);
  expect((await ask(contract)).status).toBe(200);
});

test('a wrong query is told what is right, small, with an address that answers', async () => {
  const response = await ask('/api/claims?limit=1000');
  const text = await response.text();
  const { error } = JSON.parse(text) as Problem;
  expect(error).toMatchObject({
    expected: {
      type: 'object',
      properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
    },
    example: `${BASE}/api/claims?detail=full&limit=50`,
  });
  expect((await ask(String(error['example']).replace(BASE, ''))).status).toBe(200);
  expect(text.length).toBeLessThan(2500);
});
