/** Problems as answers. */
import { expect, test } from 'vitest';
import { Problem } from '../../functions/http/problem.ts';
import { problemAnswer } from '../../functions/steps/errors.ts';

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
  ['content_withdrawn', 410],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['validation_error', 422],
  ['rate_limited', 429],
  ['internal_error', 500],
  ['not_configured', 503],
  ['store_unavailable', 503],
  ['overloaded', 503],
] as const)('%s is %i', async (code, status) => {
  const problem = new Problem({ code, message: 'Look there.', fallback: '/api/' });
  const answer = problemAnswer(problem, site);
  expect(answer.status).toBe(status);
  expect(JSON.parse(String(answer.body)).error).toEqual({
    code,
    message: 'Look there.',
    retryable: ['rate_limited', 'internal_error', 'store_unavailable', 'overloaded'].includes(code),
    fallback_path: '/api/',
    fallback_url: 'https://profile.example/api/',
    suggested_next_path: '/api/',
    suggested_next_url: 'https://profile.example/api/',
  });
});
