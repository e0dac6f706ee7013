/** A message and its answer, and a task and its state, whatever binding of A2A carries them. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { fillPath } from '../../src/files.ts';
import { type RouteId, routes } from '../../src/routes.ts';
import { bodies, type operationResponses } from '../../src/schemas/contact-payloads.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { AUTONOMOUS_AGENT_RULE } from '../../src/surfaces/rules.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { spelledOut } from '../../src/surfaces/site.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { callId } from '../http/idempotency.ts';
import { checked } from '../http/issues.ts';
import { type ErrorBody, Problem } from '../http/problem.ts';
import { RPC, RpcProblem } from '../steps/errors.ts';
import { type Form, Params, type Said, type State, written } from './generations.ts';
import { A2A, type Failure, failure, type Outcome } from './methods.ts';
import { callOf, isWrite } from './skills.ts';

export type A2aDependencies = {
  snapshot: Pick<Snapshot, 'base'>;
  /** Answers a request to an operation. */
  ask: (request: Request) => Promise<Response>;
  log: (line: string) => void;
  now: () => Date;
  /** The Idempotency-Key of the request. */
  key?: string | null;
};

/** Throws unless a request has one of some verbs. */
export function checkVerb({ method }: Request, verbs: readonly string[]): undefined {
  if (verbs.includes(method)) return;
  const message = 'Send each message as a POST, look with a GET; the agent card says where.';
  const headers = { Allow: [...verbs, 'OPTIONS'].join(', ') };
  throw new RpcProblem(RPC.refused, 'method_not_allowed', message, {}, headers);
}

/** Types of answers; a caller that wants neither gets none. */
const OUTPUTS = ['text/plain', 'application/json'];

/** Generations that answer, by major and minor of `A2A-Version`; 0.3 has no such header. */
const VERSIONS = ['1.0', '0.3'];

/** A context that a caller named is kept if it is an id and no text. */
const CONTEXT = /^[\w:-]{1,128}$/;
/**
 * The id of a task: that by which its message is followed, and its context. Of a draft nothing is
 * stored until it is sent again, on its day: then the first is its Idempotency-Key.
 */
const TASK = /^(draft~)?(\d{4}-\d\d-\d\d-[\w-]{43})~([\w:-]{1,128})$/;

/** Why a version that a caller names is not spoken here, or null. */
export const versionFailure = (version: string | null): Failure | null =>
  version && !VERSIONS.includes(version.split('.').slice(0, 2).join('.'))
    ? failure(A2A.VERSION_NOT_SUPPORTED, `The versions of A2A here are ${VERSIONS.join(' and ')}.`)
    : null;

type Answers = typeof operationResponses;
type Answered = Partial<z.infer<Answers['ask']> & z.infer<Answers['sendContact']>>;
type Status = z.infer<Answers['getContactStatus']>;

/** States of a message as those of its task. */
const STATES = {
  received: 'submitted',
  read: 'working',
  answered: 'completed',
  closed: 'completed',
} as const satisfies Record<string, State>;

/** The answer in words, with what it stands on. */
function inWords(data: Answered, route: RouteId, base: string): string {
  const { answer, sources = [] } = data;
  if (answer === undefined)
    return markdownTwin(data as never, {
      title: routes[route].purpose,
      url: `${base}${routes[route].path}`,
      base,
    });
  const lines = sources.map(({ label, url, evidence_level }) =>
    evidence_level ? `- ${label} (${evidence_level}): ${url}` : `- ${label}: ${url}`,
  );
  return lines.length === 0 ? answer : [answer, '', 'Sources:', ...lines].join('\n');
}

const inSentences = (detail: NonNullable<ErrorBody['detail']>) =>
  detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}.`);

/** Throws what is to be tried later; what else failed in words that say what to do. */
async function failedIn(response: Response): Promise<string> {
  const { error, detail = [] } = (await response.json()) as ErrorBody;
  const later = { 'Retry-After': response.headers.get('retry-after') ?? '60' };
  if (response.status === 429) throw new Problem('rate_limited', error.message, {}, later);
  return [error.message, ...inSentences(detail)].join(' ');
}

const SUBMITTED =
  'This task was submitted with another message and takes no more; leave taskId out, and it is a ' +
  'message of its own.';

/** A task of which nothing is stored, because a rule is not met. */
const toSendAgain = (id: string, contextId: string, why: string): Said => ({
  contextId,
  text: `${why} Nothing was stored. Send the whole data part again, with what is missing.`,
  task: { id, state: 'input-required', at: null },
});

/** Whether a message says for whom it is sent and why; an agent's has to. */
function isSigned(body: object): boolean {
  const { human_name, context } = body as Record<string, unknown>;
  return [human_name, context].every((text) => typeof text === 'string' && text.trim() !== '');
}

/** The outcome of a message. Throws a Problem where too much was asked. */
export async function answerTo(params: unknown, form: Form, given: A2aDependencies) {
  const { snapshot, ask, now } = given;
  const { base } = snapshot;
  const parsed = Params.safeParse(params);
  if (!parsed.success)
    return failure(RPC.params, 'params needs a message with a messageId and at least one part.');
  const { message, configuration } = parsed.data;
  const [draft, isDraft, drafted = '', of = ''] = TASK.exec(message.taskId ?? '') ?? [];
  if (message.taskId && !isDraft)
    return failure(A2A.TASK_NOT_FOUND, 'No task goes on with a message; leave taskId out.');
  const named = message.contextId || of;
  if (isDraft && named !== of)
    return failure(RPC.params, 'The task is of another context; leave contextId out.');
  const modes = configuration?.acceptedOutputModes ?? [];
  if (modes.length > 0 && !modes.some((mode) => OUTPUTS.includes(mode)))
    return failure(A2A.CONTENT_TYPE_NOT_SUPPORTED, `Answers are ${OUTPUTS.join(' and ')}.`);
  const call = callOf(parsed.data);
  if ('wrong' in call) return failure(A2A.CONTENT_TYPE_NOT_SUPPORTED, call.wrong);
  const { route, body } = call;
  const key = (isWrite(route) && drafted) || (call.key ?? given.key ?? null);
  // A repeat under the same key is the same task, also where no context is named.
  const contextId = CONTEXT.test(named) ? named : sha256(key ?? randomUUID()).slice(0, 32);
  const again = (why: string) => {
    const id = draft ?? `draft~${callId(now().toISOString(), null, undefined)}~${contextId}`;
    return say(toSendAgain(id, contextId, why));
  };
  const say = (said: Said): Outcome => {
    const text = spelledOut(said.text, snapshot);
    return {
      result: form.sent(said.task ? 'task' : 'message', written({ ...said, text }, form)),
    };
  };
  if (isWrite(route) && !isSigned(body)) {
    // All that is missing is told at once.
    const found = checked(bodies.sendContact, body);
    const wrong = 'detail' in found ? inSentences(found.detail) : [];
    return again([AUTONOMOUS_AGENT_RULE, ...wrong].join(' '));
  }
  const response = await ask(
    new Request(`${base}${routes[route].path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) {
    const why = await failedIn(response);
    if (response.status === 422 && isWrite(route)) return again(why);
    if (response.status === 409 && drafted) return failure(RPC.params, SUBMITTED);
    const code = response.status < 500 ? RPC.params : RPC.internal;
    return failure(code, spelledOut(why, snapshot));
  }
  const data = (await response.json()) as Answered;
  const wants = (mode: string) => modes.length === 0 || modes.includes(mode);
  if (data.status_url === undefined) {
    const text = wants('text/plain') ? inWords(data, route, base) : '';
    return say({ contextId, text, ...(wants('application/json') && { data }) });
  }
  const id = new URL(data.status_url).pathname.split('/').at(-1) ?? '';
  const { received_at: sent } = data as unknown as Status;
  return say({
    contextId,
    text: `${data.next} By HTTP: ${data.status_url}`,
    data,
    task: { id: id === drafted ? `${draft}` : `${id}~${contextId}`, state: 'submitted', at: sent },
  });
}

/**
 * The state of a task: what became of a message. Throws a Problem where too many were guessed.
 * @param given who answers, and whether it is to be given up, which no message can be.
 */
export async function taskOf(
  params: unknown,
  form: Form,
  { snapshot, ask, ends }: A2aDependencies & { ends: boolean },
): Promise<Outcome> {
  const { id: whole } = (params ?? {}) as { id?: unknown };
  const [task, isDraft, id = '', contextId = ''] = TASK.exec(String(whole)) ?? [];
  const none = failure(
    A2A.TASK_NOT_FOUND,
    'There is no such task: only a message that was sent is one. SendMessage asks and sends.',
  );
  if (!task) return none;
  const path = fillPath(routes.getContactStatus.path, encodeURIComponent(id));
  const response = await ask(new Request(`${snapshot.base}${path}`));
  const isOpen = response.status === 404 && isDraft;
  if (response.status === 404 && !isDraft) return none;
  if (!response.ok && !isOpen) return failure(RPC.internal, await failedIn(response));
  if (ends) return failure(A2A.TASK_NOT_CANCELABLE, 'There is nothing to cancel: write again.');
  if (isOpen) return { result: written(toSendAgain(task, contextId, AUTONOMOUS_AGENT_RULE), form) };
  const data = (await response.json()) as Status;
  const { state, reply, next, changed_at, received_at } = data;
  const text = spelledOut(reply ? `${next}\n\n${reply.text}` : next, snapshot);
  const told = { id: task, state: STATES[state], at: changed_at ?? received_at };
  return { result: written({ contextId, text, data, task: told }, form) };
}
