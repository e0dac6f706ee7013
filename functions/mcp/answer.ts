/**
 * The MCP endpoints: the official server, stateless, for all revisions. That for everybody and that
 * behind a credential differ by their routes alone.
 */
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { routes } from '../../src/routes.ts';
import { mcpServerName } from '../../src/surfaces/discovery/about.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { absolute, type Site } from '../../src/surfaces/site.ts';
import { API_VERSION, MCP_VERSIONS } from '../../src/surfaces/versions.ts';
import { gateway } from '../gateway/gateway.ts';
import { LARGEST_BODY_BYTES, parsedBody } from '../http/body.ts';
import { jsonAnswer, protocolHeaders, RPC, RpcProblem, rpcErrors } from '../steps/errors.ts';
import { type Answer, type Exchange, respond, type Steps } from '../steps/steps.ts';
import { isObject } from '../store/checks.ts';
import { matchOf } from '../table/match.ts';
import type { McpDependencies, Sources } from './dependencies.ts';
import { elsewhere, helped } from './elsewhere.ts';
import { factsOf } from './facts.ts';
import { checkAddress, checkToken } from './gate.ts';
import { serverFor } from './server.ts';
import { toolsFor } from './tools/tools.ts';

const LIMITS = { maxRequestBodySize: LARGEST_BODY_BYTES };
const WHERE = { fallback: '/api/', suggested: '/skill.md' };

type Asked = Exchange & { given: McpDependencies; open: boolean };

const ALLOWED = { Allow: 'GET, HEAD, POST, OPTIONS' };
const wrongMethod = (message: string) =>
  new RpcProblem(RPC.refused, 'method_not_allowed', message, {}, ALLOWED);

/** What an endpoint offers, for whoever looks before connecting, sealed like every payload. */
function description(site: Pick<Site, 'base'>, open: boolean) {
  const payload = {
    name: mcpServerName(site),
    version: API_VERSION,
    url: absolute(site, (open ? routes.callOpenMcp : routes.callMcp).path),
    transport: 'streamable-http',
    stateless: true,
    protocol_versions: [...MCP_VERSIONS],
    tools: toolsFor(open).map(({ name, title }) => ({ name, title })),
    authentication: open
      ? null
      : { scheme: 'bearer', without_url: absolute(site, routes.callOpenMcp.path) },
    server_card_url: absolute(site, routes.getMcpCard.path),
    documentation_url: absolute(site, routes.getSkillMd.path),
  };
  return seal(payload, { last_modified: null, breaking_changes_since: null });
}

/**
 * GET and HEAD: what this is, unless an event stream is asked for, which nothing here could feed.
 */
function read({ request, open, given: { snapshot } }: Asked): Answer {
  if (/text\/event-stream/i.test(request.headers.get('accept') ?? ''))
    throw wrongMethod(
      'There is no event stream here: the endpoint keeps no sessions. Send each message as a POST.',
    );
  return jsonAnswer(description(snapshot, open), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept',
  });
}

/**
 * Clients of revisions before 2026-07-28 are answered by an event stream, whose one event is sent
 * in one piece: the library writes it in several, which costs a fifth of a call.
 */
async function answerLegacy(server: McpServer, request: Request, given: { parsedBody?: unknown }) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // Neither holds anything open: they go with the answer.
  const response = await transport.handleRequest(request, given);
  if (response.status !== 200) return response;
  const headers = { 'Content-Type': 'text/event-stream' };
  return new Response(`event: message\ndata: ${await response.text()}\n\n`, { headers });
}

async function call({ request, open, given: own }: Asked): Promise<Answer> {
  const { snapshot, upstream, log } = own;
  // The server says what it takes; a body of another kind is not even read.
  const isJson = isJsonContentType(request.headers.get('content-type'));
  const message = isJson ? (await parsedBody(request)).value : undefined;
  const single =
    'Send one JSON-RPC message as one object; batches are not taken (MCP 2025-06-18 and later).';
  if (isJson && !isObject(message)) throw new RpcProblem(RPC.request, 'malformed_json', single);
  const sources: Sources = {
    open,
    facts: await factsOf(snapshot, upstream.read),
    ask: (asked) => gateway(asked, upstream),
    read: upstream.read,
    snapshot,
    log,
  };
  const told = await elsewhere(message, sources);
  if (told) return told;
  const server = () => serverFor(sources, message ?? {});
  const given = message === undefined ? {} : { parsedBody: message };
  const isLegacy = isJson && (await isLegacyRequest(request, message));
  const answered = isLegacy
    ? await answerLegacy(server(), request, given)
    : await createMcpHandler(server, LIMITS).fetch(request, given);
  const passed = await helped(answered, snapshot);
  // How long a connection stays open is between its two ends (RFC 9110, section 7.6.1).
  passed.headers.delete('connection');
  return { status: passed.status, body: null, headers: {}, passed };
}

const MCP: Steps<Asked> = {
  admit: ({ request, given }) => checkAddress(request, given),
  authorise: async ({ request, open, given }) => (open ? undefined : checkToken(request, given)),
  limit: async ({ open, given }) => {
    if (open) await given.limit?.();
    return undefined;
  },
  answer: async (asked) => {
    if (/^(GET|HEAD)$/.test(asked.request.method)) return read(asked);
    if (asked.request.method === 'POST') return call(asked);
    throw wrongMethod('This method is not allowed here; send each message as a POST.');
  },
  headers: protocolHeaders,
  errors: (error, { given }) => rpcErrors(error, given.snapshot, WHERE),
};

/** Answers a request to the endpoint. Never throws; every failure is a JSON-RPC error object. */
export function answerMcp(request: Request, given: McpDependencies): Promise<Response> {
  const open = matchOf(request)?.routes.some(({ access }) => access === 'public') ?? false;
  return respond(MCP, { request, given, open, name: 'mcp', log: given.log });
}
