/**
 * Calls a route of the table with the arguments of a tool, through the gateway: checks, limits and
 * records are those of HTTP.
 */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import { fillPath } from '../../../src/files.ts';
import { parametersOf } from '../../../src/schemas/parameters.ts';
import type { NamedRoute } from '../../table/match.ts';
import type { Sources } from '../dependencies.ts';
import type { Args } from '../json-schema.ts';
import { invalid, problemResult, resultOf, wrong } from './answers.ts';
import { isLong } from './portions.ts';

/** Argument that becomes the header. */
export const IDEMPOTENCY = 'idempotency_key';

const given = (value: unknown) => value !== undefined && value !== null;

/**
 * Path and query of a GET; `item` fills the parameter of the path, arguments go before `search`.
 */
export function addressOf(route: NamedRoute, args: Args, { item, search }: Where): string {
  const path = item ? fillPath(route.path, encodeURIComponent(item)) : route.path;
  const query = new URLSearchParams(search);
  for (const name of Object.keys(parametersOf(route.id)))
    if (given(args[name])) query.set(name, String(args[name]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * A header holds visible ASCII alone; anything else fails like an empty one, with the text that
 * says what is wanted.
 */
function keyOf(value: unknown): Record<string, string> {
  if (!given(value)) return {};
  return {
    'Idempotency-Key': typeof value === 'string' && /^[\x21-\x7e]*$/.test(value) ? value : '',
  };
}

/** Ids are one segment; in others a URL would see folders, a query or a file. */
const ITEM = /^[^./\\?#%\s]{1,200}$/;

/**
 * The value of a route's path parameter, a query that came with its address, and the record within
 * a public read that is meant: null for all of it.
 */
export type Where = { item?: string | null; search?: URLSearchParams; within?: string | null };

/** Texts of public reads that were asked for lately, by their tags and addresses. */
const known = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (text) => text.length + 1,
});

/** Reads a route. */
export async function readRoute(
  route: NamedRoute,
  args: Args,
  { ask, snapshot }: Sources,
  where: Where = {},
): Promise<CallToolResult> {
  const msg = 'Input should be a single value';
  // A query holds text, numbers and truth values alone.
  const takes = Object.keys(parametersOf(route.id));
  const bad = takes.filter((name) => typeof (args[name] ?? '') === 'object');
  const unfit = bad.map((name) => wrong(name, msg, 'string_type'));
  if (unfit.length > 0) return invalid(unfit, snapshot);
  if (where.item && !ITEM.test(where.item)) {
    const message = 'There is no item with this id. The fallback lists those there are.';
    const list = route.path.replace(/\/\{.*$/, '');
    const fallback = snapshot.paths.includes(list) ? list : '/api/content';
    return problemResult({ code: 'content_not_found', message, fallback }, snapshot);
  }
  const url = `${snapshot.base}${addressOf(route, args, where)}`;
  const accept = route.media === 'text/plain' ? '*/*' : 'application/json';
  const response = await ask(new Request(url, { headers: { accept } }));
  const isKept = where.within === null && !route.secret && response.ok;
  const tag = isKept ? response.headers.get('etag') : null;
  const text = (tag && known.get(tag + url)) || (await response.text());
  if (tag) known.set(tag + url, text);
  // Beside a long one nothing structured is told: it need not be parsed.
  const isAlone = tag && isLong(text);
  return isAlone ? { content: [{ type: 'text', text }] } : resultOf(response, text, snapshot);
}

/** Sends a route its body: every argument but the key. */
export async function sendRoute(route: NamedRoute, args: Args, { ask, snapshot }: Sources) {
  const { [IDEMPOTENCY]: key, ...body } = args;
  const headers = { 'content-type': 'application/json', ...(route.stores ? keyOf(key) : {}) };
  const request = new Request(`${snapshot.base}${route.path}`, {
    method: route.method,
    headers,
    body: JSON.stringify(body),
  });
  const response = await ask(request);
  return resultOf(response, await response.text(), snapshot);
}
