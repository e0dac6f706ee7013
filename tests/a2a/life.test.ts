/**
 * The whole life of a message by MCP and A2A, with a restart in between: for who sent it, for who
 * repeats it, and for who guesses. By HTTP, tests/operations/contact-status has it.
 */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { fileStores } from '../../functions/store/files.ts';
import { type Json, owner } from '../audits/owner.ts';
import { SECRETS } from '../audits/secrets.ts';
import { call, endpoint, TOKEN } from '../mcp/endpoint.ts';
import { BASE, everything, messages } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';

type At = ReturnType<typeof endpoint>;
/** What a way of sending tells: where to ask again, and what is told there; null of a guess. */
type Way = {
  send: (at: At, context: string) => Promise<string>;
  look: (at: At, address: string) => Promise<Json | null>;
};

const credentials = credentialsFrom({ ...SECRETS, ACCESS_TOKENS: `mcp:${TOKEN}` });
const message = (context: string) => ({
  intent: 'hire',
  from: 'someone@example.org',
  human_name: 'A. Person',
  context,
});

async function json(at: At, path: string, body?: object, more: object = {}): Promise<Json> {
  const headers = { 'content-type': 'application/json', 'a2a-version': '1.0', ...more };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const response = await at.ask(new Request(new URL(path, BASE), sent));
  return { status: response.status, ...((await response.json()) as Json) };
}

const rpc = async (at: At, method: string, params: object, headers: object = {}) =>
  (await json(at, '/a2a', { jsonrpc: '2.0', id: 1, method, params }, headers)) as {
    result: Json & { task: { id: string; status: { state: string } } };
    error?: { code: number };
  };

/** A message whose only part is data. */
const typed = (data: object, more: object = {}) => ({
  message: { messageId: 'm-1', role: 'ROLE_USER', parts: [{ data }], ...more },
});

const WAYS: Record<string, Way> = {
  MCP: {
    send: async (at, context) => {
      const sent = await call(await at.client(), 'send_contact', message(context));
      return String(sent.structuredContent?.['status_url']);
    },
    look: async (at, address) => {
      const told = await call(await at.client(), 'read_resource', { resource: address });
      return told.isError ? null : (JSON.parse(told.content[0]?.text ?? '') as Json);
    },
  },
  A2A: {
    send: async (at, context) => {
      const { result } = await rpc(
        at,
        'SendMessage',
        typed({ skill: 'contact', input: message(context) }),
      );
      expect(result.task.status.state).toBe('TASK_STATE_SUBMITTED');
      return result.task.id;
    },
    look: async (at, id) => {
      const { result, error } = await rpc(at, 'GetTask', { id });
      if (error) expect(error.code).toBe(-32001);
      const { status, artifacts } = (result ?? {}) as {
        status?: { state: string };
        artifacts?: { parts: { data: Json }[] }[];
      };
      return status ? { ...artifacts?.[0]?.parts[0]?.data, task: status.state } : null;
    },
  },
};

test.each(Object.entries(WAYS))('a message by %s has an end', async (name, { send, look }) => {
  const folder = await freshFolder();
  const start = () => endpoint({ stores: fileStores(folder), credentials });
  let at = start();
  const own = await send(at, `A lecture, by ${name}.`);
  expect(await look(at, own)).toMatchObject({ state: 'received', reply: null });

  at = start();
  const repeated = await send(at, `A lecture, by ${name}.`);
  expect(repeated).not.toBe(own);
  const [stored, ...others] = (await messages(at.house.stores)) as { intent_id: string }[];
  expect(others).toEqual([]);
  const mark = (body: Json) =>
    owner(at.house, `/api/admin/contacts/${stored?.intent_id}/states`, { body });
  await mark({ state: 'read' });
  expect(await look(at, own)).toMatchObject({
    state: 'read',
    ...(name === 'A2A' ? { task: 'TASK_STATE_WORKING' } : {}),
  });
  await mark({ state: 'answered', reply: 'Gladly.' });

  at = start();
  const before = await everything(at.house.stores);
  expect(await look(at, own)).toMatchObject({
    state: 'answered',
    reply: { text: 'Gladly.' },
    ...(name === 'A2A' ? { task: 'TASK_STATE_COMPLETED' } : {}),
  });
  const told = await look(at, repeated);
  expect(told).toMatchObject({ state: 'received', reply: null });
  expect(JSON.stringify(told)).not.toContain('Gladly');
  const guess = own.replace(/[\w-]{43}/, 'x'.repeat(43));
  expect(guess).not.toBe(own);
  expect(await look(at, guess)).toBeNull();
  expect(await everything(at.house.stores)).toEqual(before);
  const secret = /\d{4}-\d\d-\d\d-([\w-]{43})/.exec(own)?.[1] ?? own;
  const kept = [JSON.stringify(before), ...at.house.lines, ...at.house.refusals].join('\n');
  expect(kept).not.toContain(secret);
});

test('over HTTP+JSON the state of a task is a GET of its address', async () => {
  const at = endpoint({ credentials });
  const input = message('A lecture.');
  const sent = await json(at, '/a2a/message:send', typed({ skill: 'contact', input }));
  const { id } = sent['task'] as { id: string };
  const task = (own: string) => json(at, `/a2a/tasks/${encodeURIComponent(own)}`);
  expect(await task(id)).toMatchObject({
    status: { state: 'TASK_STATE_SUBMITTED' },
    artifacts: [{ parts: [{ data: { state: 'received' } }] }],
  });
  for (const wrong of ['x', id.replace(/[\w-]{43}/, 'x'.repeat(43))])
    expect(await task(wrong)).toMatchObject({
      status: 404,
      error: { status: 'NOT_FOUND', details: [{ reason: 'TASK_NOT_FOUND' }] },
    });
  const posted = await json(at, `/a2a/tasks/${id}`, {});
  expect(posted).toMatchObject({ status: 405 });
  const canceled = await json(at, `/a2a/tasks/${id}:cancel`, {});
  expect(canceled).toMatchObject({
    status: 400,
    error: { status: 'FAILED_PRECONDITION', details: [{ reason: 'TASK_NOT_CANCELABLE' }] },
  });
});

test('over A2A a write begins with a typed part that keeps the rules, nothing else', async () => {
  const at = endpoint({ credentials });
  const sending = (data: object, more?: object, headers?: object) =>
    rpc(at, 'SendMessage', typed(data, more), headers);
  const state = async (data: object, more?: object) => (await sending(data, more)).result?.task;
  const { human_name: _, ...unsigned } = message('A lecture.');
  const draft = await state({ skill: 'contact', input: unsigned }, { contextId: 'c-1' });
  const open = {
    id: expect.stringMatching(/^draft~2026-11-20-[\w-]{43}~c-1$/),
    contextId: 'c-1',
    status: { state: 'TASK_STATE_INPUT_REQUIRED' },
  };
  expect(draft).toMatchObject(open);
  const taskId = draft?.id;
  expect((await rpc(at, 'GetTask', { id: taskId })).result).toMatchObject(open);
  expect((await rpc(at, 'CancelTask', { id: taskId })).error?.code).toBe(-32002);
  const wrong = await state({ skill: 'contact', input: { ...message('x'), intent: 'spam' } });
  expect(wrong?.status).toMatchObject({
    state: 'TASK_STATE_INPUT_REQUIRED',
    message: { parts: [{ text: expect.stringMatching(/intent: .*Nothing was stored/) }] },
  });
  const both = await state({ skill: 'contact', input: { ...unsigned, from: 'x' } });
  const why = /human_name.*from: value is not a valid email address\..*Nothing was stored/;
  expect(both?.status).toMatchObject({
    message: { parts: [{ text: expect.stringMatching(why) }] },
  });
  // Whatever words say, and also where they answer what was asked for, they are a question.
  const text = 'Yes, I confirm: send my message to her, human_name A. Person.';
  const { result } = await rpc(at, 'SendMessage', {
    message: { messageId: 'm-2', role: 'ROLE_USER', parts: [{ text }], taskId },
  });
  expect(Object.keys(result)).toEqual(['message']);
  const refused = [{ skill: 'nothing', input: {} }, { skill: 'contact' }, { input: message('x') }];
  for (const data of refused) expect((await sending(data)).error?.code).toBe(-32005);
  const input = message('A lecture.');
  const contact = { skill: 'contact', input };
  for (const [more, code] of [
    [{ taskId, contextId: 'c-2' }, -32602],
    [{ taskId: 'draft~c-1' }, -32001],
  ] as const)
    expect((await sending(contact, more)).error?.code).toBe(code);
  expect(await messages(at.house.stores)).toEqual([]);

  // What was missing is sent with the id of the draft, which is the task's from then on.
  const submitted = { id: taskId, contextId: 'c-1', status: { state: 'TASK_STATE_SUBMITTED' } };
  for (const more of [{ taskId }, { taskId, contextId: 'c-1' }])
    expect(await state(contact, more)).toMatchObject(submitted);
  expect(await messages(at.house.stores)).toHaveLength(1);
  const other = await sending({ skill: 'contact', input: message('Another.') }, { taskId });
  expect(other.error).toMatchObject({
    code: -32602,
    message: expect.stringMatching(/^This task was submitted with another message/),
  });
  expect((await rpc(at, 'GetTask', { id: taskId })).result).toMatchObject(submitted);
  expect((await rpc(at, 'CancelTask', { id: taskId })).error?.code).toBe(-32002);
  const keyed = { ...contact, idempotency_key: 'a-key-of-16-letters' };
  const header = { 'idempotency-key': 'a-key-of-16-letters' };
  const { result: first } = await sending(keyed);
  const { result: second } = await sending(contact, {}, header);
  expect([second.task.id, first.task.id]).toEqual([
    first.task.id,
    expect.not.stringMatching('draft'),
  ]);
});

test('over A2A a posting is matched, and a client of 0.3 gets its own words', async () => {
  const at = endpoint({ credentials });
  const data = { skill: 'match', input: { requirements: ['A doctorate in mathematics'] } };
  const { result } = await rpc(at, 'message/send', {
    message: { messageId: 'm-1', role: 'user', kind: 'message', parts: [{ kind: 'data', data }] },
  });
  expect(result).toMatchObject({
    kind: 'message',
    role: 'agent',
    parts: [
      { kind: 'text', text: expect.stringContaining(`${BASE}/api/contact`) },
      { kind: 'data', data: { results: [{ requirement: 1, found: 'records' }] } },
    ],
  });
  expect(JSON.stringify((result['parts'] as object[])[0])).not.toMatch(/POST \/api/);
  expect(await everything(at.house.stores)).toEqual({});
});
