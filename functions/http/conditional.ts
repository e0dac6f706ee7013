/** Conditional requests (RFC 9110, section 13) for answers that carry an entity tag. */

/** Strips the weakness mark: `If-None-Match` compares weakly. */
function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/**
 * Whether a list of tags as in `If-None-Match` holds the tag; `*` holds every tag. A `content_hash`
 * as payloads tell it, without quotes, counts as the tag that it is.
 */
export function holdsTag(list: string, etag: string): boolean {
  if (list === etag || list.trim() === '*') return true;
  const wanted = opaque(etag);
  const tags = list.match(/(?:W\/)?"[^"]*"|(?<![^\s,])sha256:[0-9a-f]{64}(?![^\s,])/g) ?? [];
  return tags.some((tag) => opaque(tag) === wanted || `"${tag}"` === wanted);
}

/**
 * IMF-fixdate and the two obsolete forms (RFC 9110, section 5.6.7): all begin with a day and tell a
 * time of day.
 */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

export type Validators = { etag: string; lastModified?: string | undefined };

/**
 * Whether the caller already has what it asks for: `If-None-Match` decides where it is present,
 * else `If-Modified-Since` by whole seconds. Dates that do not parse are ignored, as section 13.1.3
 * says.
 */
export function isUnchanged(
  ifNoneMatch: string | null | undefined,
  ifModifiedSince: string | null | undefined,
  current: Validators,
): boolean {
  if (ifNoneMatch) return holdsTag(ifNoneMatch, current.etag);
  if (!ifModifiedSince || !current.lastModified) return false;
  const since = HTTP_DATE.test(ifModifiedSince) ? Date.parse(ifModifiedSince) : Number.NaN;
  return !Number.isNaN(since) && Date.parse(current.lastModified) <= since;
}
