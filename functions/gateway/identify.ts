/** The step `identify` of the gateway: what stands at a path, and whether the method fits. */
import { hasTwin } from '../../src/files.ts';
import type { Ignored } from '../http/ignored.ts';
import { methodNotAllowed, OWNERS, Problem } from '../http/problem.ts';
import { preflightHeaders } from '../steps/headers.ts';
import type { Answer, Exchange } from '../steps/steps.ts';
import {
  allowOf,
  decodedPath,
  fileOwner,
  isShared,
  type Match,
  matchPath,
  type NamedRoute,
  pageOwner,
  routeFor,
  shellOf,
} from '../table/match.ts';
import type { Upstream } from './upstream.ts';

/**
 * What is asked for: a static route; what a function answers; a page for people, or its Markdown by
 * name; the twin of a route, or an item of one, by its name; any other file, as the page for one
 * reader; nothing.
 */
export type Target =
  | 'static'
  | 'function'
  | 'page'
  | 'page-markdown'
  | 'named'
  | 'file'
  | 'nothing';

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

/** The answer to OPTIONS; private routes are for nobody's pages. */
const preflight = (routes: readonly Pick<NamedRoute, 'method'>[], open: boolean): Answer => ({
  status: 204,
  body: null,
  headers: preflightHeaders(allowOf(routes), open),
});
const optionsOf = ({ routes }: Match): Answer => preflight(routes, routes.some(isShared));

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** A path of the table. What is wrong with a request to a protocol is told in its words. */
function atRoutes(read: Read, match: Match): Answer | undefined {
  const { request, url, path } = read;
  if (request.method === 'OPTIONS') return optionsOf(match);
  const route = routeFor(match, request.method);
  const isProtocol = match.routes.some(({ protocol }) => protocol);
  if (!isProtocol && !route) throw methodNotAllowed(match);
  read.route = route;
  read.target = isProtocol || route?.kind === 'operation' ? 'function' : 'static';
  // Where the caller escaped what needs no escape: `/api/%70rofile`.
  if (!isProtocol && url.pathname.includes('%'))
    read.asked = new Request(new URL(`${encodeURI(path)}${url.search}`, url), request);
  return undefined;
}

/** A page for one reader: read, and nothing else. */
function atShell(read: Read): Answer | undefined {
  const { method } = read.request;
  const routes = [{ method: 'GET' as const }];
  read.target = 'file';
  if (method === 'OPTIONS') return preflight(routes, false);
  if (isRead(method)) return undefined;
  const message =
    'This is a page for people; it is read with GET. /api/ lists what programs may call.';
  throw new Problem('method_not_allowed', message, OWNERS, { Allow: allowOf(routes) });
}

/** A page, or a file by its name: their methods are those of the route that they are of. */
function atFile(read: Read, path: string): Answer | undefined {
  const { method } = read.request;
  const file = fileOwner(path);
  const owner = file ?? pageOwner(path);
  if (owner && method === 'OPTIONS') return optionsOf(owner);
  if (owner && !isRead(method)) throw methodNotAllowed(owner);
  if (!isRead(method)) return undefined;
  const isMarkdown = path.endsWith('.md');
  const route = file?.routes[0];
  Object.assign(read, { match: file, route });
  if (owner && !file) read.target = isMarkdown ? 'page-markdown' : 'page';
  else if (route && isMarkdown) read.target = hasTwin(route) ? 'named' : 'nothing';
  else if (file && file.param !== null) read.target = 'named';
  // A page that stands for every value has no file of such a name, whatever a host makes of it.
  else if (!shellOf(path.replace(/\.\w+$/, ''))) read.target = 'file';
  return undefined;
}

/** The step. Throws method_not_allowed. */
export function identify(read: Read): Answer | undefined {
  const path = decodedPath(read.request);
  const match = path === null ? null : matchPath(path);
  Object.assign(read, { path: path ?? '', match, target: 'nothing' });
  if (path === null) return undefined;
  if (match) return atRoutes(read, match);
  return shellOf(path) ? atShell(read) : atFile(read, path);
}
