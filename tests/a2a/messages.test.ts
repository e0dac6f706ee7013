/** Messages to the A2A endpoint: what is answered, what is refused, and what is kept. */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { endpoint } from '../mcp/endpoint.ts';
import { BASE, everything } from '../operations/service.ts';

const own = () => endpoint({ credentials: credentialsFrom({}) });

type Rpc = {
  id: unknown;
  result?: { message: Message };
  error?: { code: number; message: string };
};
type Message = {
  contextId: string;
  messageId: string;
  role: string;
  parts: { text?: string; data?: Record<string, unknown> }[];
};

type How = { headers?: Record<string, string>; method?: string; at?: ReturnType<typeof own> };

/** A request to a binding; a text is sent as it is. */
function asked(path: string, sent: unknown, { headers = {}, method = 'POST', at = own() }: How) {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return at.ask(
    new Request(`${BASE}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'a2a-version': '1.0', ...headers },
      ...(method === 'POST' ? { body } : {}),
    }),
  );
}

async function send(body: unknown, how: How = {}) {
  const response = await asked('/a2a', body, how);
  return { response, rpc: (await response.json()) as Rpc };
}

const message = (given: object = {}) => ({
  messageId: 'm-1',
  role: 'ROLE_USER',
  parts: [{ text: 'When was she born?' }],
  ...given,
});
const rpc = (params: unknown, method = 'SendMessage') => ({
  jsonrpc: '2.0',
  id: 'one',
  method,
  params,
});

test('a question is answered as by ask, as text and as data', async () => {
  const { response, rpc: answered } = await send(rpc({ message: message() }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  const asked = new Request(`${BASE}/api/agent/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'When was she born?' }),
  });
  const { answer, sources } = (await (await own().ask(asked)).json()) as Record<string, unknown>;
  const { parts = [], role } = answered.result?.message ?? ({} as Partial<Message>);
  expect([answered.id, role, parts.length]).toEqual(['one', 'ROLE_AGENT', 2]);
  expect(parts[0]?.text?.startsWith(`${answer}\n\nSources:\n- `)).toBe(true);
  expect(parts[1]?.data).toMatchObject({ answer, sources });
});

test('nothing is kept but the log of questions', async () => {
  const at = own();
  await send(rpc({ message: message() }), { at });
  expect(Object.keys(await everything(at.house.stores))).toEqual([
    expect.stringMatching(/^questions:2026/),
  ]);
});

const REFUSED: [string, unknown, number][] = [
  ['no message', rpc({}), -32602],
  ['no params', rpc(undefined), -32602],
  ['a message without parts', rpc({ message: message({ parts: [] }) }), -32602],
  ['a file alone', rpc({ message: message({ parts: [{ url: 'https://x.example/a' }] }) }), -32005],
  ['an empty text', rpc({ message: message({ parts: [{ text: ' ' }] }) }), -32005],
  ['a task', rpc({ message: message({ taskId: 't-1' }) }), -32001],
  [
    'a question that is too long',
    rpc({ message: message({ parts: [{ text: 'x'.repeat(2001) }] }) }),
    -32602,
  ],
  [
    'pictures alone as an answer',
    rpc({ message: message(), configuration: { acceptedOutputModes: ['image/png'] } }),
    -32005,
  ],
  ['GetTask', rpc({ id: 't-1' }, 'GetTask'), -32001],
  ['CancelTask', rpc({ id: 't-1' }, 'CancelTask'), -32001],
  ['a stream', rpc({ message: message() }, 'SendStreamingMessage'), -32004],
  ['a push', rpc({}, 'CreateTaskPushNotificationConfig'), -32003],
  ['another card', rpc({}, 'GetExtendedAgentCard'), -32004],
  ['another method', rpc({}, 'constructor'), -32601],
];

test.each(REFUSED)('%s is refused, and stores and logs nothing', async (_, body, code) => {
  const at = own();
  const { response, rpc: refused } = await send(body, { at });
  expect([response.status, refused.id, refused.error?.code, refused.result]).toEqual([
    200,
    'one',
    code,
    undefined,
  ]);
  expect(refused.error?.message).toMatch(/\w/);
  expect([await everything(at.house.stores), at.house.lines]).toEqual([{}, []]);
});

const BROKEN: [string, string, number, number][] = [
  ['no JSON', '{"jsonrpc":', 400, -32700],
  ['a batch', '[]', 400, -32600],
  ['null', 'null', 400, -32600],
  ['JSON-RPC 1', '{"id":1,"method":"SendMessage"}', 400, -32600],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"SendMessage"}', 400, -32600],
  ['64 KiB and more', JSON.stringify(rpc({ filler: 'x'.repeat(65_536) })), 413, -32000],
];

test.each(BROKEN)('%s is a JSON-RPC error', async (_, body, status, code) => {
  const { response, rpc: refused } = await send(body);
  expect([response.status, refused.id, refused.error?.code]).toEqual([status, null, code]);
});

test.each(['GET', 'DELETE'])('%s is 405, with a way on', async (method) => {
  const { response, rpc: refused } = await send(null, { method });
  expect([response.status, response.headers.get('allow'), refused]).toMatchObject([
    405,
    'POST, OPTIONS',
    { error: { data: { suggested_next_url: `${BASE}/.well-known/agent-card.json` } } },
  ]);
});

test('a fault of ours tells nothing of itself', async () => {
  const stores = {
    open: () => {
      throw new Error('secret path');
    },
  };
  const at = endpoint({ stores: stores as never });
  const { rpc: refused } = await send(rpc({ message: message() }), { at });
  expect(refused.error).toMatchObject({ code: -32603 });
  expect(JSON.stringify([refused, at.house.lines])).not.toContain('secret path');
});

test.each([
  [['application/json'], ['data']],
  [['text/plain'], ['text']],
  [
    ['image/png', 'text/plain', 'application/json'],
    ['text', 'data'],
  ],
])('of what is accepted, %j, the answer has parts', async (acceptedOutputModes, kinds) => {
  const { rpc: answered } = await send(
    rpc({ message: message(), configuration: { acceptedOutputModes } }),
  );
  const parts = answered.result?.message.parts ?? [];
  expect(parts.map((part) => (part.data ? 'data' : 'text'))).toEqual(kinds);
});

test('a notification is not answered', async () => {
  const { id: _, ...notification } = rpc({ message: message() });
  const response = await asked('/a2a', notification, {});
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test.each([
  ['POST', 'message:stream', 400, 'UNSUPPORTED_OPERATION'],
  ['GET', 'extendedAgentCard', 400, 'UNSUPPORTED_OPERATION'],
  ['POST', 'tasks/x:subscribe', 400, 'UNSUPPORTED_OPERATION'],
  ['POST', 'tasks/x:cancel', 404, 'TASK_NOT_FOUND'],
  ['POST', 'tasks/x/pushNotificationConfigs', 400, 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
  ['DELETE', 'tasks/x/pushNotificationConfigs/y', 400, 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
  ['DELETE', 'tasks', 405, undefined],
  ['GET', 'nothing/of.this', 404, undefined],
])('over HTTP+JSON %s %s is refused as A2A has it', async (method, path, status, reason) => {
  const response = await asked(`/a2a/${path}`, {}, { method });
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { code: number; details: object[] } };
  expect(error).toMatchObject({ code: status, details: reason ? [{ reason }] : [] });
});

test('over HTTP+JSON there are no tasks to list', async () => {
  const response = await asked('/a2a/tasks', {}, { method: 'GET' });
  expect(await response.json()).toMatchObject({ tasks: [], totalSize: 0 });
});

/** A request to the HTTP+JSON binding, with its status and body. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const at = own();
  const response = await asked('/a2a/message:send', body, { headers, at });
  return { at, status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('over HTTP+JSON the body is the message, and the answer the result', async () => {
  const { at, status, body } = await post({ message: message() });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: { role: 'ROLE_AGENT', parts: [{ text: expect.stringContaining('1906') }, {}] },
  });
  expect(Object.keys(await everything(at.house.stores))).toEqual([
    expect.stringMatching(/^questions:2026/),
  ]);
});

test.each([
  ['no message', {}, {}, 400, 'INVALID_ARGUMENT', []],
  [
    'a task',
    { message: message({ taskId: 't-1' }) },
    {},
    404,
    'NOT_FOUND',
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'TASK_NOT_FOUND',
        domain: 'a2a-protocol.org',
      },
    ],
  ],
  [
    'another version',
    { message: message() },
    { 'a2a-version': '2.0' },
    400,
    'FAILED_PRECONDITION',
    [expect.objectContaining({ reason: 'VERSION_NOT_SUPPORTED' })],
  ],
  ['64 KiB and more', { filler: 'x'.repeat(65_536) }, {}, 413, 'INVALID_ARGUMENT', []],
])('over HTTP+JSON %s is %i as google.rpc.Status', async (...given) => {
  const [, sent, headers, status, name, details] = given;
  const { at, status: got, body } = await post(sent, headers as Record<string, string>);
  expect(got).toBe(status);
  expect(body['error']).toEqual({
    code: status,
    status: name,
    message: expect.stringMatching(/\w/),
    details,
  });
  expect(await everything(at.house.stores)).toEqual({});
});
