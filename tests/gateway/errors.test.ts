/** Error bodies: recovery members, metadata and hash. */
import { expect, test } from 'vitest';
import { hashOf } from '../support/dist.ts';
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

const STATUSES: Record<string, number> = {
  endpoint_not_found: 404,
  content_not_found: 404,
  method_not_allowed: 405,
  validation_error: 422,
};

test.each<[call: string, code: string, fallback: string, suggested?: string]>([
  ['GET /api/nothing-like-it', 'endpoint_not_found', '/api/', '/api/init'],
  ['GET /.well-known/what-nobody-has-heard-of', 'endpoint_not_found', '/api/', '/api/init'],
  ['GET /api/claims/zzz', 'content_not_found', '/api/claims'],
  ['GET /api/experience/zzz', 'content_not_found', '/api/experience'],
  ['GET /api/content/articles/zzz', 'content_not_found', '/api/content'],
  ['GET /api/content/articles/zzz?detail=full', 'content_not_found', '/api/content'],
  ['GET /api/content/articles/zzz/claims', 'content_not_found', '/api/content'],
  ['POST /api/profile', 'method_not_allowed', '/api/profile'],
  ['DELETE /api/claims/rear-admiral', 'method_not_allowed', '/api/'],
  ['PUT /api/nothing-like-it', 'endpoint_not_found', '/api/', '/api/init'],
  ['GET /api/notes?limit=x', 'validation_error', '/api/notes'],
  ['GET /api/faq?limit=x', 'validation_error', '/api/common_questions'],
])('%s is %s with ways on that answer', async (call, code, fallback, suggested = fallback) => {
  const [method, path = ''] = call.split(' ');
  const response = await ask(path, {}, method);
  const problem = (await response.json()) as Problem;
  expect(response.status).toBe(STATUSES[code]);
  const isQuery = code === 'validation_error';
  expect(Object.keys(problem.error).sort()).toEqual(
    isQuery ? [...MEMBERS, 'example', 'expected'].sort() : MEMBERS,
  );
  expect(problem.error).toMatchObject({
    code,
    retryable: false,
    fallback_path: fallback,
    fallback_url: `${BASE}${fallback}`,
    suggested_next_path: suggested,
    suggested_next_url: `${BASE}${suggested}`,
  });
  for (const way of [fallback, suggested]) expect((await ask(way)).status).toBe(200);
  expect(problem).toMatchObject({
    schema_version: '1.0',
    last_modified: null,
    breaking_changes_since: null,
  });
  expect(problem['content_hash']).toBe(hashOf(problem));
  expect('detail' in problem).toBe(isQuery);
  // Not stored, and readable from any page.
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('etag')).toBeNull();
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

test('a wrong query of one text is told an address that answers', async () => {
  const response = await ask('/api/content/articles/what-a-compiler-was?detail=all');
  const { error } = (await response.json()) as Problem;
  const example = String(error['example']);
  expect(example).toMatch(/^\S+\/api\/content\/articles\/[\w-]+\?detail=compact$/);
  expect((await ask(example.replace(BASE, ''))).status).toBe(200);
});
