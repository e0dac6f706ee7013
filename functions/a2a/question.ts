/** A message as a question, and its answer, whatever binding of A2A carries them. */
import { randomUUID } from 'node:crypto';
import { routes } from '../../src/routes.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { Problem } from '../http/problem.ts';
import { RPC, RpcProblem } from '../steps/json-rpc.ts';
import { Params, type Write } from './generations.ts';
import { A2A } from './methods.ts';

export type A2aDependencies = {
  snapshot: Pick<Snapshot, 'base'>;
  /** Answers a request to an operation. */
  ask: (request: Request) => Promise<Response>;
  log: (line: string) => void;
};

/** What an answer of ours leads to when it is none. */
export const WHERE = { fallback: '/api/', suggested: routes.getAgentCard.path };

/** Throws unless a message is sent. */
export function checkMethod({ method }: Request): undefined {
  if (method === 'POST') return;
  const message = 'Send each message as a POST; the agent card says which there are.';
  throw new RpcProblem(
    RPC.refused,
    { code: 'method_not_allowed', message, ...WHERE },
    { Allow: 'POST, OPTIONS' },
  );
}

/** Types of answers; a caller that wants neither gets none. */
const OUTPUTS = ['text/plain', 'application/json'];

/** Generations that answer, by major and minor of `A2A-Version`; 0.3 has no such header. */
const VERSIONS = ['1.0', '0.3'];

/** A context that a caller named is kept if it is an id and no text. */
const CONTEXT = /^[\w.:-]{1,128}$/;

/** A failure by its code of JSON-RPC or A2A. */
export type Failure = { error: { code: number; message: string } };

export const failure = (code: number, message: string): Failure => ({ error: { code, message } });

/** Why a version that a caller names is not spoken here, or null. */
export function versionFailure(version: string | null): Failure | null {
  return version && !VERSIONS.includes(version.split('.').slice(0, 2).join('.'))
    ? failure(A2A.version, `The versions of A2A here are ${VERSIONS.join(' and ')}.`)
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

/** The result of a message, or its failure. Throws a Problem where too much was asked. */
export async function answerTo(
  params: unknown,
  write: Write,
  { snapshot, ask }: A2aDependencies,
): Promise<Failure | { result: object }> {
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
