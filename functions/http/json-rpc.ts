/**
 * JSON-RPC 2.0 for the endpoints that speak it: the message of a request, and failures as error
 * objects with the same ways on as our other errors.
 */
import { type ProblemText, problemPayload, statusOf } from '../../src/surfaces/problem.ts';
import type { Site } from '../../src/surfaces/site.ts';
import { decodeUtf8, readBytes } from './body.ts';
import { PRIVATE_HEADERS, SECURITY_HEADERS } from './headers.ts';
import { jsonProblem } from './json.ts';
import { Problem, type Recovery } from './problem.ts';
import { stackTrace } from './stack-trace.ts';

/**
 * JSON-RPC 2.0, section 5.1; below -32000 what servers define, outside of what MCP reserves for
 * itself.
 */
export const RPC = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  refused: -32000,
  unauthorized: -32001,
} as const;

/** On every answer of the endpoint: kept nowhere, and no page of another origin reads it. */
export const HEADERS = { ...SECURITY_HEADERS, ...PRIVATE_HEADERS } as const;

/** Code, retryable, fallback and suggestion of a problem, as `data` of a JSON-RPC error. */
function problemData(text: ProblemText, site: Pick<Site, 'base'>): object {
  const { message: _, ...data } = (
    problemPayload(text, site) as unknown as { error: { message: string } }
  ).error;
  return data;
}

/** The answer for a request that no server gets to see: the id is not known. */
export function rpcError(
  code: number,
  text: ProblemText,
  site: Pick<Site, 'base'>,
  headers: Record<string, string> = {},
  status = statusOf(text.code),
): Response {
  const body = {
    jsonrpc: '2.0',
    id: null,
    error: { code, message: text.message, data: problemData(text, site) },
  };
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/**
 * The answer to what was thrown on the way. A Problem is told with its ways on; anything else is
 * our fault: it goes into the log, behind the name of the protocol.
 */
export function rpcFailure(
  error: unknown,
  site: Pick<Site, 'base'>,
  log: (line: string) => void,
  protocol: 'mcp' | 'a2a',
): Response {
  if (error instanceof Problem) {
    const code = error.text.code === 'malformed_json' ? RPC.parse : RPC.refused;
    return rpcError(code, error.text, site, error.headers);
  }
  log(`${protocol} ${stackTrace(error)}`);
  const message = 'Something went wrong here; try again later.';
  return rpcError(RPC.internal, { code: 'internal_error', message, fallback: '/api/status' }, site);
}

/**
 * The message of a POST, parsed. Throws a Problem for what is too large or no JSON; `where` is what
 * it offers instead.
 */
export async function messageOf(request: Request, where: Recovery): Promise<unknown> {
  const text = decodeUtf8(await readBytes(request, where), where);
  const broken = (message: string) => new Problem({ code: 'malformed_json', message, ...where });
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw broken('The body is not valid JSON; check quotes, commas and brackets.');
  }
  const problem = jsonProblem(text);
  if (problem) throw broken(problem);
  return message;
}
