/** A deployed address, asked from outside as an agent would. */
import { once } from '../../src/once.ts';
import { needsQuery } from '../../src/schemas/parameters.ts';
import { isObject, parsedJson } from '../store/checks.ts';
import { matchPath, type NamedRoute } from '../table/match.ts';

const TIMEOUT_MS = 20_000;
/** Calls at once: a doctor is no load test. */
export const AT_ONCE = 6;

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null when it is none. */
  json: Record<string, unknown> | null;
};

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** What carries a request: fetch. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export type Host = {
  /** Scheme and authority, without a slash at the end. */
  base: string;
  /** Asks for a path. Redirects are told, not followed. Throws when there is no answer. */
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** The fixed rows of the table that this build publishes as files. */
  rows: readonly NamedRoute[];
};

/** The largest answer that is read: no file of a profile comes near it. */
const MOST_BYTES = 50_000_000;

/** The text of an answer. Throws, and throws the connection away, where it has no end. */
async function textOf({ body, url }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`${url} answers with over 50 MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The rows that a host says it answers at `/api/`: a build without a key has fewer. */
function rowsOf(root: Answer['json']): NamedRoute[] {
  const groups = Object.values((root?.['groups'] ?? {}) as Record<string, { path: string }[]>);
  const told = new Set(groups.flat().map(({ path }) => path));
  return [...told].flatMap((path) => {
    const row = matchPath(path === '/' ? path : path.replace(/\/$/, ''))?.routes[0];
    const isPlain = row && !row.path.includes('{') && !needsQuery(row.id);
    return row?.kind === 'static' && isPlain ? [row] : [];
  });
}

/** Reaches a host, or rejects when nothing answers at `/api/`. Plain reads are asked for once. */
export async function hostAt(base: string, send: Send = fetch): Promise<Host> {
  const call = async (path: string, { method = 'GET', headers = {}, body }: Asked) => {
    const response = await send(`${base}${path}`, {
      method,
      headers: { 'User-Agent': 'calling-card-doctor', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    const { status, headers: told } = response;
    const text = await textOf(response);
    const value = parsedJson(text);
    return { status, headers: told, text, json: isObject(value) ? value : null };
  };
  const read = once((path: string) => call(path, {}), new Map());
  const ask: Host['ask'] = (path, asked) => (asked ? call(path, asked) : read(path));
  return { base, ask, rows: rowsOf((await ask('/api/')).json) };
}
