/**
 * The endpoint in this process: the built example behind the gateway, memory stores, a fixed clock;
 * and clients of it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished } from 'vitest';
import { answerA2a } from '../../functions/a2a/answer.ts';
import { gateway } from '../../functions/gateway/gateway.ts';
import type { Upstream } from '../../functions/gateway/upstream.ts';
import { contentType } from '../../functions/http/accept.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { answerMcp } from '../../functions/mcp/answer.ts';
import type { Service } from '../../functions/operations/operation.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import { functionOf } from '../../functions/table/match.ts';
import { mediaOf } from '../../src/files.ts';
import { BASE, type House, house } from '../operations/service.ts';
import { EXAMPLE } from '../support/build.ts';

export const TOKEN = 'a-token-of-the-tests';
export const BEARER = { authorization: `Bearer ${TOKEN}` };

/** The tools of the endpoint for everybody, in their order. */
export const OPEN_TOOLS = [
  ...['get_orientation', 'search_profile', 'read_resource', 'read_content', 'ask_question'],
  ...['check_claim', 'match_requirements', 'check_freshness'],
];

export const ERAS = ['legacy', 'modern'] as const;
export type Era = (typeof ERAS)[number];

export type Endpoint = {
  house: House;
  /** The whole service, gateway included. */
  ask: (request: Request) => Promise<Response>;
  /** A message as JSON, or text as it is, with what every client sends. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The official client, connected. */
  client: (era?: Era) => Promise<Client>;
};

const read: Upstream['read'] = (file) => readFile(join(EXAMPLE, file), 'utf8').catch(() => null);

/** A service of its own; its helpers call `/mcp` with a credential, or `/mcp/public` without. */
export function endpoint(given: Partial<Service> = {}, path = '/mcp'): Endpoint {
  const bearer: Record<string, string> = path === '/mcp' ? BEARER : {};
  const own = house({ credentials: credentialsFrom({ ACCESS_TOKENS: `mcp:${TOKEN}` }), ...given });
  const operate = (request: Request) => answerOperation(request, own);
  const upstream: Upstream = {
    read,
    next: async (request, file = '') => {
      const by = functionOf(request);
      if (by === 'a2a') return answerA2a(request, { ...own, ask: operate });
      if (by === 'mcp') return answerMcp(request, { ...own, upstream });
      if (by) return operate(request);
      const text = await read(file);
      if (text === null) return new Response(null, { status: 404 });
      return new Response(text, { headers: { 'Content-Type': contentType(mediaOf(file)) } });
    },
  };
  const ask = (request: Request) => gateway(request, upstream);
  return {
    house: own,
    ask,
    post: (body, headers = {}) =>
      ask(
        new Request(`${BASE}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...bearer,
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    client: async (era = 'modern') => {
      const client = new Client(
        { name: 'tests', version: '1.0.0' },
        { versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' } },
      );
      const transport = new StreamableHTTPClientTransport(new URL(`${BASE}${path}`), {
        fetch: (url, init) => ask(new Request(url, init)),
        requestInit: { headers: bearer },
      });
      await client.connect(transport);
      onTestFinished(() => client.close());
      return client;
    },
  };
}

export type Outcome = {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  _meta?: Record<string, unknown>;
};

/** Calls a tool; failures are results. */
export async function call(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<Outcome> {
  return (await client.callTool({ name, arguments: given })) as unknown as Outcome;
}

/** Calls a tool that refuses; what it says. Throws when it does not, or gives more than words. */
export async function refusal(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<string> {
  const { isError, content, structuredContent } = await call(client, name, given);
  expect([name, isError, structuredContent]).toEqual([name, true, undefined]);
  return content[0]?.text ?? '';
}
