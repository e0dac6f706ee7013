/** A path or an absolute URL of this service as its canonical path: all are the same thing. */
import { matchPath, plainPath } from './match.ts';

/** The path without query and trailing slash; null when the address is not ours. */
function plainPathOf(address: string, base: string): string | null {
  // Nothing at all, and a query alone, would be the base itself.
  if (!/^\s*[^\s?#]/.test(address) || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === base ? plainPath(url.pathname) : null;
}

/**
 * The canonical path of an address of this service, aliases and Markdown twins included, without
 * trailing slash. Null for what the table does not know; whether an item of that id exists is for
 * the caller to check.
 */
export function pathOf(address: string, base: string): string | null {
  const path = plainPathOf(address, base);
  if (path === null) return null;
  const match = matchPath(path) ?? matchPath(path.replace(/\.(md|json)$/, ''));
  return match && plainPath(match.path);
}
