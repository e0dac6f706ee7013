/** The table at request time: which rows answer at a path, and what its parameters are. */
import { type Method, type Route, type RouteId, routes, routesOf } from '../../src/routes.ts';

export type Row = Route & { readonly id: RouteId };

/** What the table has at a path. */
export type Match = {
  /** Rows of this path, one for each method. */
  readonly rows: readonly Row[];
  /** Values of the path's parameters by their names in the table. */
  readonly params: Readonly<Record<string, string>>;
  /** The first of them: the id of an item; null where the path has none. */
  readonly param: string | null;
  /** Canonical path with its parameters filled in, whichever alias was asked for. */
  readonly path: string;
};

/** A row by its id. */
export function rowOf(id: RouteId): Row {
  return { id, ...(routes[id] as Route) };
}

/** Tells paths of a form, `/api/claims/{id}`. A dot tells the file of an item, which is no id. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/.]+)')}$`);
}

/** A path without its trailing slash: a slash at the end changes nothing. */
export function plainPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

const fixed = new Map<string, Match & { rows: Row[] }>();
const patterns = new Map<string, { pattern: RegExp; rows: Row[] }>();

// A row that this build lacks is a path where nothing stands; which build it is, a file tells.
for (const row of routesOf({ signed: true }))
  for (const alias of [row.path, ...(row.aliases ?? [])]) {
    const path = plainPath(alias);
    const known = path.includes('{') ? patterns.get(path) : fixed.get(path);
    if (known) known.rows.push(row);
    else if (path.includes('{')) patterns.set(path, { pattern: patternOf(path), rows: [row] });
    else fixed.set(path, { rows: [row], params: {}, param: null, path: row.path });
  }

/** The match of some rows whose parameters have these values. */
export function filled(rows: readonly Row[], params: Match['params']): Match {
  const path = rows[0]?.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? '';
  return { rows, params, param: Object.values(params)[0] ?? null, path };
}

/**
 * The rows of a path, or null when the table has none. `path` is decoded and without trailing
 * slash.
 */
export function matchPath(path: string): Match | null {
  const known = fixed.get(path);
  if (known) return known;
  for (const { pattern, rows } of patterns.values()) {
    const found = pattern.exec(path);
    if (found) return filled(rows, { ...found.groups });
  }
  return null;
}

/** The row of a path that answers a method; HEAD goes with GET. */
export function rowFor(match: Match | null, method: string): Row | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return match?.rows.find((row) => row.method === asked);
}

/**
 * The static row that a file belongs to by its name: `/api/profile.md`, and `/api/index.json` to
 * that of `/api/`. Null for other files, and for paths without such an extension.
 */
export function fileOwner(path: string): Match | null {
  const [, name] = /^(.*)\.(?:json|md)$/.exec(path) ?? [];
  if (name === undefined) return null;
  const match = matchPath(name.replace(/\/index$/, ''));
  const row = rowFor(match, 'GET');
  const isIndex = row?.path.endsWith('/') === name.endsWith('/index');
  return match && row?.kind === 'static' && isIndex ? { ...match, rows: [row] } : null;
}

/** Methods of some rows as `Allow` wants them: HEAD goes with GET, OPTIONS is always there. */
export function allowOf(rows: readonly { method: Method }[]): string {
  const methods = new Set<string>(rows.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [
    ...['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].filter((method) => methods.has(method)),
    'OPTIONS',
  ].join(', ');
}

/** The path of a request, as it is escaped. Its URL is in normal form: nothing has to be parsed. */
export function pathnameOf({ url }: Pick<Request, 'url'>): string {
  return /^[a-z]+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/';
}

/** Whether a function answers a request, as the platform's mounts would have it. */
export function isOperation(request: Request): boolean {
  return rowFor(matchPath(plainPath(pathnameOf(request))), request.method)?.kind === 'operation';
}

/** The rows of a request's path, however it is escaped. */
function rowsOf(request: Request): readonly Row[] {
  try {
    return matchPath(plainPath(decodeURI(pathnameOf(request))))?.rows ?? [];
  } catch {
    return [];
  }
}

/** The protocol that a path answers in, whatever the method; null where it is ours. */
export function protocolOf(request: Request): NonNullable<Row['protocol']> | null {
  return rowsOf(request).find(({ protocol }) => protocol)?.protocol ?? null;
}

/** Whether everybody may call what stands at a path. */
export function isPublic(request: Request): boolean {
  return rowsOf(request).some(({ access }) => access === 'public');
}

/**
 * Whether pages of other origins may read what a row answers. Those of a protocol check the Origin
 * themselves (MCP, transports, security).
 */
export function isShared({ access, protocol }: Row): boolean {
  return access === 'public' && !protocol;
}

/**
 * Whether pages of other origins may read what a path answers: unless none of its rows is shared.
 */
export function isOpen(path: string): boolean {
  return matchPath(plainPath(path))?.rows.some(isShared) ?? true;
}
