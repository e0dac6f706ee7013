/** The methods of A2A's JSON-RPC binding, in both generations, for an agent that keeps no tasks. */
import { type Write, writeBefore, writeNow } from './generations.ts';

/** A2A 1.0, section 5.4: error codes beyond those of JSON-RPC. */
export const A2A = {
  taskNotFound: -32001,
  pushNotSupported: -32003,
  unsupported: -32004,
  contentType: -32005,
  version: -32009,
} as const;

type Refusal = { code: number; message: string };

/** What becomes of a method: it answers a message, gives a result, or is refused. */
export type Method = { answer: Write } | { result: object } | { refusal: Refusal };

const NO_TASK: Method = {
  refusal: {
    code: A2A.taskNotFound,
    message: 'No tasks are kept here: every message is answered at once, with a message.',
  },
};
const NO_STREAM: Method = {
  refusal: {
    code: A2A.unsupported,
    message: 'There is no streaming here; send the message with SendMessage.',
  },
};
const NO_PUSH: Method = {
  refusal: {
    code: A2A.pushNotSupported,
    message: 'There are no push notifications here: every message is answered at once.',
  },
};
const NO_MORE: Method = {
  refusal: { code: A2A.unsupported, message: 'There is no card beyond the public one.' },
};
const NONE: Method = { result: { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 } };

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['SendMessage', { answer: writeNow }],
  ['SendStreamingMessage', NO_STREAM],
  ['GetTask', NO_TASK],
  ['ListTasks', NONE],
  ['CancelTask', NO_TASK],
  ['SubscribeToTask', NO_STREAM],
  ['CreateTaskPushNotificationConfig', NO_PUSH],
  ['GetTaskPushNotificationConfig', NO_PUSH],
  ['ListTaskPushNotificationConfigs', NO_PUSH],
  ['DeleteTaskPushNotificationConfig', NO_PUSH],
  ['GetExtendedAgentCard', NO_MORE],
  // A2A 0.3
  ['message/send', { answer: writeBefore }],
  ['message/stream', NO_STREAM],
  ['tasks/get', NO_TASK],
  ['tasks/cancel', NO_TASK],
  ['tasks/resubscribe', NO_STREAM],
  ['tasks/pushNotificationConfig/set', NO_PUSH],
  ['tasks/pushNotificationConfig/get', NO_PUSH],
  ['tasks/pushNotificationConfig/list', NO_PUSH],
  ['tasks/pushNotificationConfig/delete', NO_PUSH],
  ['agent/getAuthenticatedExtendedCard', NO_MORE],
]);
