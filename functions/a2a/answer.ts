/**
 * The A2A endpoint (JSON-RPC binding of A2A 1.0, and of 0.3): a message is a question, its answer
 * that of the ask operation, as text and as data. Nothing is kept but the log of questions. The
 * official SDK's server is built around tasks and writes ids of callers to the log; its client is
 * what tests this.
 */
import { randomUUID } from 'node:crypto';
import { routes } from '../../src/routes.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { HEADERS, messageOf, RPC, rpcError, rpcFailure } from '../http/json-rpc.ts';
import { Problem } from '../http/problem.ts';
import { Params, type Write } from './generations.ts';
import { A2A, METHODS } from './methods.ts';

export type A2aDependencies = {
  snapshot: Pick<Snapshot, 'base'>;
  /** Answers a request to an operation. */
  ask: (request: Request) => Promise<Response>;
  log: (line: string) => void;
};

type Id = string | number | null;
type Call = { id: Id; method: string; params: unknown };

const WHERE = { fallback: '/api/', suggested: routes.getAgentCard.path };

/** Types of answers; a caller that wants neither gets none. */
const OUTPUTS = ['text/plain', 'application/json'];

/** Generations that answer, by major and minor of `A2A-Version`; 0.3 has no such header. */
const VERSIONS = ['1.0', '0.3'];

/** A context that a caller named is kept if it is an id and no text. */
const CONTEXT = /^[\w.:-]{1,128}$/;

const failure = (code: number, message: string, data?: object) => ({
  error: { code, message, ...(data ? { data } : {}) },
});

function callOf(message: unknown): Call | null {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  const { jsonrpc, id = null, method, params } = message as Record<string, unknown>;
  const isId = id === null || typeof id === 'string' || Number.isInteger(id);
  return jsonrpc === '2.0' && typeof method === 'string' && isId
    ? { id: id as Id, method, params }
    : null;
}

/** The question of a message: its texts, or the `question` of a part that is data. */
function questionOf({ message: { parts } }: Params): string {
  const texts = parts.flatMap(({ text, data }) => {
    const { question } = (data ?? {}) as { question?: unknown };
    return text ?? (typeof question === 'string' ? question : []);
  });
  return texts.join('\n').trim();
}

type Asked = {
  answer: string;
  sources: { label: string; url: string; evidence_level?: unknown }[];
};
type Failed = { error: { message: string }; detail?: { msg: string }[] };

/** The answer in words, with what it stands on. */
function inWords({ answer, sources }: Asked): string {
  const lines = sources.map(({ label, url, evidence_level }) =>
    evidence_level ? `- ${label} (${evidence_level}): ${url}` : `- ${label}: ${url}`,
  );
  return lines.length === 0 ? answer : [answer, '', 'Sources:', ...lines].join('\n');
}

async function answerTo(
  params: unknown,
  write: Write,
  { snapshot, ask }: A2aDependencies,
): Promise<object> {
  const parsed = Params.safeParse(params);
  if (!parsed.success)
    return failure(RPC.params, 'params needs a message with a messageId and at least one part.');
  const { message, configuration } = parsed.data;
  if (message.taskId) return failure(A2A.taskNotFound, 'No tasks are kept here; leave taskId out.');
  const modes = configuration?.acceptedOutputModes ?? [];
  if (modes.length > 0 && !modes.some((mode) => OUTPUTS.includes(mode)))
    return failure(A2A.contentType, `Answers are ${OUTPUTS.join(' and ')}.`);
  const question = questionOf(parsed.data);
  if (!question) return failure(A2A.contentType, 'Send the question as a text part.');
  const response = await ask(
    new Request(`${snapshot.base}${routes.ask.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    }),
  );
  const data = (await response.json()) as object;
  if (!response.ok) {
    const { error, detail = [] } = data as Failed;
    if (response.status === 429)
      throw new Problem(
        { code: 'rate_limited', message: error.message, ...WHERE },
        { 'Retry-After': response.headers.get('retry-after') ?? '60' },
      );
    const said = [error.message, ...detail.map(({ msg }) => msg)].join(' ');
    return failure(response.status === 422 ? RPC.params : RPC.internal, said);
  }
  const contextId = CONTEXT.test(message.contextId ?? '') ? message.contextId : null;
  return {
    result: write({
      messageId: randomUUID(),
      contextId: contextId ?? randomUUID(),
      text: inWords(data as Asked),
      data,
    }),
  };
}

async function outcomeOf(
  { method, params }: Call,
  version: string | null,
  dependencies: A2aDependencies,
): Promise<object> {
  const known = METHODS.get(method);
  if (!known) return failure(RPC.method, 'There is no such method; SendMessage asks a question.');
  if (version && !VERSIONS.includes(version.split('.').slice(0, 2).join('.')))
    return failure(A2A.version, `The versions of A2A here are ${VERSIONS.join(' and ')}.`);
  if ('refusal' in known) return { error: known.refusal };
  if ('result' in known) return known;
  return answerTo(params, known.answer, dependencies);
}

/** Answers a request to the endpoint. Never throws; every failure is a JSON-RPC error object. */
export async function answerA2a(
  request: Request,
  dependencies: A2aDependencies,
): Promise<Response> {
  const { snapshot: site, log } = dependencies;
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
