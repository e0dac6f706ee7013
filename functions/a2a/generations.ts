/**
 * The two generations of A2A's JSON: 1.0 (ProtoJSON of a2a.proto) and 0.3. They differ in the names
 * of methods, in how parts and roles are written, and in what wraps a message.
 */
import * as z from 'zod';

const Part = z.looseObject({ text: z.string().optional(), data: z.unknown().optional() });

/** What is read of a request's `params`; everything else is for agents that keep tasks. */
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

/** An answer in the words of neither generation. */
export type Answer = { messageId: string; contextId: string; text: string; data: object };

/** Writes an answer as the result of the method. */
export type Write = (answer: Answer) => object;

/** A2A 1.0: SendMessageResponse. */
export const writeNow: Write = ({ messageId, contextId, text, data }) => ({
  message: {
    messageId,
    contextId,
    role: 'ROLE_AGENT',
    parts: [
      { text, mediaType: 'text/plain' },
      { data, mediaType: 'application/json' },
    ],
  },
});

/** A2A 0.3: Message. */
export const writeBefore: Write = ({ messageId, contextId, text, data }) => ({
  kind: 'message',
  messageId,
  contextId,
  role: 'agent',
  parts: [
    { kind: 'text', text },
    { kind: 'data', data },
  ],
});
