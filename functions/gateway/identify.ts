/** The step `identify` of the gateway: what stands at a path, and whether the method fits. */
import { hasTwin, partsOf } from '../../src/files.ts';
import type { Ignored } from '../http/ignored.ts';
import { methodNotAllowed } from '../http/problem.ts';
import { preflightHeaders } from '../steps/headers.ts';
import type { Answer, Exchange } from '../steps/steps.ts';
import type { Match, NamedRoute } from '../table/match.ts';
import { allowOf, decodedPath, isShared, placeAt, routeFor, shellOf } from '../table/match.ts';
import type { Upstream } from './upstream.ts';

/**
 * What is asked for: a static route; what a function answers; a page for people, or its Markdown by
 * name; the twin of a route, or an item of one, by its name; any other file, as the page for one
 * reader; nothing.
 */
export type Target = 'static' | 'function' | 'page' | 'named' | 'file' | 'nothing';

/** A request at the gateway. A member is there from the step on that sets it. */
export type Read = Exchange & {
  upstream: Upstream;
  /** When the gateway was asked, in milliseconds. */
  start: number;
  // identify
  /** Decoded and without trailing slash; empty where it is not valid UTF-8. */
  path: string;
  search: string;
  /** The request by that path, for what stands behind the gateway. */
  asked: Request;
  target: Target;
  match: Match | null;
  route: NamedRoute | undefined;
  // validate: null where the route takes no query or none is given; what was not used of it
  query: Record<string, unknown> | null;
  ignored: readonly Ignored[];
};

/** One at a path of the table, or at a file of one of its routes. */
export type Routed = Read & { match: Match; route: NamedRoute };

export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** What a read asks for: at a path of the table a function answers, or there is a file. */
function targetOf(path: string, at: Match | null, route: NamedRoute | undefined): Target {
  // A page that stands for every value has no file of such a name, whatever a host makes of it.
  if (!at && path.includes('.')) return shellOf(path.replace(/\.\w+$/, '')) ? 'nothing' : 'file';
  if (at?.of === 'page') return 'page';
  if (at?.of !== 'file') return 'file';
  if (path.endsWith('.md')) return route && hasTwin(route) ? 'named' : 'nothing';
  return at.param === null ? 'file' : 'named';
}

/**
 * The step. A page, or a file by its name, has the methods of the route that it is of; what is
 * wrong with a request to a protocol is told in its words. Throws method_not_allowed.
 */
export function identify(read: Read): Answer | undefined {
  const { request } = read;
  const path = decodedPath(request);
  const [sent, search] = partsOf(request);
  Object.assign(read, { path: path ?? '', search, match: null, target: 'nothing' });
  if (path === null) return undefined;
  const at = placeAt(path);
  if (at && request.method === 'OPTIONS') {
    const headers = preflightHeaders(allowOf(at.routes), at.routes.some(isShared));
    return { status: 204, body: null, headers };
  }
  const route = routeFor(at, request.method);
  const isProtocol = at?.routes.some(({ protocol }) => protocol) ?? false;
  if (at && !isProtocol && !route) throw methodNotAllowed(at);
  if (at?.of === 'path' || at?.of === 'file') Object.assign(read, { match: at, route });
  if (at?.of === 'path')
    read.target = isProtocol || route?.kind === 'operation' ? 'function' : 'static';
  else if (isRead(request.method)) read.target = targetOf(path, at, route);
  // Where the caller escaped what needs no escape: `/api/%70rofile`.
  if (at?.of === 'path' && !isProtocol && sent.includes('%'))
    read.asked = new Request(new URL(`${encodeURI(path)}${search}`, request.url), request);
  return undefined;
}
