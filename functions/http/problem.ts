/** Problems as answers: a deliberate failure renders itself; everything else is a bare 500. */

import { routes } from '../../src/routes.ts';
import {
  type ProblemSite,
  type ProblemText,
  problemPayload,
  statusOf,
} from '../../src/surfaces/problem.ts';
import { allowOf, type Row } from '../table/match.ts';
import { PRIVATE_HEADERS, PUBLIC_CORS, SECURITY_HEADERS } from './headers.ts';

/** Ways on that a problem offers: what to fetch instead, what to read next, what would be right. */
export type Recovery = Required<Pick<ProblemText, 'fallback' | 'suggested'>> &
  Pick<ProblemText, 'contract'>;

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

/**
 * Where the contract of a row is told at length: its own document, else the one that says how to
 * send anything here.
 */
export function contractPath({ contract, access }: Row): string {
  return contract ?? (access === 'public' ? routes.getSkillMd.path : routes.getApiRoot.path);
}

/**
 * The problem of a method that no row at a path answers, with what the row takes that does;
 * `readable` can be read instead.
 */
export function methodNotAllowed(rows: readonly Row[], readable?: string): Problem {
  const row = rows.find(({ method }) => method !== 'GET');
  const message = row
    ? `This method is not allowed here; send ${row.method} as "expected" and "example" tell.`
    : 'This method is not allowed here; Allow names those that are.';
  const fallback = readable ?? routes.getApiRoot.path;
  return new Problem(
    {
      code: 'method_not_allowed',
      message,
      fallback,
      suggested: row ? contractPath(row) : fallback,
      contract: row?.id,
    },
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
  site: ProblemSite,
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
