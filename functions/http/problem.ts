/** Problems as answers: a deliberate failure renders itself; everything else is a bare 500. */
import { type ProblemText, problemPayload, statusOf } from '../../src/surfaces/problem.ts';
import type { Site } from '../../src/surfaces/site.ts';
import { allowOf, type Row } from '../table/match.ts';
import { PRIVATE_HEADERS, PUBLIC_CORS, SECURITY_HEADERS } from './headers.ts';

/** Ways on that a problem offers: what to fetch instead, and what to read next. */
export type Recovery = Required<Pick<ProblemText, 'fallback' | 'suggested'>>;

/** Thrown across a layer to refuse a request on purpose. */
export class Problem extends Error {
  readonly text: ProblemText;
  readonly headers: Record<string, string>;

  constructor(text: ProblemText, headers: Record<string, string> = {}) {
    super(text.message);
    this.name = 'Problem';
    this.text = text;
    this.headers = headers;
  }
}

/** The problem of a method that no row at a path answers; `fallback` can be read. */
export function methodNotAllowed(rows: readonly Row[], fallback = '/api/'): Problem {
  const message =
    'This method is not allowed here; Allow names those that are, /openapi.json describes them.';
  return new Problem(
    { code: 'method_not_allowed', message, fallback, suggested: '/openapi.json' },
    { Allow: allowOf(rows) },
  );
}

/** Headers of every error, which nobody stores. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...SECURITY_HEADERS,
};

/**
 * The answer for a problem; HEAD gets the headers alone. Any page may read it, unless everything at
 * its path is private (`open` false).
 */
export function problemResponse(
  problem: Problem,
  site: Pick<Site, 'base'>,
  method: string,
  open = true,
): Response {
  const body = JSON.stringify(problemPayload(problem.text, site));
  const headers = {
    ...HEADERS,
    ...(open ? PUBLIC_CORS : PRIVATE_HEADERS),
    'Content-Length': String(new TextEncoder().encode(body).byteLength),
    ...problem.headers,
  };
  return new Response(method === 'HEAD' ? null : body, {
    status: statusOf(problem.text.code),
    headers,
  });
}
