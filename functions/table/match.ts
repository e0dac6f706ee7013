/** The table at request time: which routes answer at a path, and what its parameters are. */
import { once } from '../../src/once.ts';
import {
  type Method,
  pages,
  privatePages,
  type Route,
  type RouteId,
  routeList,
  routes as table,
} from '../../src/routes.ts';

/**
 * The canonical path of an address of this service, without trailing slash; null for what the table
 * does not know. Whether an item of that id exists is for the caller to check.
 */
export function pathOf(address: string, base: string): string | null {
  // Nothing at all, and a query alone, would be the base itself.
  const url = /^\s*[^\s?#]/.test(address) ? URL.parse(address, base) : null;
  if (url?.origin !== base) return null;
  const path = plainPath(url.pathname);
  const match = matchPath(path) ?? matchPath(path.replace(/\.(md|json)$/, ''));
  return match && plainPath(match.path);
}

export type NamedRoute = Route & { readonly id: RouteId };

/** What the table has at a path. */
export type Match = {
  /** Routes of this path, one for each method. */
  readonly routes: readonly NamedRoute[];
  /** Values of the path's parameters by their names in the table. */
  readonly params: Readonly<Record<string, string>>;
  /** The first of them: the id of an item; null where the path has none. */
  readonly param: string | null;
  /** Canonical path with its parameters filled in, whichever alias was asked for. */
  readonly path: string;
};

export const routeOf = (id: RouteId): NamedRoute => ({ id, ...(table[id] as Route) });

/** Tells paths of a form, `/api/claims/{id}`. A dot tells the file of an item, which is no id. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/.]+)')}$`);

/** A path without its trailing slash: a slash at the end changes nothing. */
export const plainPath = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Finds what stands at a path, by forms of paths, with the parameters where it has any. */
function finderOf<T>(known: ReadonlyMap<string, T>) {
  // What is more exact first.
  const patterns = [...known]
    .filter(([form]) => form.includes('{'))
    .map(([form, found]) => ({ start: form.split('{', 1).join(), pattern: patternOf(form), found }))
    .sort((one, other) => other.start.length - one.start.length);
  return (path: string): { found: T; params?: Match['params'] } | null => {
    const fixed = path.includes('{') ? undefined : known.get(path);
    if (fixed) return { found: fixed };
    for (const { start, pattern, found } of patterns) {
      const match = path.startsWith(start) ? pattern.exec(path) : null;
      if (match) return { found, params: { ...match.groups } };
    }
    return null;
  };
}

/** The match of some routes whose parameters have these values. */
export function filled(routes: readonly NamedRoute[], params: Match['params']): Match {
  const path = routes[0]?.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? '';
  return { routes, params, param: Object.values(params)[0] ?? null, path };
}

const byForm = new Map<string, NamedRoute[]>();
// A route that this build lacks is a path where nothing stands; which build it is, a file tells.
for (const route of routeList)
  for (const form of [route.path, ...(route.aliases ?? [])].map(plainPath))
    byForm.set(form, [...(byForm.get(form) ?? []), route]);
const routesAt = finderOf(byForm);
const whole = once((routes: readonly NamedRoute[]) => filled(routes, {}));

/** The routes of a path, decoded and without trailing slash; null when there are none. */
export function matchPath(path: string): Match | null {
  const at = routesAt(path);
  return at && (at.params ? filled(at.found, at.params) : whole(at.found));
}

/** The ids of the items of a route that some paths are of. */
export const idsAmong = (paths: readonly string[], id: string): string[] =>
  paths.flatMap((path) => {
    const match = matchPath(path);
    return match?.param && match.routes[0]?.id === id ? [match.param] : [];
  });

/** HEAD goes with GET. */
const answeredAs = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** The route of a path that answers a method. */
export const routeFor = (match: Match | null, method: string): NamedRoute | undefined =>
  match?.routes.find((route) => route.method === answeredAs(method));

/** The static route of a file by its name: of `/api/profile.md`, `/api/index.json`; else null. */
export function fileOwner(path: string): Match | null {
  const [, name] = /^(.*)\.(?:json|md)$/.exec(path) ?? [];
  if (name === undefined) return null;
  const match = matchPath(name.replace(/\/index$/, ''));
  const route = routeFor(match, 'GET');
  const isIndex = route?.path.endsWith('/') === name.endsWith('/index');
  return match && route?.kind === 'static' && isIndex ? { ...match, routes: [route] } : null;
}

/** Methods of some routes as `Allow` wants them: OPTIONS is always there. */
export function allowOf(routes: readonly { method: Method }[]): string {
  const isThere = (asked: string) => routes.some(({ method }) => method === answeredAs(asked));
  return [...['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].filter(isThere), 'OPTIONS'].join(', ');
}

/** The path of a request as the table writes it, or null when it is not valid UTF-8. */
export function decodedPath({ url }: Pick<Request, 'url'>): string | null {
  try {
    return plainPath(decodeURI(/^[a-z]+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/'));
  } catch {
    return null;
  }
}

/** What the table has at the path of a request, however it is escaped. */
export const matchOf = (request: Request) => matchPath(decodedPath(request) ?? '');

/**
 * What answers a request instead of a file, as the platform's mounts would have it: a protocol,
 * whatever the method, or an operation; else null.
 */
export function functionOf(request: Request): NamedRoute['protocol'] | 'operation' | null {
  const match = matchOf(request);
  const isOperation = routeFor(match, request.method)?.kind === 'operation';
  const protocol = match?.routes.find((route) => route.protocol)?.protocol;
  return protocol ?? (isOperation ? 'operation' : null);
}

/** Whether pages of other origins may read it. Protocols check the Origin themselves. */
export const isShared = ({ access, protocol }: NamedRoute): boolean =>
  access === 'public' && !protocol;

/** Whether a route is read by everybody, and in no protocol of others. */
export const isPublicRead = (route: NamedRoute): boolean =>
  route.method === 'GET' && isShared(route);

/** Whether they may read what a request is answered: unless none of its routes is shared. */
export const isOpen = (request: Request): boolean =>
  matchOf(request)?.routes.some(isShared) ?? true;

const pageAt = finderOf(new Map(pages.map((page) => [page.path, page])));
const shellAt = finderOf(new Map(privatePages.map(({ path, file }) => [path, file])));

/** File below dist/ of the page for one reader at a path without trailing slash, or null. */
export const shellOf = (path: string): string | null => shellAt(path)?.found ?? null;

/**
 * The page that a path is of, or its Markdown: as the table has it (`/projects/{slug}`), and the
 * route whose record it shows, whose methods are the same. Null where it is of none.
 */
export function pageOwner(path: string): (Match & { page: string }) | null {
  if (path === '/index.md') return { ...filled([routeOf('getHome')], {}), page: '/' };
  const at = pageAt(path.replace(/\.md$/, ''));
  return at && { ...filled([routeOf(at.found.row)], at.params ?? {}), page: at.found.path };
}
