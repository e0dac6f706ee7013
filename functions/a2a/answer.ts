/**
 * The A2A endpoint (JSON-RPC binding of A2A 1.0, and of 0.3): a message is a question, its answer
 * that of the ask operation, as text and as data. Nothing is kept but the log of questions. The
 * official SDK's server is built around tasks and writes ids of callers to the log; its client is
 * what tests this.
 */
import { routes } from '../../src/routes.ts';
import { HEADERS, messageOf, RPC, rpcError, rpcFailure } from '../http/json-rpc.ts';
import { plainPath } from '../table/match.ts';
import { answerHttpJson } from './http-json.ts';
import { METHODS } from './methods.ts';
import { type A2aDependencies, answerTo, failure, versionFailure, WHERE } from './question.ts';

type Id = string | number | null;
type Call = { id: Id; method: string; params: unknown };

function callOf(message: unknown): Call | null {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  const { jsonrpc, id = null, method, params } = message as Record<string, unknown>;
  const isId = id === null || typeof id === 'string' || Number.isInteger(id);
  return jsonrpc === '2.0' && typeof method === 'string' && isId
    ? { id: id as Id, method, params }
    : null;
}

async function outcomeOf(
  { method, params }: Call,
  version: string | null,
  dependencies: A2aDependencies,
): Promise<object> {
  const known = METHODS.get(method);
  if (!known) return failure(RPC.method, 'There is no such method; SendMessage asks a question.');
  const other = versionFailure(version);
  if (other) return other;
  if ('refusal' in known) return { error: known.refusal };
  if ('result' in known) return known;
  return answerTo(params, known.answer, dependencies);
}

/**
 * Answers a request to an A2A endpoint. Never throws; a failure is an error object of its binding.
 */
export async function answerA2a(
  request: Request,
  dependencies: A2aDependencies,
): Promise<Response> {
  const { snapshot: site, log } = dependencies;
  if (plainPath(new URL(request.url).pathname) === routes.sendMessageHttp.path)
    return answerHttpJson(request, dependencies);
  try {
    if (request.method !== 'POST') {
      const message = 'Send each message as a POST; the agent card says which there are.';
      return rpcError(RPC.refused, { code: 'method_not_allowed', message, ...WHERE }, site, {
        Allow: 'POST, OPTIONS',
      });
    }
    const call = callOf(await messageOf(request, WHERE));
    if (!call) {
      const message = 'Send one JSON-RPC 2.0 request as one object, with id and method.';
      return rpcError(RPC.request, { code: 'malformed_json', message, ...WHERE }, site);
    }
    const outcome = await outcomeOf(call, request.headers.get('a2a-version'), dependencies);
    return Response.json({ jsonrpc: '2.0', id: call.id, ...outcome }, { headers: HEADERS });
  } catch (error) {
    return rpcFailure(error, site, log, 'a2a');
  }
}
