/**
 * Headers of static answers, for every place that serves them: the CDN (through _headers) and
 * standalone.
 */
import { routes } from '../../src/routes.ts';
import type { FileEntry } from '../../src/surfaces/files-index.ts';

/** On every answer. Pages need style, script, images and fonts of their own and nothing else. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** Pages for one reader: an audit's recipient, the owner. Their paths, and everything below. */
export const PRIVATE_PAGES = ['/audits', '/admin'] as const;

/** On private pages: kept nowhere, found by nobody, and their address is not passed on. */
export const PRIVATE_PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * What an answer at a path carries beside the rest: `path` is decoded and without trailing slash.
 */
export function privateHeaders(path: string): Record<string, string> {
  return PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
    ? PRIVATE_PAGE_HEADERS
    : {};
}

/** On public answers: any page may read them, and see the headers that tell freshness. */
export const PUBLIC_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Last-Modified, Link, Retry-After, X-Content-Hash, X-Markdown-Tokens, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** On what is not for search engines, and whose address is told to nobody. */
export const UNLISTED_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * On private answers: kept nowhere, readable from no other page, and their address is told to
 * nobody.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...UNLISTED_HEADERS,
} as const;

/** Always ask whether it changed; the answer is 304 most of the time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Of files whose name tells their content: kept for good. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** HTTP-date of an ISO 8601 timestamp (RFC 9110, section 5.6.7). */
export function httpDate(timestamp: string): string {
  return new Date(timestamp).toUTCString();
}

/**
 * Headers that belong to one published file: tag, date, and for documents in somebody else's format
 * the metadata that their body may not hold.
 */
export function fileHeaders({
  id,
  etag,
  modified,
}: Pick<FileEntry, 'id' | 'etag' | 'modified'>): Record<string, string> {
  const foreign = 'foreign' in routes[id] || routes[id].media !== 'application/json';
  return {
    ETag: `"${etag}"`,
    ...(modified ? { 'Last-Modified': httpDate(modified) } : {}),
    ...(foreign ? { 'X-Content-Hash': etag, 'X-Schema-Version': '1.0' } : {}),
  };
}
