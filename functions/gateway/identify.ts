/** The step `identify` of the gateway: what stands at a path, and whether the method fits. */
import { hasTwin } from '../../src/files.ts';
import type { Ignored } from '../http/ignored.ts';
import { methodNotAllowed } from '../http/problem.ts';
import { preflightHeaders } from '../steps/headers.ts';
import type { Answer, Exchange } from '../steps/steps.ts';
import {
  allowOf,
  decodedPath,
  fileOwner,
  filled,
  isShared,
  type Match,
  matchPath,
  type NamedRoute,
  pageOwner,
  routeFor,
  routeOf,
  shellOf,
} from '../table/match.ts';
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
  url: URL;
  /** When the gateway was asked, in milliseconds. */
  start: number;
  // identify
  /** Decoded and without trailing slash; empty where it is not valid UTF-8. */
  path: string;
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

/** A page for one reader: what it shows is read with a credential. */
const FOR_ONE_READER = filled([routeOf('getAudit')], { slug: '' });

export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** The target of a read at a path that is none of the table, with the route of a file there. */
function targetOf(path: string, file: Match | null): Target {
  const route = file?.routes[0];
  if (route && path.endsWith('.md')) return hasTwin(route) ? 'named' : 'nothing';
  if (file && file.param !== null) return 'named';
  // A page that stands for every value has no file of such a name, whatever a host makes of it.
  return path.includes('.') && shellOf(path.replace(/\.\w+$/, '')) ? 'nothing' : 'file';
}

/**
 * The step. A page, or a file by its name, has the methods of the route that it is of; what is
 * wrong with a request to a protocol is told in its words. Throws method_not_allowed.
 */
export function identify(read: Read): Answer | undefined {
  const { request, url } = read;
  const { method } = request;
  const path = decodedPath(request);
  Object.assign(read, { path: path ?? '', match: null, target: 'nothing' });
  if (path === null) return undefined;
  const match = matchPath(path);
  const file = match ?? fileOwner(path);
  const page = file ? null : pageOwner(path);
  const owner = file ?? page ?? (shellOf(path) ? FOR_ONE_READER : null);
  if (owner && method === 'OPTIONS') {
    const headers = preflightHeaders(allowOf(owner.routes), owner.routes.some(isShared));
    return { status: 204, body: null, headers };
  }
  const route = routeFor(owner, method);
  const isProtocol = owner?.routes.some(({ protocol }) => protocol) ?? false;
  if (owner && !isProtocol && !route) throw methodNotAllowed(owner);
  Object.assign(read, { match: file, route: file ? route : undefined });
  if (match) read.target = isProtocol || route?.kind === 'operation' ? 'function' : 'static';
  else if (isRead(method)) read.target = page ? 'page' : targetOf(path, file);
  // Where the caller escaped what needs no escape: `/api/%70rofile`.
  if (match && !isProtocol && url.pathname.includes('%'))
    read.asked = new Request(new URL(`${encodeURI(path)}${url.search}`, url), request);
  return undefined;
}
