/** All headers of every place: who may read an answer, how long it is kept, where the rest is. */
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { once } from '../../src/once.ts';
import { routes } from '../../src/routes.ts';
import type { FileEntry, GatewayFile } from '../../src/surfaces/files-index.ts';
import { isPublicRead, type NamedRoute, routeOf } from '../table/match.ts';

/** On every answer. Pages need style, script, images and fonts of their own and nothing else. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** On public answers: any page may read them, and see the headers that tell freshness. */
export const PUBLIC_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Last-Modified, Link, Retry-After, X-Content-Hash, X-Markdown-Tokens, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** On what is not for search engines, and whose address is told to nobody. */
const UNLISTED = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' } as const;

/** Pages for one reader: an audit's recipient, the owner. Their paths, and everything below. */
export const PRIVATE_PAGES = ['/audits', '/admin'] as const;

/** On private pages and secret addresses: kept nowhere, found by nobody, told to nobody. */
export const PRIVATE_PAGE_HEADERS = { 'Cache-Control': 'private, no-store', ...UNLISTED } as const;

/** On private answers: besides, no other page may read them. */
const PRIVATE = { ...PRIVATE_PAGE_HEADERS, 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** A CV that nothing leads to, in any form. */
const UNLISTED_CV = /^(\/api)?\/cvs\/[0-9a-f]{32}(?![^./])/;

/** What an answer at a decoded path without trailing slash carries beside the rest. */
export function privatePageHeaders(path: string): Record<string, string> {
  if (PRIVATE_PAGES.some((page) => `${path}/`.startsWith(`${page}/`))) return PRIVATE_PAGE_HEADERS;
  return UNLISTED_CV.test(path) ? UNLISTED : {};
}

/** Always ask whether it changed; the answer is 304 most of the time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Of files whose name tells their content: kept for good. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const decided = (cache: string, who: object): Readonly<Record<string, string>> => ({
  'Cache-Control': cache,
  ...SECURITY_HEADERS,
  ...who,
});
const [KEPT, OPEN] = [decided(REVALIDATE, PUBLIC_CORS), decided('no-store', PUBLIC_CORS)];
const CLOSED = decided('no-store', PRIVATE);

/** Headers by who may read it, all (`open`) or who has a credential, and whether it is kept. */
export const headersFor = (open: boolean, isKept: boolean) =>
  open ? (isKept ? KEPT : OPEN) : CLOSED;

/** On public statistics: the CDN may keep them for a minute. */
const STATISTICS = { 'Netlify-CDN-Cache-Control': 'public, s-maxage=60, must-revalidate' } as const;

/** Headers of a success of an operation. */
export const operationHeaders = once((route: NamedRoute): Readonly<Record<string, string>> => {
  const isRead = isPublicRead(route) && !route.secret;
  return {
    ...headersFor(route.access === 'public', isRead),
    ...(route.markdown ? BY_FORM : isRead ? BY_CODING : {}),
    ...(route.secret ? PRIVATE_PAGE_HEADERS : {}),
    // What the owner takes back of an audit is gone at once.
    ...(isRead ? (route.group === 'audits' ? UNLISTED : STATISTICS) : {}),
  };
});

/** Headers of an answer to OPTIONS: what a browser may send from another origin. */
export const preflightHeaders = (allow: string, open: boolean): Record<string, string> => ({
  Allow: allow,
  ...SECURITY_HEADERS,
  ...(open && {
    ...PUBLIC_CORS,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers':
      'Accept, Content-Type, Idempotency-Key, If-Modified-Since, If-None-Match',
    'Access-Control-Max-Age': '86400',
  }),
});

/** Where the descriptions of the service are (RFC 8288). */
const SERVICE_LINKS = [
  `<${routes.getApiCatalog.path}>; rel="api-catalog"; type="application/linkset+json"`,
  `<${routes.getOpenApi.path}>; rel="service-desc"; type="application/json"`,
  `<${routes.getSkillMd.path}>; rel="service-doc"; type="text/plain"`,
  `<${routes.getLlmsTxt.path}>; rel="describedby"; type="text/plain"`,
  `<${routes.getAiCatalog.path}>; rel="ai-catalog"; type="application/ai-catalog+json"`,
].join(', ');

const alternate = (path: string, type: string) => `<${path}>; rel="alternate"; type="${type}"`;
const linked = (alternates: string[]) => [SERVICE_LINKS, ...alternates].join(', ');

/** What varies by nothing but its coding. */
export const BY_CODING = { Vary: 'Accept-Encoding' };
const BY_FORM = { Vary: 'Accept, Accept-Encoding' };

/** On a signed build: the list of digests, and the key that signs it. */
export const signedLink = ({ signed_by, signatures_url }: Partial<GatewayFile>): string[] =>
  signed_by
    ? [`<${signatures_url}>; rel="signatures"; type="application/json"; signed_by="${signed_by}"`]
    : [];

/** The forms of a route, its own first. Texts that are Markdown may be called so. */
export function formsOf(route: NamedRoute): [string, ...string[]] {
  if (route.path === '/') return ['text/plain', 'text/html', 'text/markdown', 'application/json'];
  const isMarkdown = hasTwin(route) || route.path.endsWith('.md');
  return [route.media, ...(isMarkdown ? ['text/markdown'] : [])];
}

function headersAt(route: NamedRoute, path: string): Record<string, string> {
  const twin = hasTwin(route)
    ? [alternate(`/${encodeURI(twinOf(fileOf(path, route.media)))}`, 'text/markdown')]
    : [];
  const home = [alternate('/home/', 'text/html'), alternate('/index.md', 'text/markdown')];
  return {
    Link: linked([...twin, ...(route.path === '/' ? home : [])]),
    ...(formsOf(route).length > 1 ? BY_FORM : BY_CODING),
  };
}

const headersOf = once((route: NamedRoute) => headersAt(route, route.path));

/** `Link` and `Vary` of a static route; `path` is the one asked for, its parameter filled in. */
export const readHeaders = (route: NamedRoute, path: string): Record<string, string> =>
  path === route.path ? headersOf(route) : headersAt(route, path);

/** The same for a file asked for by its name: its form is settled. */
export const namedFileHeaders = (route: NamedRoute, path: string): Record<string, string> => ({
  ...readHeaders(route, path.replace(/\.(json|md)$/, '')),
  ...BY_CODING,
});

/** `Link` and `Vary` of a page for people, and of its Markdown by name. */
export const pageHeaders = (path: string): Record<string, string> => ({
  Link: linked([alternate(encodeURI(path.replace(/(\.md)?$/, '.md')), 'text/markdown')]),
  ...(path.endsWith('.md') ? BY_CODING : BY_FORM),
});

/** HTTP-date of an ISO 8601 timestamp (RFC 9110, section 5.6.7). */
export const httpDate = (timestamp: string): string => new Date(timestamp).toUTCString();

/** Headers of one published file: tag, date, and what a foreign format may not hold. */
export const fileHeaders = ({ id, etag, modified }: FileEntry): Record<string, string> => ({
  ETag: `"${etag}"`,
  ...(modified ? { 'Last-Modified': httpDate(modified) } : {}),
  ...(hasTwin(routeOf(id)) ? {} : { 'X-Content-Hash': etag, 'X-Schema-Version': '1.0' }),
});
