/** The way of a request to an operation and back, once for all operations. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { RouteId } from '../../src/routes.ts';
import { bodies, responses } from '../../src/schemas/payloads.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';
import { isOpen, type Match, matchPath, plainPath, type Row, rowFor } from '../table/match.ts';
import { authorize } from './authorize.ts';
import { invalid, readJson } from './body.ts';
import { isUnchanged } from './conditional.ts';
import { bearerToken, type Credentials } from './credentials.ts';
import { failureResponse, isForm, readForm, seeOther } from './form.ts';
import { claimKey, idempotencyHeader, keepResult, type Result } from './idempotency.ts';
import { type Ignored, ignoredMembers, ignoredParameters } from './ignored.ts';
import { fieldProblems } from './issues.ts';
import { isLines, type Lines, linesBody } from './lines.ts';
import { answerHeaders } from './operation-headers.ts';
import { contractPath, methodNotAllowed, Problem, type Recovery } from './problem.ts';
import { hasQuery, parametersOf, parseQuery } from './query.ts';
import { recordId } from './record-id.ts';
import { stackTrace } from './stack-trace.ts';

/** What a call is to an operation, whatever it asks for. */
export type Call = {
  /**
   * Time of this call, ISO 8601 in UTC with milliseconds; of the first call when it is repeated.
   */
  at: string;
  /** Time of this very call, when it repeats an earlier one; else the same as `at`. */
  now: string;
  /** An id for a new record, the same again when the call is repeated. */
  id: () => string;
  /** Which variables of the environment are set, by name. */
  configuration: Record<string, boolean>;
};

/** What requests are answered from. The operations get the rest of it, whatever else there is. */
export type Backend = {
  /** The operation of each row, for validated input. */
  operations: Partial<Record<RouteId, (input: never, given: never) => Promise<object>>>;
  stores: Stores;
  /** The base URL, what each row takes, and every path that a reader can fetch. */
  snapshot: ProblemSite & { paths: readonly string[] };
  now: () => Date;
  webhook: unknown;
  /** What opens the private rows. */
  credentials: Credentials;
  /** One line for the operator, never with anything that a caller sent. */
  log: (line: string) => void;
};

/** Is told what goes wrong after the answer has begun. */
type Failed = (error: unknown) => void;

function findRow(request: Request, url: URL): { row: Row; params: Match['params'] } {
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

async function readBody(
  request: Request,
  row: Row,
  where: Recovery,
): Promise<{ body: unknown; ignored: Ignored[] }> {
  const schema = (bodies as Partial<Record<RouteId, z.ZodType>>)[row.id];
  if (!schema) return { body: undefined, ignored: [] };
  const input = isForm(request, row.id)
    ? await readForm(request, where)
    : await readJson(request, schema, where);
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error, schema, input), where);
  return { body: parsed.data, ignored: ignoredMembers(input, schema) };
}

/** What an answer tells its sender that was stored: the members of the body, null where left out. */
function storedOf(row: Row, body: unknown): { stored?: object } {
  const schema = (bodies as Partial<Record<RouteId, z.ZodObject>>)[row.id];
  if (!row.echoes || !schema) return {};
  const given = body as Record<string, unknown>;
  return {
    stored: Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, given[name] ?? null]),
    ),
  };
}

/** Which variables are set, never their values. */
function configurationOf({ credentials, webhook }: Backend): Record<string, boolean> {
  return {
    ACCESS_TOKENS: credentials.bearers.length > 0,
    AUDIT_ADMIN_KEY: credentials.adminKey !== null,
    CONTACT_WEBHOOK_URL: webhook !== null,
  };
}

/** Runs an operation, under an Idempotency-Key where there is one. */
async function run(
  row: Row,
  request: Request,
  input: { body: unknown; query: unknown; params: Match['params'] },
  service: Backend,
  where: Recovery,
): Promise<Result> {
  const operation = service.operations[row.id] as (
    input: unknown,
    given: Omit<Backend, 'now'> & Call,
  ) => Promise<object>;
  const started = service.now().toISOString();
  const execute = async (at: string, id: () => string): Promise<Result> => ({
    status: row.status,
    payload: await operation(input, {
      ...service,
      at,
      now: started,
      id,
      configuration: configurationOf(service),
    }),
  });
  const key = row.stores ? idempotencyHeader(request, where) : null;
  if (key === null) return execute(started, () => recordId(started, randomUUID()));
  const store = service.stores.open('idempotency');
  const credential =
    request.headers.get('authorization') ?? request.headers.get('x-admin-key') ?? '';
  // The same body to another item is another request.
  const asked =
    Object.keys(input.params).length === 0
      ? input.body
      : { body: input.body, params: input.params };
  const { hash, claim, result } = await claimKey(
    store,
    { route: row.id, credential, key },
    asked,
    started,
    where,
  );
  if (result) return result;
  const made = await execute(claim.at, () => recordId(claim.at, hash));
  if (!row.once) await keepResult(store, hash, made);
  return made;
}

/**
 * The sealed answer; a payload that does not match its published schema is our fault, never the
 * caller's problem.
 */
function render(row: Row, { status, payload }: Result, request: Request, added: object): Response {
  const { last_modified = null, ...own } = payload as { last_modified?: string | null };
  const sealed = seal({ ...own, ...added }, { last_modified, breaking_changes_since: null });
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

async function answer(request: Request, service: Backend, failed: Failed): Promise<Response> {
  const url = new URL(request.url);
  const { row, params } = findRow(request, url);
  authorize(row, request.headers, service.credentials);
  // A fallback is to be fetched, and not every path has a GET.
  const where = {
    fallback: service.snapshot.paths.includes(row.path) ? row.path : '/api/',
    suggested: row.method === 'GET' ? '/api/' : contractPath(row),
    contract: row.id,
  };
  const query = readTokenQuery(row, url, request.headers, where);
  const unused = ignoredParameters(url.searchParams.keys(), parametersOf(row.id));
  const { body, ignored } = await readBody(request, row, where);
  const result = await run(row, request, { body, query, params }, service, where);
  const { status, payload } = result;
  const left = [...unused, ...ignored];
  const added = { ...storedOf(row, body), ...(left.length > 0 ? { ignored: left } : {}) };
  if (isLines(payload))
    return renderLines(row, { status, payload }, request.method === 'HEAD', failed);
  return isForm(request, row.id) ? seeOther() : render(row, result, request, added);
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
