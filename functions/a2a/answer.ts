/**
 * The A2A endpoint (JSON-RPC binding of A2A 1.0, and of 0.3; HTTP+JSON binding of 1.0): a message
 * is a question, or calls a skill by a part that is data; the answer is that of the operation, as
 * text and as data. The official SDK's server keeps tasks of its own and writes ids of callers to
 * the log; its client is what tests this.
 */
import * as z from 'zod';
import { routes } from '../../src/routes.ts';
import { parsedBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { jsonAnswer, protocolHeaders, RPC, RpcProblem, rpcErrors } from '../steps/errors.ts';
import { type Answer, type Exchange, respond, type Steps } from '../steps/steps.ts';
import { decodedPath } from '../table/match.ts';
import { A2A, failure, methodOf, type Outcome, REST } from './methods.ts';
import { type A2aDependencies, answerTo, checkVerb, taskOf, versionFailure } from './question.ts';

/** What an answer of ours leads to when it is none. */
const WHERE = { fallback: '/api/', suggested: routes.getAgentCard.path };

type Asked = Exchange & { given: A2aDependencies; method: string; params?: unknown };

/** The outcome of a method, whichever binding names it. */
async function outcomeOf({ method, params, request, given }: Asked): Promise<Outcome> {
  const known = methodOf(method);
  if (!known) return failure(RPC.method, 'There is no such method; SendMessage asks a question.');
  const other = versionFailure(request.headers.get('a2a-version'));
  if (other) return other;
  if ('task' in known) return taskOf(params, known.task, { ...given, ends: known.ends });
  const key = request.headers.get('idempotency-key');
  return 'answer' in known ? answerTo(params, known.answer, { ...given, key }) : known;
}

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z
    .union([z.string(), z.number().refine(Number.isInteger)])
    .nullable()
    .optional(),
  method: z.string(),
  params: z.unknown().optional(),
});

const JSON_RPC: Steps<Asked & Partial<z.output<typeof Call>>> = {
  identify: ({ request }) => checkVerb(request, ['POST']),
  validate: async (asked) => {
    const { data: call } = Call.safeParse((await parsedBody(asked.request)).value);
    const message = 'Send one JSON-RPC 2.0 request as one object, with id and method.';
    if (!call) throw new RpcProblem(RPC.request, 'malformed_json', message);
    Object.assign(asked, call);
    return undefined;
  },
  answer: async (asked) => {
    const outcome = await outcomeOf(asked);
    // A notification is not answered (JSON-RPC 2.0, section 4.1).
    if (asked.id === undefined) return { status: 204, body: null, headers: {} };
    return jsonAnswer({ jsonrpc: '2.0', id: asked.id, ...outcome });
  },
  headers: protocolHeaders,
  errors: (error, { given }) => rpcErrors(error, given.snapshot, WHERE),
};

/** Names of statuses (google.rpc.Code) that are answered here, by HTTP status; else an argument. */
const STATUS: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

function refusal(code: number, message: string, reason?: string, headers = {}): Answer {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason };
  const details = reason ? [{ ...info, domain: 'a2a-protocol.org' }] : [];
  const usual =
    !reason || reason.startsWith('CONTENT') ? 'INVALID_ARGUMENT' : 'FAILED_PRECONDITION';
  const status = STATUS[code] ?? usual;
  return jsonAnswer({ error: { code, status, message, details } }, code, headers);
}

function failed({ code, message }: { code: number; message: string }): Answer {
  const [reason] = Object.entries(A2A).find(([, own]) => own === code) ?? [];
  const status = code === A2A.TASK_NOT_FOUND ? 404 : code === RPC.internal ? 500 : 400;
  return refusal(status, message, reason);
}

/** The message is the body, a failure a status of HTTP with a google.rpc.Status (section 11). */
const HTTP_JSON: Steps<Asked> = {
  identify: (asked) => {
    const { request } = asked;
    const path = decodedPath(request)?.slice(`${routes.sendMessage.path}/`.length) ?? '';
    const [form, verbs = '', method] = REST.find(([known]) => known.test(path)) ?? [];
    const nothing = 'There is no such method; POST message:send asks a question.';
    if (!form) throw new Problem('endpoint_not_found', nothing);
    checkVerb(request, verbs.split(' '));
    Object.assign(asked, { method, params: form.exec(path)?.groups });
    return undefined;
  },
  validate: async (asked) => {
    if (asked.method === 'SendMessage') asked.params = (await parsedBody(asked.request)).value;
    return undefined;
  },
  answer: async (asked) => {
    const outcome = await outcomeOf(asked);
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
  const isRpc = decodedPath(request) === routes.sendMessage.path;
  const asked = { request, given, name: 'a2a', log: given.log, method: '' };
  return respond<Asked>(isRpc ? JSON_RPC : HTTP_JSON, asked);
}
