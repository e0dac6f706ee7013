/**
 * The HTTP+JSON binding of A2A 1.0 (section 11): the message is the body, and a failure a status of
 * HTTP with a google.rpc.Status.
 */
import { statusOf } from '../../src/surfaces/problem.ts';
import { HEADERS, messageOf, RPC } from '../http/json-rpc.ts';
import { Problem } from '../http/problem.ts';
import { stackTrace } from '../http/stack-trace.ts';
import { writeNow } from './generations.ts';
import { A2A } from './methods.ts';
import { type A2aDependencies, answerTo, versionFailure, WHERE } from './question.ts';

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

function refusal(code: number, message: string, reason?: string, headers = {}): Response {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason };
  const details = reason ? [{ ...info, domain: 'a2a-protocol.org' }] : [];
  const error = { code, status: STATUS[code] ?? 'INVALID_ARGUMENT', message, details };
  return Response.json({ error }, { status: code, headers: { ...HEADERS, ...headers } });
}

/** Answers a request to `message:send`. Never throws. */
export async function answerHttpJson(
  request: Request,
  dependencies: A2aDependencies,
): Promise<Response> {
  if (request.method !== 'POST')
    return refusal(405, 'Send each message as a POST; the agent card says which there are.', '', {
      Allow: 'POST, OPTIONS',
    });
  try {
    const outcome =
      versionFailure(request.headers.get('a2a-version')) ??
      (await answerTo(await messageOf(request, WHERE), writeNow, dependencies));
    if ('result' in outcome) return Response.json(outcome.result, { headers: HEADERS });
    const { code, message } = outcome.error;
    const [status, reason] = NAMED[code] ?? [code === RPC.internal ? 500 : 400];
    return refusal(status, message, reason);
  } catch (error) {
    if (error instanceof Problem)
      return refusal(statusOf(error.text.code), error.text.message, undefined, error.headers);
    dependencies.log(`a2a ${stackTrace(error)}`);
    return refusal(500, 'Something went wrong here; try again later.');
  }
}
