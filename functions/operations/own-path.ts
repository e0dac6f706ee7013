/** A path or an absolute URL of this service as its path: both are the same thing (design section 10). */

/** The path without query and trailing slash, or null when the address is somebody else's or none at all. */
export function pathOf(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin !== base) return null;
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
}
