/**
 * The A2A endpoint (JSON-RPC binding of A2A 1.0, and of 0.3): a message is a question, or calls a
 * skill by a part that is data; the answer is that of the operation, as text and as data. The
 * official SDK's server keeps tasks of its own and writes ids of callers to the log; its client is
 * what tests this.
 */
import { parsedBody } from '../http/body.ts';
import { jsonAnswer, protocolHeaders, RPC, RpcProblem, rpcErrors } from '../steps/json-rpc.ts';
import { type Exchange, respond, type Steps } from '../steps/steps.ts';
import { matchOf } from '../table/match.ts';
import { HTTP_JSON } from './http-json.ts';
import { METHODS } from './methods.ts';
import {
  type A2aDependencies,
  answerTo,
  checkMethod,
  failure,
  taskOf,
  versionFailure,
  WHERE,
} from './question.ts';

type Id = string | number | null;
type Call = { id: Id; method: string; params: unknown };
type Asked = Exchange & { given: A2aDependencies; call: Call };

function callOf(message: unknown): Call | null {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  const { jsonrpc, id = null, method, params } = message as Record<string, unknown>;
  const isId = id === null || typeof id === 'string' || Number.isInteger(id);
  return jsonrpc === '2.0' && typeof method === 'string' && isId
    ? { id: id as Id, method, params }
    : null;
}

async function outcomeOf({ call: { method, params }, request, given }: Asked): Promise<object> {
  const known = METHODS.get(method);
  if (!known) return failure(RPC.method, 'There is no such method; SendMessage asks a question.');
  const other = versionFailure(request.headers.get('a2a-version'));
  if (other) return other;
  if ('refusal' in known) return { error: known.refusal };
  if ('result' in known) return known;
  if ('task' in known) return taskOf(params, known.task, { ...given, ends: known.ends });
  return answerTo(params, known.answer, given);
}

const JSON_RPC: Steps<Asked> = {
  identify: ({ request }) => checkMethod(request),
  validate: async (asked) => {
    const call = callOf((await parsedBody(asked.request, WHERE)).value);
    const message = 'Send one JSON-RPC 2.0 request as one object, with id and method.';
    if (!call) throw new RpcProblem(RPC.request, { code: 'malformed_json', message, ...WHERE });
    asked.call = call;
    return undefined;
  },
  answer: async (asked) =>
    jsonAnswer({ jsonrpc: '2.0', id: asked.call.id, ...(await outcomeOf(asked)) }),
  headers: protocolHeaders,
  errors: (error, { given }) => rpcErrors(error, given.snapshot),
};

/**
 * Answers a request to an A2A endpoint. Never throws; a failure is an error object of its binding.
 */
export function answerA2a(request: Request, given: A2aDependencies): Promise<Response> {
  const match = matchOf(request);
  const isRpc = match?.routes.some(({ id }) => id === 'sendMessage');
  const exchange = { request, given, name: 'a2a', log: given.log };
  return isRpc
    ? respond(JSON_RPC, exchange as Asked)
    : respond(HTTP_JSON, { ...exchange, message: undefined, task: match?.params['id'] });
}
