/** What is remembered of a call: no address, no query, no credential, no User-Agent text. */
import { pages, type Route, type RouteId, routes } from '../../src/routes.ts';
import { decodedPath, placeAt, routeFor } from '../table/match.ts';
import type { Classify } from './agent.ts';

/** A row of the table; a page for people; `other`: a wrong path, whose text is not kept. */
export type EventRoute = RouteId | 'page' | `page-${string}` | 'other';

export const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'OTHER'] as const;
export type EventMethod = (typeof METHODS)[number];

/** A call as it came, held in memory until its event is made. */
export type Call = {
  route: EventRoute;
  method: EventMethod;
  status: number;
  userAgent: string | null | undefined;
  referrer: string | null | undefined;
  /** Host of this service as the caller named it: a link from here to here is no referrer. */
  host: string | null | undefined;
  /** ISO 3166 code that the platform tells, or null. */
  country: string | null;
};

/** What a page is called: `/projects/{slug}` is `page-projects-slug`. */
const pageRoute = (page: string): `page-${string}` =>
  `page${page.replace(/[^a-z]+/g, '-').replace(/-$/, '')}` as `page-${string}`;

const pagesByRoute = new Map<string, string>(pages.map(({ path }) => [pageRoute(path), path]));

/** The page that is called so; null for any other route. */
export const pageOfRoute = (route: string): string | null => pagesByRoute.get(route) ?? null;

/** What a request asks for, or null where the gateway does not stand. */
function routeOf(request: Request): EventRoute | null {
  const path = decodedPath(request);
  if (path === null) return 'other';
  const at = placeAt(path);
  if (at?.of === 'page') return at.page === '/' ? 'getHome' : pageRoute(at.page);
  if (at && at.of !== 'shell') return (routeFor(at, request.method) ?? at.routes[0])?.id ?? 'other';
  return /^\/(api|\.well-known)(\/|$)/.test(path) ? 'other' : null;
}

type Told = (header: 'referer' | 'user-agent') => string | null | undefined;

/**
 * The call of a request that was answered with `status`, or null where nobody counts; `told` knows
 * its headers where they are at hand.
 */
export function callOf(
  request: Request,
  status: number,
  country: string | null = null,
  told: Told = (name) => request.headers.get(name),
): Call | null {
  const route = routeOf(request);
  if (route === null) return null;
  const referrer = told('referer');
  return {
    route,
    method: METHODS.find((known) => known === request.method) ?? 'OTHER',
    status,
    userAgent: told('user-agent'),
    referrer,
    host: referrer ? new URL(request.url).host : null,
    country,
  };
}

/** MCP clients come with the User-Agent of their library: there the path tells what they are. */
const isMcp = (route: string) =>
  (routes as Partial<Record<string, Route>>)[route]?.protocol === 'mcp';

/** Longer headers are not looked at; browsers send no more than this from one site to another. */
const LONGEST_HEADER_CHARS = 2000;

/** Names with a top-level domain of letters: neither an address nor a machine at home. */
const PUBLIC_NAME = new RegExp(
  '^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?\\.){1,6}' +
    '(?:[a-z]{2,24}|xn--[a-z0-9-]{2,30})$',
);

/** Top-level names that no public site has (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|test|invalid|home\.arpa)$/;

/**
 * The host of a Referer header where that is a public name, or null; nothing else of it. `own` is
 * this service's own host, maybe with a port.
 */
export function referrerHost(header: string | null | undefined, own: string | null | undefined) {
  if (!header || header.length > LONGEST_HEADER_CHARS || !/^https?:\/\//i.test(header)) return null;
  const host = URL.parse(header)?.hostname;
  if (!host || !PUBLIC_NAME.test(host) || PRIVATE_NAME.test(host)) return null;
  return host === own?.replace(/:\d+$/, '').toLowerCase() ? null : host;
}

export type CallEvent = ReturnType<typeof eventOf>;

/** The event of a call; its agent is a name of the table of known ones. */
export function eventOf(call: Call, classify: Classify) {
  const { route, method, status, userAgent, referrer, host, country } = call;
  const { family, name } = classify(userAgent);
  const library = family === 'http_library' || family === 'unknown';
  return {
    route,
    method,
    status,
    family: library && isMcp(route) ? 'mcp_client' : family,
    agent: name,
    referrer: referrerHost(referrer, host),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}
