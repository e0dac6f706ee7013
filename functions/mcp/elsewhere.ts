/**
 * What is asked for and not there: which call does it instead. The library's own words end there,
 * and name fewer versions than work.
 */
import { routes } from '../../src/routes.ts';
import { absolute, spelledOut } from '../../src/surfaces/site.ts';
import { MCP_VERSIONS } from '../../src/surfaces/versions.ts';
import type { ErrorBody } from '../http/problem.ts';
import { jsonAnswer, RPC } from '../steps/errors.ts';
import type { Answer } from '../steps/steps.ts';
import type { Sources } from './dependencies.ts';
import { targetOf } from './tools/address.ts';
import { toolsFor } from './tools/tools.ts';

/** Why there is no such thing, and the address that leads on. */
type Told = { message: string; next: string };
type Params = { name?: unknown; uri?: unknown };

const named = (of: boolean) => toolsFor(of).map(({ name }) => name);

const none = (noun: string, list: string) =>
  `There is no such ${noun} here; ${list} names those there are`;

function tool({ name }: Params, { open, snapshot }: Sources): Told | null {
  if (typeof name !== 'string' || named(open).includes(name)) return null;
  if (!(open && named(false).includes(name)))
    return {
      message: `${none('tool', 'tools/list')}: ${named(open).join(', ')}.`,
      next: absolute(snapshot, routes.getSkillMd.path),
    };
  const message =
    'This tool is at /mcp, with Authorization: Bearer and a token of the owner; ask for one at ' +
    '/api/contact, or send the same by HTTP: /api/ lists every endpoint.';
  return { message, next: absolute(snapshot, routes.getContactPolicy.path) };
}

function prompt({ name }: Params, { facts, snapshot }: Sources): Told | null {
  const ids = facts.missions.map(({ id }) => id);
  if (typeof name !== 'string' || ids.includes(name)) return null;
  const message = `${none('prompt', 'prompts/list')}: ${ids.join(', ')}.`;
  return { message, next: absolute(snapshot, routes.getInit.path) };
}

async function resource({ uri }: Params, { ask, facts, snapshot }: Sources): Promise<Told | null> {
  const { base } = snapshot;
  const url = typeof uri === 'string' && URL.canParse(uri) ? new URL(uri) : null;
  if (typeof uri !== 'string' || (url && !/^https?:$/.test(url.protocol))) return null;
  if (url?.origin === base && (facts.files.has(url.pathname) || targetOf(uri, base))) return null;
  const told = {
    message: `${none('resource', 'resources/list')}, and all begin with ${base}/.`,
    next: absolute(snapshot, routes.getInit.path),
  };
  if (url?.origin !== base) return told;
  const response = await ask(new Request(url, { headers: { accept: 'application/json' } }));
  const isOurs = !response.ok && response.headers.get('content-type')?.includes('json');
  if (!isOurs) return told;
  const { error } = (await response.json()) as Partial<ErrorBody>;
  return error ? { message: error.message, next: error.suggested_next_url } : told;
}

const OF = { 'tools/call': tool, 'prompts/get': prompt, 'resources/read': resource };

/** The answer to a message that asks for what is not here; null where it is here. */
export async function elsewhere(message: unknown, sources: Sources): Promise<Answer | null> {
  const { id = null, method, params } = (message ?? {}) as Record<string, unknown>;
  const find = Object.hasOwn(OF, String(method)) ? OF[method as keyof typeof OF] : null;
  const told = await find?.((params ?? {}) as Params, sources);
  if (!told) return null;
  const error = {
    code: RPC.params,
    message: spelledOut(told.message, sources.snapshot),
    data: { suggested_next_url: told.next },
  };
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
