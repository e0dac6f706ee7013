/** The way of a request to an operation and back, once for all operations. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { StoreUnavailable } from '../store/store.ts';
import {
  isOpen,
  type Match,
  matchPath,
  pathnameOf,
  plainPath,
  type Row,
  rowFor,
} from '../table/match.ts';
import { authorize } from './authorize.ts';
import { invalid, readJson } from './body.ts';
import { bearerToken } from './credentials.ts';
import { failureResponse, isForm, readForm, seeOther, THANKS } from './form.ts';
import { type Ignored, ignoredMembers, ignoredParameters } from './ignored.ts';
import { fieldProblems } from './issues.ts';
import { isLines } from './lines.ts';
import { contractPath, methodNotAllowed, Problem, type Recovery } from './problem.ts';
import { hasQuery, parametersOf, parseQuery } from './query.ts';
import { isText, render, renderLines, renderText } from './render.ts';
import { type Backend, run } from './run.ts';
import { schemasOf } from './schemas.ts';
import { stackTrace } from './stack-trace.ts';

type Found = { row: Row; params: Match['params'] };

function findRow(request: Request): Found {
  const match = matchPath(plainPath(pathnameOf(request)));
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

/**
 * The query, with the token of the request as its `token`: the Authorization header wins, and one
 * that holds no token is still the one that was meant.
 */
function readQuery(row: Row, { url, headers }: Request, where: Recovery): unknown {
  if (!hasQuery(row.id)) return undefined;
  const { searchParams } = new URL(url);
  const header = row.access === 'audit_token' ? headers.get('authorization') : null;
  if (header !== null) searchParams.delete('token');
  const result = parseQuery(row.id, searchParams);
  if ('problems' in result) throw invalid(result.problems, where);
  return header === null ? result.query : { ...result.query, token: bearerToken(header) ?? '' };
}

/** Parameters that the row does not take, but for the token that stands in a header as well. */
function unusedParameters({ url }: Request, row: Row): Ignored[] {
  if (!url.includes('?')) return [];
  return ignoredParameters(new URL(url).searchParams.keys(), parametersOf(row.id));
}

async function readBody(
  request: Request,
  row: Row,
  schema: z.ZodType | undefined,
  where: Recovery,
): Promise<{ body: unknown; ignored: Ignored[] }> {
  if (!schema) return { body: undefined, ignored: [] };
  const input = isForm(request, row.id)
    ? await readForm(request, where)
    : await readJson(request, schema, where);
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error, schema, input), where);
  return { body: parsed.data, ignored: ignoredMembers(input, schema) };
}

/**
 * What an answer tells its sender that was stored: the members of the body, null where left out.
 */
function storedOf(row: Row, schema: z.ZodObject | undefined, body: unknown): { stored?: object } {
  if (!row.echoes || !schema) return {};
  const given = body as Record<string, unknown>;
  return {
    stored: Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, given[name] ?? null]),
    ),
  };
}

/** Whether a failure may be a guess: of a credential, or of what only some know. */
function isGuess(error: unknown, row: Row): boolean {
  return (
    error instanceof Problem &&
    (error.text.code === 'invalid_token' ||
      (error.text.code === 'audit_not_found' && row.access === 'public'))
  );
}

async function answerRow(
  request: Request,
  { row, params }: Found,
  service: Backend,
  requestId: string,
): Promise<Response> {
  authorize(row, request, service.credentials);
  // A fallback is to be fetched, and not every path has a GET.
  const where = {
    fallback: service.snapshot.paths.includes(row.path) ? row.path : '/api/',
    suggested: row.method === 'GET' ? '/api/' : contractPath(row),
    contract: row.id,
  };
  const query = readQuery(row, request, where);
  const schemas = await schemasOf(row);
  const { body, ignored } = await readBody(request, row, schemas.body, where);
  const result = await run({ row, request, input: { body, query, params }, service, where });
  const { status, payload } = result;
  // Given at once: headers that are read again cost more than the rest of an answer.
  const own = { 'X-Request-Id': requestId };
  if (isLines(payload))
    return renderLines(row, { status, payload }, request.method === 'HEAD', own, (error) =>
      service.log(`${requestId} ${stackTrace(error)}`),
    );
  if (isText(payload)) return renderText(row, { status, payload }, request.method === 'HEAD', own);
  if (isForm(request, row.id)) return seeOther(THANKS, own);
  const left = [...unusedParameters(request, row), ...ignored];
  const added = {
    ...storedOf(row, schemas.body, body),
    ...(left.length > 0 ? { ignored: left } : {}),
  };
  return render(row, schemas.response, result, request, own, added);
}

async function answer(request: Request, service: Backend, requestId: string): Promise<Response> {
  const found = findRow(request);
  try {
    return await answerRow(request, found, service, requestId);
  } catch (error) {
    throw (isGuess(error, found.row) && (await service.failed?.())) || error;
  }
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
  try {
    return await answer(request, service, requestId);
  } catch (error) {
    const problem = problemOf(error, requestId, service);
    problem.headers['X-Request-Id'] = requestId;
    return failureResponse(problem, service.snapshot, request, isOpen(pathnameOf(request)));
  }
}
