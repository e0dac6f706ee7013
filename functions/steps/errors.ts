/** Errors as answers, also in JSON-RPC: a Problem tells itself; all else is a bare 500 or 503. */
import { once } from '../../src/once.ts';
import { type ProblemSite, problemPayload } from '../../src/surfaces/problem.ts';
import { type Site, spelledOut } from '../../src/surfaces/site.ts';
import { type ErrorBody, Problem, type Recovery, retryAfter } from '../http/problem.ts';
import { StoreUnavailable } from '../store/store.ts';
import { headersFor } from './headers.ts';
import type { Answer } from './steps.ts';

/** Problems are few, whatever was asked for: of a site the last ones are kept as they were told. */
const bodiesOf = once((site: ProblemSite) => {
  const kept = new Map<string, string>();
  const made = once((text: string) => JSON.stringify(problemPayload(JSON.parse(text), site)), kept);
  return (text: string) => {
    if (kept.size >= 200) kept.clear();
    return made(text);
  };
});

/** The answer for a problem, in the shape of every error; `where` is its way on if it has none. */
export const problemAnswer = (problem: Problem, site: ProblemSite, where?: Recovery): Answer => ({
  status: problem.status,
  body: bodiesOf(site)(JSON.stringify(problem.told(where))),
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...problem.headers },
});

/** What a caller is told of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const more = { fallback: '/api/status' };
  const ours = 'Something went wrong here; try again later and name X-Request-Id if it stays.';
  if (!(error instanceof StoreUnavailable)) return new Problem('internal_error', ours, more);
  const message =
    'The store did not confirm this. Send the same request again later, with the same ' +
    'Idempotency-Key.';
  return new Problem('store_unavailable', message, more, retryAfter(5));
}

/** JSON-RPC 2.0, section 5.1; below -32000 what servers define and MCP does not reserve. */
export const RPC = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  refused: -32000,
  unauthorized: -32001,
} as const;

export class RpcProblem extends Problem {
  readonly code: number;

  constructor(code: number, ...problem: ConstructorParameters<typeof Problem>) {
    super(...problem);
    this.code = code;
  }
}

/** On every answer of a protocol: kept nowhere, and no page of another origin reads it. */
export const protocolHeaders = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...headersFor(false, false), ...answer.headers },
});

export const jsonAnswer = (value: object, status = 200, headers = {}): Answer => ({
  status,
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json', ...headers },
});

/** What is told of all that nobody foresaw. */
export const UNFORESEEN = new RpcProblem(
  RPC.internal,
  'internal_error',
  'Something went wrong here; try again later.',
  { fallback: '/api/status' },
);

/**
 * The answer to what was thrown, with ways on as `data`, `where` if it names none; the id of the
 * request is not known.
 */
export function rpcErrors(error: unknown, site: Pick<Site, 'base'>, where: Recovery): Answer {
  const problem = error instanceof Problem ? error : UNFORESEEN;
  const { headers, status } = problem;
  const text = problem.told(where);
  const usual = text.code === 'malformed_json' ? RPC.parse : RPC.refused;
  const code = problem instanceof RpcProblem ? problem.code : usual;
  const payload = problemPayload(text, site) as unknown as ErrorBody;
  const { message, ...data } = payload.error;
  const told = { code, message: spelledOut(message, site), data };
  return jsonAnswer({ jsonrpc: '2.0', id: null, error: told }, status, headers);
}
