/**
 * The HTTP+JSON binding of A2A 1.0 (section 11): the message is the body, and a failure a status of
 * HTTP with a google.rpc.Status.
 */
import { parsedBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { jsonAnswer, protocolHeaders, RPC } from '../steps/json-rpc.ts';
import type { Answer, Exchange, Steps } from '../steps/steps.ts';
import { NOW } from './generations.ts';
import { A2A } from './methods.ts';
import {
  type A2aDependencies,
  answerTo,
  checkMethod,
  taskOf,
  versionFailure,
  WHERE,
} from './question.ts';

/** Names of statuses (google.rpc.Code) that are answered here, by HTTP status. */
const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
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

type Asked = Exchange & { given: A2aDependencies; message: unknown; task: string | undefined };

/** The steps of `message:send`, and of the state of a task. */
export const HTTP_JSON: Steps<Asked> = {
  identify: ({ request, task }) => checkMethod(request, task === undefined ? 'POST' : 'GET'),
  validate: async (asked) => {
    const other = versionFailure(asked.request.headers.get('a2a-version'));
    if (other) return failed(other.error);
    if (asked.task === undefined) asked.message = (await parsedBody(asked.request, WHERE)).value;
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

function failed({ code, message }: { code: number; message: string }): Answer {
  const [status, reason] = NAMED[code] ?? [code === RPC.internal ? 500 : 400];
  return refusal(status, message, reason);
}
