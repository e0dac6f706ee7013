/**
 * What a message asks for: a part that is data names a skill and gives what its operation takes,
 * and nothing else begins a write. Text is a question, whatever it says.
 */
import { type RouteId, routes } from '../../src/routes.ts';
import { A2A_SKILLS } from '../../src/surfaces/discovery/a2a-skills.ts';
import { isObject } from '../store/checks.ts';
import type { Params } from './generations.ts';

/** A call of an operation, or why there is none. */
export type Call = { route: RouteId; body: object; key: string | null } | { wrong: string };

type Data = { skill?: unknown; input?: unknown; idempotency_key?: unknown; question?: unknown };

/** The call of a message. */
export function callOf({ message: { parts } }: Params): Call {
  const typed = parts.flatMap(({ data }) =>
    isObject(data) && (data as Data).skill !== undefined ? [data as Data] : [],
  );
  const [first] = typed;
  if (!first) {
    const texts = parts.flatMap(({ text, data }) => {
      const { question } = (data ?? {}) as Data;
      return text ?? (typeof question === 'string' ? question : []);
    });
    const question = texts.join('\n').trim();
    return question
      ? { route: 'ask', body: { question }, key: null }
      : { wrong: 'Send the question as a text part, or a data part {"skill", "input"}.' };
  }
  const skill = A2A_SKILLS.find(({ id }) => id === first.skill);
  const ids = A2A_SKILLS.map(({ id }) => id).join(', ');
  if (!skill || typed.length > 1 || !isObject(first.input))
    return { wrong: `Send one data part {"skill", "input"}; the skills are ${ids}.` };
  const { idempotency_key: key } = first;
  const isKey = typeof key === 'string' && /^[\x21-\x7e]{16,128}$/.test(key);
  if (key !== undefined && !isKey)
    return { wrong: 'idempotency_key is 16 to 128 characters of visible ASCII; or leave it out.' };
  return { route: skill.route, body: first.input, key: isKey ? key : null };
}

/** Whether a call writes what a person reads. */
export const isWrite = (route: RouteId): boolean => 'followedBy' in routes[route];
