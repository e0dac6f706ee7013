/** Conditional requests (RFC 9110, section 13) for answers that carry an entity tag. */

/** Strips the weakness mark: `If-None-Match` compares weakly. */
function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/** Whether a list of tags as in `If-None-Match` holds the tag; `*` holds every tag. */
export function holdsTag(list: string, etag: string): boolean {
  if (list === etag || list.trim() === '*') return true;
  const wanted = opaque(etag);
  return (list.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === wanted);
}

export type Validators = { etag: string; lastModified?: string | undefined };

/**
 * Whether the caller already has what it asks for: `If-None-Match` decides where it is present, else `If-Modified-Since`
 * by whole seconds. Dates that do not parse are ignored, as section 13.1.3 says.
 */
export function isUnchanged(
  ifNoneMatch: string | null | undefined,
  ifModifiedSince: string | null | undefined,
  current: Validators,
): boolean {
  if (ifNoneMatch) return holdsTag(ifNoneMatch, current.etag);
  if (!ifModifiedSince || !current.lastModified) return false;
  const since = Date.parse(ifModifiedSince);
  return !Number.isNaN(since) && Date.parse(current.lastModified) <= since;
}
