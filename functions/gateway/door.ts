/**
 * The front door: what static files cannot do. A function of the request and of what stands behind
 * it; it knows neither Netlify nor Node.
 */
import { fileOf, hasTwin } from '../../src/files.ts';
import type { Sealed } from '../../src/surfaces/seal.ts';
import { PUBLIC_CORS, privateHeaders, SECURITY_HEADERS } from '../http/headers.ts';
import { methodNotAllowed, Problem, problemResponse } from '../http/problem.ts';
import {
  allowOf,
  fileOwner,
  isOpen,
  isShared,
  type Match,
  matchPath,
  pathnameOf,
  plainPath,
  type Row,
  rowFor,
} from '../table/match.ts';
import { isPage, pageOwner, shellOf } from '../table/pages.ts';
import { computed } from './computed.ts';
import { doorHeaders, withHeaders } from './headers.ts';
import { doorFile, notFound } from './not-found.ts';
import { pageAnswer, pageFile } from './page.ts';
import { passedOn } from './passed-on.ts';
import { readRow } from './read-row.ts';
import { readTwin } from './twin.ts';
import { timed, type Upstream } from './upstream.ts';

/** The path as the table writes it, or null when it is not valid UTF-8. */
function decodedPath(request: Request): string | null {
  try {
    return plainPath(decodeURI(pathnameOf(request)));
  } catch {
    return null;
  }
}

/**
 * Answers OPTIONS: what a browser may send from another origin. Private rows are for nobody's
 * pages.
 */
function preflight({ rows }: Match): Response {
  const allow = allowOf(rows);
  const open = rows.some(isShared);
  const cors = {
    ...PUBLIC_CORS,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers':
      'Accept, Content-Type, Idempotency-Key, If-Modified-Since, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return new Response(null, {
    status: 204,
    headers: { Allow: allow, ...SECURITY_HEADERS, ...(open ? cors : {}) },
  });
}

function refuseMethod(match: Match): never {
  const readable = match.param === null ? rowFor(match, 'GET') : undefined;
  throw methodNotAllowed(match.rows, readable?.path);
}

/** Headers of a file asked for by its name: its form is settled, so nothing varies by Accept. */
function fileHeaders(row: Row, path: string): Record<string, string> {
  return { ...doorHeaders(row, path.replace(/\.(json|md)$/, '')), Vary: 'Accept-Encoding' };
}

/**
 * A twin asked for by its name; made here, because only the text tells the tokens. Null when there
 * is none.
 */
async function twinAnswer(request: Request, path: string, match: Match, upstream: Upstream) {
  const [row] = match.rows;
  if (!row || !hasTwin(row)) return null;
  const made = await readTwin(upstream, fileOf(match.path, row.media));
  return (
    made && computed(request, { ...made, headers: { ...fileHeaders(row, path), ...made.headers } })
  );
}

/** An item asked for by its name: its tag and its date stand in it. Null when there is none. */
async function itemAnswer(request: Request, path: string, row: Row, upstream: Upstream) {
  const text = await upstream.read(path.slice(1));
  if (text === null) return null;
  const { content_hash: etag, last_modified: modified } = JSON.parse(text) as Sealed<object>;
  const headers = fileHeaders(row, path);
  return computed(request, { text, media: row.media, etag, modified, headers });
}

/** What an answer without headers of a row varies by. */
const BY_CODING = { Vary: 'Accept-Encoding' };

/** A page for one reader: read, and nothing else. */
async function shellAnswer(request: Request, upstream: Upstream): Promise<Response> {
  const methods = { Allow: allowOf([{ method: 'GET' }]) };
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...methods, ...SECURITY_HEADERS } });
  if (request.method === 'GET' || request.method === 'HEAD')
    return passedOn(request, await upstream.next(request), BY_CODING);
  const message =
    'This is a page for people; it is read with GET. /api/ lists what programs may call.';
  throw new Problem(
    { code: 'method_not_allowed', message, fallback: '/api/', suggested: '/openapi.json' },
    methods,
  );
}

/** A path that is no row's: a file by its name (`/api/profile.md`), or nothing. */
async function otherPath(request: Request, path: string, upstream: Upstream): Promise<Response> {
  if (shellOf(path)) return shellAnswer(request, upstream);
  const file = fileOwner(path);
  const row = file?.rows[0];
  const page = pageOwner(path);
  const owner = file ?? page;
  if (owner && request.method === 'OPTIONS') return preflight(owner);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (owner) refuseMethod(owner);
    return notFound(request, path, null, upstream);
  }
  if (isPage(path))
    return (await pageAnswer(request, path, upstream)) ?? notFound(request, path, null, upstream);
  if (file && path.endsWith('.md'))
    return (
      (await twinAnswer(request, path, file, upstream)) ?? notFound(request, path, file, upstream)
    );
  if (page)
    return (await pageFile(request, path, upstream)) ?? notFound(request, path, null, upstream);
  if (row && file.param !== null)
    return (
      (await itemAnswer(request, path, row, upstream)) ?? notFound(request, path, file, upstream)
    );
  // A page that stands for every value has no file of such a name, whatever a host makes of it.
  if (shellOf(path.replace(/\.\w+$/, ''))) return notFound(request, path, null, upstream);
  const response = await upstream.next(request);
  if (response.status === 404 || response.headers.has('x-error-code'))
    return notFound(request, path, file, upstream);
  return passedOn(request, response, row ? fileHeaders(row, path) : BY_CODING);
}

/**
 * The request by the path that is known behind the door, where the caller escaped what needs no
 * escape: `/api/%70rofile`.
 */
function plainRequest(request: Request, url: URL, path: string): Request {
  return url.pathname.includes('%')
    ? new Request(new URL(`${encodeURI(path)}${url.search}`, url), request)
    : request;
}

/** What a function answers; there may be files alone. */
async function functionAnswer(
  request: Request,
  path: string,
  upstream: Upstream,
): Promise<Response> {
  const response = await upstream.next(request);
  const isNothing = response.status === 404 && !response.headers.has('content-type');
  return isNothing ? notFound(request, path, null, upstream) : response;
}

async function answer(request: Request, upstream: Upstream): Promise<Response> {
  const path = decodedPath(request);
  if (path === null) return notFound(request, '', null, upstream);
  const match = matchPath(path);
  if (!match) return otherPath(request, path, upstream);
  if (request.method === 'OPTIONS') return preflight(match);
  // What is wrong with a request there is told in the words of its protocol.
  if (match.rows.some(({ protocol }) => protocol)) return functionAnswer(request, path, upstream);
  const row = rowFor(match, request.method);
  if (!row) refuseMethod(match);
  const url = new URL(request.url);
  const asked = plainRequest(request, url, path);
  return row.kind === 'operation'
    ? functionAnswer(asked, path, upstream)
    : readRow({ request: asked, url, path, row, match, upstream });
}

/**
 * Answers a request, or lets what stands behind the door answer it. Problems are rendered here; a
 * fault is thrown on, so that the platform can go round the door. `Server-Timing` tells the door's
 * own time in milliseconds.
 */
export async function door(request: Request, upstream: Upstream): Promise<Response> {
  const start = performance.now();
  const { upstream: counted, waited } = timed(upstream);
  let response: Response;
  try {
    response = await answer(request, counted);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    response = problemResponse(
      error,
      await doorFile(counted),
      request.method,
      isOpen(pathnameOf(request)),
    );
  }
  const own = Math.max(0, performance.now() - start - waited()).toFixed(2);
  const path = decodedPath(request) ?? '';
  return withHeaders(response, { ...privateHeaders(path), 'Server-Timing': `door;dur=${own}` });
}
