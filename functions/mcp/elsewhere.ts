/**
 * What is asked for and not there: which call does it instead. The library's own words end there,
 * and name fewer versions than work.
 */
import { type RouteId, routes } from '../../src/routes.ts';
import { absolute, type Site, spelledOut } from '../../src/surfaces/site.ts';
import { MCP_VERSIONS } from '../../src/surfaces/versions.ts';
import type { ErrorBody } from '../http/problem.ts';
import { jsonAnswer, RPC } from '../steps/errors.ts';
import type { Answer } from '../steps/steps.ts';
import type { Sources } from './dependencies.ts';
import { targetOf } from './tools/address.ts';
import { toolsFor } from './tools/tools.ts';

/** Why there is no such thing, and the address that leads on. */
type Told = { message: string; next: string };
type Params = { name?: unknown; uri?: unknown; cursor?: unknown };

const named = (of: boolean) => toolsFor(of).map(({ name }) => name);

const told = (message: string, next: RouteId, site: Pick<Site, 'base'>): Told => ({
  message,
  next: absolute(site, routes[next].path),
});

const none = (noun: string) => `There is no such ${noun} here; ${noun}s/list names those there are`;

function tool({ name }: Params, { open, snapshot }: Sources): Told | null {
  if (typeof name !== 'string' || named(open).includes(name)) return null;
  if (!(open && named(false).includes(name)))
    return told(`${none('tool')}: ${named(open).join(', ')}.`, 'getSkillMd', snapshot);
  const message =
    'This tool is at /mcp, with Authorization: Bearer and a token of the owner; ask for one at ' +
    '/api/contact, or send the same by HTTP: /api/ lists every endpoint.';
  return told(message, 'getContactPolicy', snapshot);
}

function prompt({ name }: Params, { facts, snapshot }: Sources): Told | null {
  const ids = facts.missions.map(({ id }) => id);
  if (typeof name !== 'string' || ids.includes(name)) return null;
  return told(`${none('prompt')}: ${ids.join(', ')}.`, 'getInit', snapshot);
}

async function resource({ uri }: Params, { ask, facts, snapshot }: Sources): Promise<Told | null> {
  const { base } = snapshot;
  const url = typeof uri === 'string' && URL.canParse(uri) ? new URL(uri) : null;
  if (typeof uri !== 'string' || (url && !/^https?:$/.test(url.protocol))) return null;
  if (url?.origin === base && (facts.files.has(url.pathname) || targetOf(uri, base))) return null;
  const unknown = told(`${none('resource')}, and all begin with ${base}/.`, 'getInit', snapshot);
  if (url?.origin !== base) return unknown;
  const response = await ask(new Request(url, { headers: { accept: 'application/json' } }));
  const isOurs = !response.ok && response.headers.get('content-type')?.includes('json');
  if (!isOurs) return unknown;
  const { error } = (await response.json()) as Partial<ErrorBody>;
  return error ? { message: error.message, next: error.suggested_next_url } : unknown;
}

/** Every list is given whole, so that no cursor is one of ours. */
const page = ({ cursor }: Params, { snapshot }: Sources): Told | null =>
  cursor ? told('Lists are given whole here: send no cursor.', 'getInit', snapshot) : null;

const LIST = /^(tools|prompts|resources|resources\/templates)\/list$/;
const OF = { 'tools/call': tool, 'prompts/get': prompt, 'resources/read': resource };

/** The answer to a message that asks for what is not here; null where it is here. */
export async function elsewhere(asked: unknown, sources: Sources): Promise<Answer | null> {
  const { id = null, method, params } = (asked ?? {}) as Record<string, unknown>;
  const own = Object.hasOwn(OF, String(method)) ? OF[method as keyof typeof OF] : null;
  const find = LIST.test(String(method)) ? page : own;
  const found = await find?.((params ?? {}) as Params, sources);
  if (!found) return null;
  const message = spelledOut(found.message, sources.snapshot);
  const error = { code: RPC.params, message, data: { suggested_next_url: found.next } };
  return jsonAnswer({ jsonrpc: '2.0', id, error });
}

/** What the library refuses by its status, in words that say what to send instead. */
const INSTEAD: Readonly<Record<number, string>> = {
  406: 'Send the header Accept: application/json, text/event-stream.',
  415: 'Send the header Content-Type: application/json.',
};
const VERSIONS = `The protocol versions that work here are ${MCP_VERSIONS.join(', ')}.`;

type Refused = { error?: { code: number; message: string; data?: { supported?: string[] } } };

/** An answer of the library: as it is, or with what to send instead where it was refused. */
export async function helped(response: Response, site: Sources['snapshot']): Promise<Response> {
  const instead = INSTEAD[response.status];
  if (!instead && response.status !== 400) return response;
  const body = (await response.clone().json()) as Refused;
  const { error } = body;
  const isVersion = /unsupported protocol version/i.test(error?.message ?? '');
  if (!error || !(instead || isVersion)) return response;
  const data = {
    // Of the stateless generation those that server/discover names; the words name all.
    ...(isVersion ? { supported: [...MCP_VERSIONS] } : {}),
    ...error.data,
    suggested_next_url: absolute(site, routes.getMcpCard.path),
  };
  const told = { ...body, error: { ...error, message: instead ?? VERSIONS, data } };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(told), { status: response.status, headers });
}
