/** What an address of this service stands for, whichever of its forms a caller has at hand. */
import { isPublicRead, type NamedRoute, pathOf, placeAt, plainPath } from '../../table/match.ts';

/** A public read, with the value of its path parameter. */
export type Target = {
  route: NamedRoute;
  item: string | null;
  search: URLSearchParams;
  /** Id of a record within a list: `/api/skills#teaching`. */
  within: string | null;
};

/**
 * The read that a path or absolute URL leads to: of the API, its Markdown, or the page for people.
 * Null for everything else, what is private and what other methods answer among it.
 */
export function targetOf(address: string, base: string): Target | null {
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname, searchParams: search, hash } = new URL(address, base);
  if (origin !== base) return null;
  const path = pathOf(address, base);
  const match = placeAt(path ?? plainPath(pathname));
  const route = match?.routes.find(isPublicRead);
  return route
    ? { route, item: match?.param ?? null, search, within: hash.slice(1) || null }
    : null;
}
