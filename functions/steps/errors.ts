/** Errors as answers: a Problem tells itself; all else is a bare 500, or 503 of the store. */
import { once } from '../../src/once.ts';
import { type ProblemSite, type ProblemText, problemPayload } from '../../src/surfaces/problem.ts';
import { Problem, type Recovery, retryAfter } from '../http/problem.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Answer } from './steps.ts';

/** Problems are few, whatever was asked for: of a site the last ones are kept as they were told. */
const MOST_TEXTS = 200;
const textsOf = once((_: ProblemSite) => new Map<string, string>());

function bodyOf(text: ProblemText, site: ProblemSite): string {
  const key = JSON.stringify(text);
  const known = textsOf(site);
  const body = known.get(key) ?? JSON.stringify(problemPayload(text, site));
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(key, body);
  return body;
}

/** The answer for a problem, in the shape of every error; `where` is its way on if it has none. */
export const problemAnswer = (problem: Problem, site: ProblemSite, where?: Recovery): Answer => ({
  status: problem.status,
  body: bodyOf(problem.told(where), site),
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...problem.headers },
});

/** What a caller is told of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const more = { fallback: '/api/status' };
  if (error instanceof StoreUnavailable) {
    const message =
      'The store did not confirm this. Send the same request again later, with the same ' +
      'Idempotency-Key.';
    return new Problem('store_unavailable', message, more, retryAfter(5));
  }
  const message = 'Something went wrong here; try again later and name X-Request-Id if it stays.';
  return new Problem('internal_error', message, more);
}
