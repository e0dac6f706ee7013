/** The table at request time: which routes answer at a path, and what its parameters are. */
import { partsOf } from '../../src/files.ts';
import type { Method, Route, RouteId } from '../../src/routes.ts';
import { pages, privatePages, routeList, routes as table } from '../../src/routes.ts';

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

/** What stands at a path. */
export type Match = {
  /**
   * A path of the table; the file of one by its name, `/api/profile.md`, `/api/index.json`; a page,
   * or its Markdown; the shell of a page for one reader.
   */
  readonly of: 'path' | 'file' | 'page' | 'shell';
  /** Routes of this path, one for each method; of a page the one whose record it shows. */
  readonly routes: readonly NamedRoute[];
  /** The page as the table has it (`/projects/{slug}`), or the file of the shell below dist/. */
  readonly page: string;
  /** Values of the path's parameters by their names in the table. */
  readonly params: Readonly<Record<string, string>>;
  /** The first of them: the id of an item; null where the path has none. */
  readonly param: string | null;
  /** Canonical path with its parameters filled in, whichever alias was asked for. */
  readonly path: string;
};

export const routeOf = (id: RouteId): NamedRoute => ({ id, ...(table[id] as Route) });

/** A path without its trailing slash: a slash at the end changes nothing. */
export const plainPath = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** The path of a route with the values of its parameters. */
export const filledPath = (route: Route | undefined, params: Match['params']): string =>
  route?.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? '';

/** What stands at a form of a path, with these values of its parameters. */
const matchOfForm = (
  of: Match['of'],
  routes: Match['routes'],
  page = '',
  params: Match['params'] = {},
): Match => {
  const path = filledPath(routes[0], params);
  return { of, routes, page, params, param: Object.values(params)[0] ?? null, path };
};

/** What is known, by forms of paths (`/api/claims/{id}`); what was there first stays. */
const known = new Map<string, Match>();
// A route that this build lacks is a path where nothing stands; which build it is, a file tells.
for (const route of routeList)
  for (const form of [route.path, ...(route.aliases ?? [])].map(plainPath))
    known.set(form, matchOfForm('path', [...(known.get(form)?.routes ?? []), route]));
const add = (form: string, of: Match['of'], route: NamedRoute, page?: string) =>
  known.has(form) || known.set(form, matchOfForm(of, [route], page));
for (const [form, { routes }] of [...known])
  for (const route of routes.filter(({ method, kind }) => method === 'GET' && kind === 'static'))
    for (const extension of form === '/' ? [] : ['.json', '.md'])
      add(`${form}${route.path.endsWith('/') ? '/index' : ''}${extension}`, 'file', route);
for (const { path, row } of [...pages, { path: '/', row: 'getHome' }] as const)
  for (const form of [path, `${path === '/' ? '/index' : path}.md`])
    add(form, 'page', routeOf(row), path);
for (const { path, file } of privatePages) add(path, 'shell', routeOf('getAudit'), file);

/** A dot tells the file of an item, which is no id. */
const patternOf = (form: string): RegExp =>
  new RegExp(`^${form.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/.]+)')}$`);

/** Forms with parameters, what is more exact first. */
const patterns = [...known]
  .filter(([form]) => form.includes('{'))
  .map(([form, at]) => ({ start: form.split('{', 1).join(), pattern: patternOf(form), at }))
  .sort((one, other) => other.start.length - one.start.length);
for (const { rest = '', ...route } of routeList.filter((each) => each.rest))
  patterns.push({ start: rest, pattern: /(?<rest>.)$/, at: matchOfForm('path', [route]) });

/** The path that was asked for last, with what stands there: each request asks several times. */
let last: { path?: string; at: Match | null } = { at: null };

/** What stands at a path, decoded and without trailing slash; null where that is nothing known. */
export function placeAt(path: string): Match | null {
  if (path !== last.path) last = { path, at: found(path) };
  return last.at;
}

function found(path: string): Match | null {
  const own = path.includes('{') ? undefined : known.get(path);
  if (own) return own;
  for (const { start, pattern, at } of patterns) {
    const { groups } = (path.startsWith(start) && pattern.exec(path)) || {};
    if (groups) return matchOfForm(at.of, at.routes, at.page, { ...groups });
  }
  return null;
}

/** File below dist/ of the page for one reader at a path without trailing slash, or null. */
export const shellOf = (path: string, at = placeAt(path)): string | null =>
  at?.of === 'shell' ? at.page : null;

/** The routes of a path of the table; null when there are none. */
export const matchPath = (path: string, at = placeAt(path)): Match | null =>
  at?.of === 'path' ? at : null;

/** The ids of the items of a route that some paths are of. */
export const idsAmong = (paths: readonly string[], id: string): string[] =>
  paths
    .map((path) => matchPath(path))
    .flatMap((at) => (at?.param && at.routes[0]?.id === id ? [at.param] : []));

/** HEAD goes with GET. */
const answeredAs = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** The route of a path that answers a method. */
export const routeFor = (match: Match | null, method: string): NamedRoute | undefined =>
  match?.routes.find((route) => route.method === answeredAs(method));

/** Methods of some routes as `Allow` wants them: OPTIONS is always there. */
export function allowOf(routes: readonly { method: Method }[]): string {
  const isThere = (asked: string) => routes.some(({ method }) => method === answeredAs(asked));
  return [...['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].filter(isThere), 'OPTIONS'].join(', ');
}

/** The path of a request as the table writes it, or null when it is not valid UTF-8. */
export function decodedPath(request: Pick<Request, 'url'>): string | null {
  try {
    return plainPath(decodeURI(partsOf(request)[0]));
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
export const isShared = ({ access, protocol }: NamedRoute) => access === 'public' && !protocol;

/** Whether a route is read by everybody, and in no protocol of others. */
export const isPublicRead = (route: NamedRoute) => route.method === 'GET' && isShared(route);

/** Whether they may read what a request is answered: unless none of its routes is shared. */
export const isOpen = (request: Request) => matchOf(request)?.routes.some(isShared) ?? true;
