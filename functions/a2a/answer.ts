/**
 * The A2A endpoint (JSON-RPC binding of A2A 1.0, and of 0.3; HTTP+JSON binding of 1.0): a message
 * is a question, or calls a skill by a part that is data; the answer is that of the operation, as
 * text and as data. The official SDK's server keeps tasks of its own and writes ids of callers to
 * the log; its client is what tests this.
 */
import * as z from 'zod';
import { parsedBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { jsonAnswer, protocolHeaders, RPC, RpcProblem, rpcErrors } from '../steps/errors.ts';
import { type Answer, type Exchange, respond, type Steps } from '../steps/steps.ts';
import { matchOf } from '../table/match.ts';
import { NOW } from './generations.ts';
import { A2A, failure, METHODS } from './methods.ts';
import {
  type A2aDependencies,
  answerTo,
  checkMethod,
  taskOf,
  versionFailure,
  WHERE,
} from './question.ts';

type Asked = Exchange & { given: A2aDependencies };

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z
    .union([z.string(), z.number().refine(Number.isInteger)])
    .nullable()
    .default(null),
  method: z.string(),
  params: z.unknown().optional(),
});
type Called = Asked & { call: z.output<typeof Call> };

async function outcomeOf({ call: { method, params }, request, given }: Called): Promise<object> {
  const known = METHODS.get(method);
  if (!known) return failure(RPC.method, 'There is no such method; SendMessage asks a question.');
  const other = versionFailure(request.headers.get('a2a-version'));
  if (other) return other;
  if ('task' in known) return taskOf(params, known.task, { ...given, ends: known.ends });
  return 'answer' in known ? answerTo(params, known.answer, given) : known;
}

const JSON_RPC: Steps<Called> = {
  identify: ({ request }) => checkMethod(request),
  validate: async (asked) => {
    const { data: call } = Call.safeParse((await parsedBody(asked.request)).value);
    const message = 'Send one JSON-RPC 2.0 request as one object, with id and method.';
    if (!call) throw new RpcProblem(RPC.request, 'malformed_json', message);
    asked.call = call;
    return undefined;
  },
  answer: async (asked) =>
    jsonAnswer({ jsonrpc: '2.0', id: asked.call.id, ...(await outcomeOf(asked)) }),
  headers: protocolHeaders,
  errors: (error, { given }) => rpcErrors(error, given.snapshot, WHERE),
};

/** Names of statuses (google.rpc.Code) that are answered here, by HTTP status; else an argument. */
const STATUS: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** HTTP status and reason of the failures that A2A names (section 5.4). */
const NAMED: Readonly<Record<number, [status: number, reason: string]>> = {
  [A2A.taskNotFound]: [404, 'TASK_NOT_FOUND'],
  [A2A.contentType]: [400, 'CONTENT_TYPE_NOT_SUPPORTED'],
  [A2A.version]: [400, 'VERSION_NOT_SUPPORTED'],
};

function refusal(code: number, message: string, reason?: string, headers = {}): Answer {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason };
  const details = reason ? [{ ...info, domain: 'a2a-protocol.org' }] : [];
  const error = { code, status: STATUS[code] ?? 'INVALID_ARGUMENT', message, details };
  return jsonAnswer({ error }, code, headers);
}

function failed({ code, message }: { code: number; message: string }): Answer {
  const [status, reason] = NAMED[code] ?? [code === RPC.internal ? 500 : 400];
  return refusal(status, message, reason);
}

/** The message is the body, a failure a status of HTTP with a google.rpc.Status (section 11). */
const HTTP_JSON: Steps<Asked & { message: unknown; task: string | undefined }> = {
  identify: ({ request, task }) => checkMethod(request, task === undefined ? 'POST' : 'GET'),
  validate: async (asked) => {
    const other = versionFailure(asked.request.headers.get('a2a-version'));
    if (other) return failed(other.error);
    if (asked.task === undefined) asked.message = (await parsedBody(asked.request)).value;
    return undefined;
  },
  answer: async ({ message, given, task }) => {
    const outcome =
      task === undefined
        ? await answerTo(message, NOW, given)
        : await taskOf({ id: task }, NOW, { ...given, ends: false });
    return 'result' in outcome ? jsonAnswer(outcome.result) : failed(outcome.error);
  },
  headers: protocolHeaders,
  errors: (error) =>
    error instanceof Problem
      ? refusal(error.status, error.text.message, undefined, error.headers)
      : refusal(500, 'Something went wrong here; try again later.'),
};

/**
 * Answers a request to an A2A endpoint. Never throws; a failure is an error object of its binding.
 */
export function answerA2a(request: Request, given: A2aDependencies): Promise<Response> {
  const match = matchOf(request);
  const isRpc = match?.routes.some(({ id }) => id === 'sendMessage');
  const exchange = { request, given, name: 'a2a', log: given.log };
  return isRpc
    ? respond(JSON_RPC, exchange as Called)
    : respond(HTTP_JSON, { ...exchange, message: undefined, task: match?.params['id'] });
}
