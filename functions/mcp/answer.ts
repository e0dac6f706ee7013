/**
 * The MCP endpoints: gate, method, body, then the official server, stateless, for all revisions.
 * That for everybody and that behind a credential differ by their rows alone.
 */
import { createMcpHandler, isJsonContentType } from '@modelcontextprotocol/server';
import { door } from '../gateway/door.ts';
import { withHeaders } from '../gateway/headers.ts';
import { LARGEST_BODY_BYTES } from '../http/body.ts';
import { HEADERS, messageOf, RPC, rpcError, rpcFailure } from '../http/json-rpc.ts';
import { isPublic } from '../table/match.ts';
import type { McpDependencies, Sources } from './dependencies.ts';
import { description } from './describe.ts';
import { factsOf } from './facts.ts';
import { gateResponse } from './gate.ts';
import { serverFor } from './server.ts';

const WHERE = { fallback: '/api/', suggested: '/skill.md' };
const ALLOW = 'GET, HEAD, POST, OPTIONS';

/**
 * GET and HEAD: what this is, unless an event stream is asked for, which nothing here could feed.
 */
function read(request: Request, open: boolean, { snapshot }: McpDependencies): Response {
  if (/text\/event-stream/i.test(request.headers.get('accept') ?? '')) {
    const message =
      'There is no event stream here: the endpoint keeps no sessions. Send each message as a POST.';
    return rpcError(RPC.refused, { code: 'method_not_allowed', message, ...WHERE }, snapshot, {
      Allow: ALLOW,
    });
  }
  const body = new TextEncoder().encode(JSON.stringify(description(snapshot, open)));
  const headers = {
    ...HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.byteLength),
  };
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, Vary: 'Accept' },
  });
}

async function call(
  request: Request,
  open: boolean,
  dependencies: McpDependencies,
): Promise<Response> {
  const { snapshot, upstream, log, extension } = dependencies;
  // The server says what it takes; a body of another kind is not even read.
  const isJson = isJsonContentType(request.headers.get('content-type'));
  const parsedBody = isJson ? await messageOf(request, WHERE) : undefined;
  if (
    isJson &&
    (typeof parsedBody !== 'object' || parsedBody === null || Array.isArray(parsedBody))
  ) {
    const message =
      'Send one JSON-RPC message as one object; batches are not taken (MCP 2025-06-18 and later).';
    return rpcError(RPC.request, { code: 'malformed_json', message, ...WHERE }, snapshot);
  }
  const sources: Sources = {
    open,
    facts: await factsOf(snapshot, upstream.read),
    ask: (asked) => door(asked, upstream),
    read: upstream.read,
    snapshot,
    log,
  };
  const handler = createMcpHandler((context) => serverFor(sources, context, extension), {
    maxRequestBodySize: LARGEST_BODY_BYTES,
    ...extension?.handler,
  });
  const answer = await handler.fetch(request, parsedBody === undefined ? {} : { parsedBody });
  // How long a connection stays open is between its two ends (RFC 9110, section 7.6.1).
  answer.headers.delete('connection');
  return withHeaders(answer, HEADERS);
}

/** Answers a request to the endpoint. Never throws; every failure is a JSON-RPC error object. */
export async function answerMcp(
  request: Request,
  dependencies: McpDependencies,
): Promise<Response> {
  const { snapshot, credentials, hosts = [], limit, log, failed } = dependencies;
  const site = snapshot;
  try {
    const open = isPublic(request);
    const refusal = await gateResponse(request, {
      open,
      site,
      credentials,
      hosts,
      ...(failed ? { failed } : {}),
    });
    if (refusal) return refusal;
    if (open) await limit?.();
    if (request.method === 'GET' || request.method === 'HEAD')
      return read(request, open, dependencies);
    if (request.method === 'POST') return await call(request, open, dependencies);
    const message = 'This method is not allowed here; send each message as a POST.';
    return rpcError(RPC.refused, { code: 'method_not_allowed', message, ...WHERE }, site, {
      Allow: ALLOW,
    });
  } catch (error) {
    return rpcFailure(error, site, log, 'mcp');
  }
}
