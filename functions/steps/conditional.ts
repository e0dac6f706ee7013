/** Conditional requests (RFC 9110, section 13) for answers that carry an entity tag. */
import type { Answer, Exchange } from './steps.ts';

/**
 * Whether a list of tags as in `If-None-Match`, which compares weakly, holds the tag; `*` holds
 * every tag, and a `content_hash` as payloads tell it, without quotes, is the tag that it tells.
 */
function holdsTag(list: string, etag: string): boolean {
  if (list === etag || list.trim() === '*') return true;
  const wanted = etag.replace(/^W\//, '');
  const tags = list.match(/"[^"]*"|(?<![^\s,])sha256:[0-9a-f]{64}(?![^\s,])/g) ?? [];
  return tags.some((tag) => tag === wanted || `"${tag}"` === wanted);
}

/** IMF-fixdate and two obsolete forms (RFC 9110, 5.6.7): all begin with a day, tell a time. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/**
 * Whether the caller already has what it asks for (RFC 9110, 13.1.3): `If-None-Match` decides where
 * it is present, else `If-Modified-Since`. Dates that do not parse are ignored.
 */
export function isUnchanged(
  ifNoneMatch: string | null | undefined,
  ifModifiedSince: string | null | undefined,
  { etag, lastModified }: { etag: string; lastModified?: string | null | undefined },
): boolean {
  if (ifNoneMatch) return holdsTag(ifNoneMatch, etag);
  if (!lastModified || !HTTP_DATE.test(ifModifiedSince ?? '')) return false;
  return Date.parse(lastModified) <= Date.parse(ifModifiedSince ?? '');
}

/**
 * The step: 304 for whoever has the answer already. Some hosts keep the conditions of a request to
 * themselves, or answer them for tags of their own alone.
 */
export function conditional(answer: Answer, { request: { headers: asked } }: Exchange): Answer {
  const [tags, since] = [asked.get('if-none-match'), asked.get('if-modified-since')];
  if (answer.status !== 200 || !(tags || since)) return answer;
  const headers = new Headers(answer.passed?.headers);
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, value);
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  if (!etag || !isUnchanged(tags, since, { etag, lastModified })) return answer;
  void answer.passed?.body?.cancel();
  // What tells of a body (RFC 9110, section 15.4.5: a 304 does without).
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return answer.passed
    ? { status: 304, body: null, headers: {}, passed: new Response(null, { status: 304, headers }) }
    : { status: 304, body: null, headers: Object.fromEntries(headers) };
}
