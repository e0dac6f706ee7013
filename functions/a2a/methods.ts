/**
 * The methods of A2A's JSON-RPC binding, in both generations; a task is a message that was sent.
 */
import { BEFORE, type Form, NOW } from './generations.ts';

/** A2A 1.0, section 5.4: error codes beyond those of JSON-RPC. */
export const A2A = {
  taskNotFound: -32001,
  notCancelable: -32002,
  pushNotSupported: -32003,
  unsupported: -32004,
  contentType: -32005,
  version: -32009,
} as const;

/** A failure by its code of JSON-RPC or A2A. */
export type Failure = { error: { code: number; message: string } };
export type Outcome = Failure | { result: object };

export const failure = (code: number, message: string): Failure => ({ error: { code, message } });

/** A method answers a message, tells of a task, or has one outcome. */
type Method = { answer: Form } | { task: Form; ends: boolean } | Outcome;

const NO_STREAM = failure(
  A2A.unsupported,
  'There is no streaming here; send the message with SendMessage.',
);
const NO_PUSH = failure(
  A2A.pushNotSupported,
  'There are no push notifications here; GetTask tells what became of a message.',
);
const NO_MORE = failure(A2A.unsupported, 'There is no card beyond the public one.');
const NONE: Method = { result: { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 } };

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['SendMessage', { answer: NOW }],
  ['SendStreamingMessage', NO_STREAM],
  ['GetTask', { task: NOW, ends: false }],
  ['ListTasks', NONE],
  ['CancelTask', { task: NOW, ends: true }],
  ['SubscribeToTask', NO_STREAM],
  ['CreateTaskPushNotificationConfig', NO_PUSH],
  ['GetTaskPushNotificationConfig', NO_PUSH],
  ['ListTaskPushNotificationConfigs', NO_PUSH],
  ['DeleteTaskPushNotificationConfig', NO_PUSH],
  ['GetExtendedAgentCard', NO_MORE],
  // A2A 0.3
  ['message/send', { answer: BEFORE }],
  ['message/stream', NO_STREAM],
  ['tasks/get', { task: BEFORE, ends: false }],
  ['tasks/cancel', { task: BEFORE, ends: true }],
  ['tasks/resubscribe', NO_STREAM],
  ['tasks/pushNotificationConfig/set', NO_PUSH],
  ['tasks/pushNotificationConfig/get', NO_PUSH],
  ['tasks/pushNotificationConfig/list', NO_PUSH],
  ['tasks/pushNotificationConfig/delete', NO_PUSH],
  ['agent/getAuthenticatedExtendedCard', NO_MORE],
]);
