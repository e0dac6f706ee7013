/**
 * The methods of A2A, in both generations; a task is a message that was sent.
 */
import { BEFORE, type Form, NOW } from './generations.ts';

/** A2A 1.0, section 5.4: error codes beyond those of JSON-RPC, by their reasons. */
export const A2A = {
  TASK_NOT_FOUND: -32001,
  TASK_NOT_CANCELABLE: -32002,
  PUSH_NOTIFICATION_NOT_SUPPORTED: -32003,
  UNSUPPORTED_OPERATION: -32004,
  CONTENT_TYPE_NOT_SUPPORTED: -32005,
  VERSION_NOT_SUPPORTED: -32009,
} as const;

/** A failure by its code of JSON-RPC or A2A. */
export type Failure = { error: { code: number; message: string } };
export type Outcome = Failure | { result: object };

export const failure = (code: number, message: string): Failure => ({ error: { code, message } });

/** A method answers a message, tells of a task, or has one outcome. */
type Method = { answer: Form } | { task: Form; ends: boolean } | Outcome;

const NO_STREAM = failure(
  A2A.UNSUPPORTED_OPERATION,
  'There is no streaming here; send the message with SendMessage.',
);
const NO_PUSH = failure(
  A2A.PUSH_NOTIFICATION_NOT_SUPPORTED,
  'There are no push notifications here; GetTask tells what became of a message.',
);
const NO_MORE = failure(A2A.UNSUPPORTED_OPERATION, 'There is no card beyond the public one.');
const NONE: Method = { result: { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 } };

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['SendMessage', { answer: NOW }],
  ['SendStreamingMessage', NO_STREAM],
  ['GetTask', { task: NOW, ends: false }],
  ['ListTasks', NONE],
  ['CancelTask', { task: NOW, ends: true }],
  ['SubscribeToTask', NO_STREAM],
  ['GetExtendedAgentCard', NO_MORE],
  // A2A 0.3
  ['message/send', { answer: BEFORE }],
  ['message/stream', NO_STREAM],
  ['tasks/get', { task: BEFORE, ends: false }],
  ['tasks/cancel', { task: BEFORE, ends: true }],
  ['tasks/resubscribe', NO_STREAM],
  ['agent/getAuthenticatedExtendedCard', NO_MORE],
]);

export const methodOf = (name: string) =>
  /pushNotificationConfigs?\b/i.test(name) ? NO_PUSH : METHODS.get(name);

/** The methods of 1.0 by path below the endpoint, with their verbs (section 11.3). */
export const REST: readonly [path: RegExp, verbs: string, method: string][] = [
  [/^message:send$/, 'POST', 'SendMessage'],
  [/^message:stream$/, 'POST', 'SendStreamingMessage'],
  [/^extendedAgentCard$/, 'GET', 'GetExtendedAgentCard'],
  [/^tasks$/, 'GET', 'ListTasks'],
  [/^tasks\/(?<id>[^/]+):cancel$/, 'POST', 'CancelTask'],
  [/^tasks\/[^/]+:subscribe$/, 'GET POST', 'SubscribeToTask'],
  [/^tasks\/(?<id>[^/]+)$/, 'GET', 'GetTask'],
  [/^tasks\/[^/]+\/pushNotificationConfigs\b/, 'GET POST DELETE', 'pushNotificationConfig'],
];
