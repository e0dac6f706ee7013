/** Problems as answers: a deliberate failure renders itself; everything else is a bare 500 (design section 4). */
import { type ProblemText, problemPayload, statusOf } from '../../src/surfaces/problem.ts';
import type { Site } from '../../src/surfaces/site.ts';
import { PUBLIC_CORS, SECURITY_HEADERS } from './headers.ts';

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

/** Headers of every error: never stored, readable from any page. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...SECURITY_HEADERS,
  ...PUBLIC_CORS,
};

/** The answer for a problem; HEAD gets the headers alone. */
export function problemResponse(problem: Problem, site: Pick<Site, 'base'>, method: string): Response {
  const body = new TextEncoder().encode(JSON.stringify(problemPayload(problem.text, site)));
  const headers = { ...HEADERS, 'Content-Length': String(body.byteLength), ...problem.headers };
  return new Response(method === 'HEAD' ? null : body, { status: statusOf(problem.text.code), headers });
}
