/**
 * What stands around every answer, in this order; who leaves out a step does nothing there. What
 * ends the way early, an answer or an error, goes on with the steps after `answer`.
 */
import { Buffer } from 'node:buffer';
import { Problem, stackTrace } from '../http/problem.ts';

const BEFORE = [
  // Which route answers at this path, and with which parameters: 404, 405; OPTIONS is answered.
  'identify',
  // The Host and the Origin may call: 403.
  'admit',
  // The credential opens the route: 401, 503; after too many wrong ones 429.
  'authorise',
  // Query, headers and body are what the route takes: 400, 413, 415, 422.
  'validate',
  // The caller has not sent too much: 429.
  'limit',
  // A repeat under an Idempotency-Key gets the first answer; with another body 409.
  'idempotency',
  // Which form the caller likes best; a browser is led to the page of a record: 303.
  'negotiate',
  'answer',
] as const;

const AFTER = [
  // Whoever has it already is told so: 304.
  'conditional',
  // Who may read it, how long it is kept, and where the rest of the service is.
  'headers',
] as const;

type StepName = (typeof BEFORE | typeof AFTER)[number];

/** An answer on its way. `passed` is one from behind the gateway, which goes on as it is. */
export type Answer = {
  status: number;
  body: string | ReadableStream<Uint8Array> | null;
  headers: Record<string, string>;
  passed?: Response;
};

/** A request on its way, with what the steps find out. */
export type Exchange = {
  readonly request: Request;
  /** What log lines begin with: the id of the request, or where it came in. */
  readonly name: string;
  /** One line for the operator, never with anything that a caller sent. */
  readonly log?: ((line: string) => void) | undefined;
};

type Step<E> = (exchange: E) => Answer | undefined | Promise<Answer | undefined>;
type Last<E> = (answer: Answer, exchange: E) => Answer;

/** What happens at each step, and how an error is told; it may throw on what is not its own. */
export type Steps<E extends Exchange> = {
  [name in (typeof BEFORE)[number]]?: Step<E>;
} & { [name in (typeof AFTER)[number]]?: Last<E> } & {
  errors: (error: unknown, exchange: E) => Answer | Promise<Answer>;
};

/** Refusals that are told a minute: a flood of them is no reason to write all night. */
const MOST_TOLD = 100;
const told = { minute: 0, count: 0 };

/** Tells a refusal or a failure with the step that it came to, and nothing of the caller's. */
export function tell(
  error: unknown,
  step: StepName,
  { name, log }: Pick<Exchange, 'name' | 'log'>,
): void {
  const minute = Math.floor(Date.now() / 60_000);
  if (told.minute !== minute) Object.assign(told, { minute, count: 0 });
  if (!(error instanceof Problem)) log?.(`${name} failed at ${step}: ${stackTrace(error)}`);
  else if (told.count++ < MOST_TOLD) log?.(`${name} refused at ${step}: ${error.text.code}`);
}

async function answerOf<E extends Exchange>(steps: Steps<E>, exchange: E): Promise<Answer> {
  for (const step of BEFORE) {
    try {
      const given = steps[step]?.(exchange);
      const answer = given instanceof Promise ? await given : given;
      if (answer) return answer;
    } catch (error) {
      tell(error, step, exchange);
      return steps.errors(error, exchange);
    }
  }
  throw new Error('no step answered');
}

function responseOf({ status, body, headers, passed }: Answer, method: string): Response {
  if (passed) {
    for (const [name, value] of Object.entries(headers)) passed.headers.set(name, value);
    return passed;
  }
  // A string goes out together with its headers, bytes after them.
  const length = typeof body === 'string' ? Buffer.byteLength(body) : null;
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: length === null ? headers : { ...headers, 'Content-Length': String(length) },
  });
}

/** Takes a request through its steps. Throws what `errors` throws. */
export async function respond<E extends Exchange>(steps: Steps<E>, exchange: E): Promise<Response> {
  let answer = await answerOf(steps, exchange);
  for (const step of AFTER) answer = steps[step]?.(answer, exchange) ?? answer;
  return responseOf(answer, exchange.request.method);
}
