/**
 * The two generations of A2A's JSON: 1.0 (ProtoJSON of a2a.proto) and 0.3. They differ in the names
 * of methods, in how parts, roles and states are written, and in what wraps an answer.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

const Part = z.looseObject({ text: z.string().optional(), data: z.unknown().optional() });

/** What is read of the `params` of a message; everything else is for agents that keep tasks. */
export const Params = z.looseObject({
  message: z.looseObject({
    messageId: z.string(),
    parts: z.array(Part).min(1),
    contextId: z.string().nullish(),
    taskId: z.string().nullish(),
  }),
  configuration: z.looseObject({ acceptedOutputModes: z.array(z.string()).nullish() }).nullish(),
});
export type Params = z.output<typeof Params>;

/** How far a task is (A2A 1.0, section 4.1.3). */
export type State = 'submitted' | 'working' | 'completed' | 'input-required';

/** What is said, in the words of neither generation: a message, or a task where it has a state. */
export type Said = {
  contextId: string;
  text: string;
  data?: object;
  task?: { id: string; state: State; at: string | null };
};

/** How a generation writes it. */
export type Form = {
  role: string;
  part: (value: string | object) => object;
  state: (state: State) => string;
  /** What says which kind of object it is. */
  kind: (kind: 'message' | 'task') => object;
  /** The result of a message. */
  sent: (kind: 'message' | 'task', value: object) => object;
};

/** A2A 1.0. */
export const NOW: Form = {
  role: 'ROLE_AGENT',
  part: (value) =>
    typeof value === 'string'
      ? { text: value, mediaType: 'text/plain' }
      : { data: value, mediaType: 'application/json' },
  state: (state) => `TASK_STATE_${state.toUpperCase().replace('-', '_')}`,
  kind: () => ({}),
  sent: (kind, value) => ({ [kind]: value }),
};

/** A2A 0.3. */
export const BEFORE: Form = {
  role: 'agent',
  part: (value) =>
    typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'data', data: value },
  state: (state) => state,
  kind: (kind) => ({ kind }),
  sent: (_, value) => value,
};

/** What is said, as an object of a generation. */
export function written({ contextId, text, data, task }: Said, form: Form): object {
  const message = {
    ...form.kind('message'),
    messageId: randomUUID(),
    contextId,
    ...(task ? { taskId: task.id } : {}),
    role: form.role,
    parts: [...(text ? [text] : []), ...(data && !task ? [data] : [])].map(form.part),
  };
  if (!task) return message;
  const { id, state, at } = task;
  return {
    ...form.kind('task'),
    id,
    contextId,
    status: { state: form.state(state), message, ...(at ? { timestamp: at } : {}) },
    ...(data ? { artifacts: [{ artifactId: 'answer', parts: [form.part(data)] }] } : {}),
  };
}
