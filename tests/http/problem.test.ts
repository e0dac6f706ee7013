/** Problems as answers. */
import { expect, test } from 'vitest';
import { Problem, problemResponse } from '../../functions/http/problem.ts';

const site = { base: 'https://profile.example' };

test.each([
  ['malformed_json', 400],
  ['unauthorized', 401],
  ['invalid_token', 401],
  ['token_expired', 401],
  ['token_revoked', 401],
  ['content_not_found', 404],
  ['audit_not_found', 404],
  ['endpoint_not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['idempotency_conflict', 409],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['validation_error', 422],
  ['rate_limited', 429],
  ['internal_error', 500],
  ['not_configured', 503],
  ['store_unavailable', 503],
] as const)('%s is %i', async (code, status) => {
  const response = problemResponse(
    new Problem({ code, message: 'Look there.', fallback: '/api/' }),
    site,
    'GET',
  );
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: unknown }).error).toEqual({
    code,
    message: 'Look there.',
    retryable: ['rate_limited', 'internal_error', 'store_unavailable'].includes(code),
    fallback_path: '/api/',
    fallback_url: 'https://profile.example/api/',
    suggested_next_path: '/api/',
    suggested_next_url: 'https://profile.example/api/',
  });
});

test('HEAD gets the headers of the body that GET gets', async () => {
  const detail = [{ loc: ['body', 'from'], msg: 'Field required', type: 'missing' }];
  const text = {
    code: 'validation_error',
    message: 'Größe',
    fallback: '/api/',
    suggested: '/openapi.json',
    detail,
  } as const;
  const problem = new Problem({ ...text, detail: [...detail] }, { 'Retry-After': '3' });
  const get = problemResponse(problem, site, 'GET');
  const head = problemResponse(problem, site, 'HEAD');
  const body = await get.clone().arrayBuffer();
  expect(head.body).toBeNull();
  expect([...head.headers]).toEqual([...get.headers]);
  expect(get.headers.get('content-length')).toBe(String(body.byteLength));
  expect(get.headers.get('retry-after')).toBe('3');
  expect(await get.json()).toMatchObject({
    detail,
    error: { suggested_next_path: '/openapi.json' },
  });
});

test('a problem is an error that says what it says', () => {
  const problem = new Problem({ code: 'conflict', message: 'It exists.', fallback: '/api/' });
  expect(problem).toBeInstanceOf(Error);
  expect(String(problem)).toBe('Problem: It exists.');
  expect(problem.headers).toEqual({});
});
