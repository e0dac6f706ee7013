/** The way of a request to an operation and back, once for all operations. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { RouteId } from '../../src/routes.ts';
import { bodies, responses } from '../../src/schemas/payloads.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { StoreUnavailable } from '../store/store.ts';
import { isOpen, type Match, matchPath, plainPath, type Row, rowFor } from '../table/match.ts';
import { authorize } from './authorize.ts';
import { invalid, readJson } from './body.ts';
import { isUnchanged } from './conditional.ts';
import { bearerToken } from './credentials.ts';
import { failureResponse, isForm, readForm, seeOther } from './form.ts';
import type { Result } from './idempotency.ts';
import { fieldProblems } from './issues.ts';
import { isLines, type Lines, linesBody } from './lines.ts';
import { answerHeaders } from './operation-headers.ts';
import { methodNotAllowed, Problem, type Recovery } from './problem.ts';
import { hasQuery, parseQuery } from './query.ts';
import { type Backend, run } from './run.ts';
import { stackTrace } from './stack-trace.ts';

/** Is told what goes wrong after the answer has begun. */
type Failed = (error: unknown) => void;

type Found = { row: Row; params: Match['params'] };

function findRow(request: Request, url: URL): Found {
  const match = matchPath(plainPath(url.pathname));
  if (!match)
    throw new Problem({
      code: 'endpoint_not_found',
      message: 'There is nothing at this path; /api/ lists every endpoint.',
      fallback: '/api/',
    });
  const row = rowFor(match, request.method);
  if (row?.kind !== 'operation') throw methodNotAllowed(match.rows);
  return { row, params: match.params };
}

function readQuery(row: Row, url: URL, where: Recovery): unknown {
  if (!hasQuery(row.id)) return undefined;
  const result = parseQuery(row.id, url.searchParams);
  if ('problems' in result) throw invalid(result.problems, where);
  return result.query;
}

/**
 * The query, with the token of the request as its `token`: the Authorization header wins, and one
 * that holds no token is still the one that was meant.
 */
function readTokenQuery(row: Row, url: URL, headers: Headers, where: Recovery): unknown {
  const header = row.access === 'audit_token' ? headers.get('authorization') : null;
  if (header === null) return readQuery(row, url, where);
  url.searchParams.delete('token');
  return { ...(readQuery(row, url, where) as object), token: bearerToken(header) ?? '' };
}

async function readBody(request: Request, row: Row, where: Recovery): Promise<unknown> {
  const schema = (bodies as Partial<Record<RouteId, z.ZodType>>)[row.id];
  if (!schema) return undefined;
  const input = isForm(request, row.id)
    ? await readForm(request, where)
    : await readJson(request, schema, where);
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error, schema, input), where);
  return parsed.data;
}

/**
 * The sealed answer; a payload that does not match its published schema is our fault, never the
 * caller's problem.
 */
function render(row: Row, { status, payload }: Result, request: Request): Response {
  const { last_modified = null, ...own } = payload as { last_modified?: string | null };
  const sealed = seal(own, { last_modified, breaking_changes_since: null });
  const schema = (responses as Partial<Record<RouteId, z.ZodType>>)[row.id];
  if (schema && !schema.safeParse(sealed).success)
    throw new TypeError(`the answer of ${row.id} does not match its schema`);
  const body = new TextEncoder().encode(JSON.stringify(sealed));
  const made = answerHeaders(row, sealed.content_hash);
  const asked = request.headers.get('if-none-match');
  if (made['ETag'] && isUnchanged(asked, null, { etag: made['ETag'] }))
    return new Response(null, { status: 304, headers: made });
  const headers = { ...made, 'Content-Length': String(body.byteLength) };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * The answer line by line; it may break off after its status was sent, which only the log can tell.
 */
function renderLines(
  row: Row,
  { status, payload }: { status: number; payload: Lines },
  head: boolean,
  failed: Failed,
) {
  const headers = answerHeaders(row, '');
  return new Response(head ? null : linesBody(payload, failed), { status, headers });
}

/** Whether a failure may be a guess: of a credential, or of what only some know. */
function isGuess(error: unknown, row: Row): boolean {
  return (
    error instanceof Problem &&
    (error.text.code === 'invalid_token' ||
      (error.text.code === 'audit_not_found' && row.access === 'public'))
  );
}

async function answer(request: Request, service: Backend, failed: Failed): Promise<Response> {
  const url = new URL(request.url);
  const found = findRow(request, url);
  try {
    return await answerRow(request, url, found, service, failed);
  } catch (error) {
    throw (isGuess(error, found.row) && (await service.failed?.())) || error;
  }
}

async function answerRow(
  request: Request,
  url: URL,
  { row, params }: Found,
  service: Backend,
  failed: Failed,
): Promise<Response> {
  authorize(row, request.headers, service.credentials);
  // A fallback is to be fetched, and not every path has a GET.
  const where = {
    fallback: service.snapshot.paths.includes(row.path) ? row.path : '/api/',
    suggested: '/openapi.json',
  };
  const query = readTokenQuery(row, url, request.headers, where);
  const body = await readBody(request, row, where);
  const result = await run({ row, request, input: { body, query, params }, service, where });
  const { status, payload } = result;
  if (isLines(payload))
    return renderLines(row, { status, payload }, request.method === 'HEAD', failed);
  return isForm(request, row.id) ? seeOther() : render(row, result, request);
}

function problemOf(error: unknown, requestId: string, service: Backend): Problem {
  if (error instanceof Problem) return error;
  service.log(`${requestId} ${stackTrace(error)}`);
  if (error instanceof StoreUnavailable)
    return new Problem(
      {
        code: 'store_unavailable',
        message:
          'The store did not confirm this. Send the same request again later, with the ' +
          'same Idempotency-Key.',
        fallback: '/api/status',
      },
      { 'Retry-After': '5' },
    );
  return new Problem({
    code: 'internal_error',
    message: 'Something went wrong here; try again later and name X-Request-Id if it stays.',
    fallback: '/api/status',
  });
}

/** Answers a request to an operation. Never throws: the one error boundary of the write side. */
export async function handle(request: Request, service: Backend): Promise<Response> {
  const requestId = randomUUID();
  let response: Response;
  try {
    response = await answer(request, service, (error) =>
      service.log(`${requestId} ${stackTrace(error)}`),
    );
  } catch (error) {
    const open = isOpen(new URL(request.url).pathname);
    response = failureResponse(
      problemOf(error, requestId, service),
      service.snapshot,
      request,
      open,
    );
  }
  response.headers.set('X-Request-Id', requestId);
  return response;
}
