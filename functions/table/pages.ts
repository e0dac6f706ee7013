/** Pages for people at request time: which route's record a path shows, and the private shells. */
import { pages, privatePages } from '../../src/routes.ts';
import { filled, type Match, patternOf, routeOf } from './match.ts';

const patterns = pages.map(({ path, row }) => ({
  path,
  pattern: patternOf(path),
  routes: [routeOf(row)],
}));
const shells = privatePages.map(({ path, file }) => ({ pattern: patternOf(path), file }));

/**
 * File below dist/ of the page for one reader at a path, or null; `path` is without trailing slash.
 */
export const shellOf = (path: string): string | null =>
  shells.find(({ pattern }) => pattern.test(path))?.file ?? null;

/** Whether a path is that of a page; `path` is without trailing slash. */
export const isPage = (path: string): boolean => patterns.some(({ pattern }) => pattern.test(path));

/** The route whose record a page shows, by its path or its Markdown's: the methods are the same. */
export function pageOwner(path: string): Match | null {
  if (path === '/index.md') return filled([routeOf('getHome')], {});
  for (const { pattern, routes } of patterns) {
    const found = pattern.exec(path.replace(/\.md$/, ''));
    if (found) return filled(routes, { ...found.groups });
  }
  return null;
}

/**
 * The page that a path is of, as the table has it: `/projects/{slug}`; null where it is of none.
 */
export function pageAt(path: string): string | null {
  const name = path.replace(/\.md$/, '');
  return patterns.find(({ pattern }) => pattern.test(name))?.path ?? null;
}

/** What a page is called in events: `/projects/{slug}` is `page-projects-slug`. */
export const pageRoute = (page: string): `page-${string}` =>
  `page${page.replace(/[^a-z]+/g, '-').replace(/-$/, '')}` as `page-${string}`;

const pagesByRoute = new Map<string, string>(pages.map(({ path }) => [pageRoute(path), path]));

/** The page that is called so in events; null for any other route. */
export const pageOfRoute = (route: string): string | null => pagesByRoute.get(route) ?? null;
