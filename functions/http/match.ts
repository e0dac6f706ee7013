/** Which rows of the table a path belongs to. */
import { type Method, type Route, type RouteId, readyRoutes } from '../../src/routes.ts';

export type Row = Route & { readonly id: RouteId };
export type Match = {
  /** Rows of this path, one for each method. */
  rows: readonly Row[];
  /** Value of the path parameter of a static row. */
  param: string | null;
};

const fixed = new Map<string, Row[]>();
const patterns: { pattern: RegExp; rows: Row[] }[] = [];

for (const row of readyRoutes)
  for (const path of [row.path, ...(row.aliases ?? [])]) {
    if (path.includes('{')) {
      const source = `^${path.replace(/\{\w+\}/g, '([^/]+)')}$`;
      const known = patterns.find(({ pattern }) => pattern.source === new RegExp(source).source);
      if (known) known.rows.push(row);
      else patterns.push({ pattern: new RegExp(source), rows: [row] });
    } else fixed.set(plainPath(path), [...(fixed.get(plainPath(path)) ?? []), row]);
  }

/** A path without its trailing slash: a slash at the end changes nothing (design section 3). */
export function plainPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * The rows of a path, or null when the table has none. `path` is decoded and without trailing
 * slash.
 */
export function matchPath(path: string): Match | null {
  const rows = fixed.get(path);
  if (rows) return { rows, param: null };
  for (const { pattern, rows } of patterns) {
    const match = pattern.exec(path);
    // A dot tells a file of an item, `/api/claims/a.json`: that is not an id.
    if (match && !match[1]?.includes('.')) return { rows, param: match[1] ?? null };
  }
  return null;
}

/**
 * The static row that a file by its name, without extension, belongs to: `/api/index` -> that of
 * `/api/`.
 */
export function fileOwner(name: string): Match | null {
  const match = matchPath(name.replace(/\/index$/, ''));
  const isIndex = (path: string) => path.endsWith('/');
  const row = match?.rows.find(
    ({ method, kind, path }) =>
      method === 'GET' && kind === 'static' && isIndex(path) === name.endsWith('/index'),
  );
  return match && row ? { rows: [row], param: match.param } : null;
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

/** Whether a function answers a request, as the platform's mounts would have it. */
export function isOperation({ url, method }: Request): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  const row = matchPath(plainPath(new URL(url).pathname))?.rows.find((one) => one.method === asked);
  return row?.kind === 'operation';
}

/** Whether a path, however it is escaped, answers in a protocol of its own, to every method. */
export function isProtocol({ url }: Request): boolean {
  try {
    return (
      matchPath(plainPath(decodeURI(new URL(url).pathname)))?.rows.some(
        ({ protocol }) => protocol,
      ) ?? false
    );
  } catch {
    return false;
  }
}

/**
 * Whether pages of other origins may read what a path answers: unless all its rows are private
 * (design section 3).
 */
export function isOpen(path: string): boolean {
  return matchPath(plainPath(path))?.rows.some(({ access }) => access === 'public') ?? true;
}
