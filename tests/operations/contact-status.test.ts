/** What became of a message: for who sent it, who repeats it, and who guesses; over a restart. */
import { expect, test } from 'vitest';
import { expireRecords } from '../../functions/operations/retention.ts';
import { fileStores } from '../../functions/store/files.ts';
import { type Json, type Owned, owned } from '../audits/owner.ts';
import { freshFolder } from '../store/places.ts';
import { CONTACT, everything, failure } from './service.ts';

const KEY = { 'Idempotency-Key': 'message-of-a-sender' };
const MESSAGE = { ...CONTACT, context: 'A lecture in May.', human_name: 'A. Person' };
const ADDRESS = /^http:\/\/localhost:11906(\/api\/contact\/status\/2026-11-20-[\w-]{43})$/;

type Sent = { path: string; id: string };

async function send(one: Owned, headers: Record<string, string> = {}): Promise<Sent> {
  const answer = (await (await one.post('/api/contact', MESSAGE, headers)).json()) as Json;
  const [, path = ''] = ADDRESS.exec(String(answer['status_url'])) ?? [];
  expect(path).not.toBe('');
  return { path, id: String(answer['intent_id']) };
}

const status = async (one: Owned, path: string) => (await (await one.get(path)).json()) as Json;

const mark = (one: Owned, id: string, body: Json, code = 200) =>
  one.owner(`/api/admin/contacts/${id}/states`, { body }, code);

const REPLY = 'Gladly. May suits me.';
const NOTHING = { state: 'received', changed_at: null, reply: null };

test('sender, repeater and stranger learn what is theirs, also after a restart', async () => {
  const folder = await freshFolder();
  let one = owned({ stores: fileStores(folder) });
  const sent = await send(one, KEY);
  const first = await one.get(sent.path);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(first.headers.has('etag')).toBe(false);
  expect(await first.json()).toEqual({
    ...NOTHING,
    received_at: '2026-11-20T12:00:00.000Z',
    expected_response: 'Within a week',
    expires_on: null,
    next: expect.stringContaining('Look here again, at most once a day.'),
    schema_version: '1.0',
    last_modified: '2026-11-20T12:00:00.000Z',
    content_hash: expect.stringMatching(/^sha256:/),
    breaking_changes_since: null,
  });

  one = owned({ stores: fileStores(folder) });
  one.set('2026-11-20T13:00:00.000Z');
  expect(await send(one, KEY)).toEqual(sent);
  const repeats = [await send(one), await send(one, { 'Idempotency-Key': 'key-of-another-one' })];
  expect(new Set([sent, ...repeats].map(({ path }) => path)).size).toBe(3);

  await mark(one, sent.id, { state: 'read' });
  expect(await status(one, sent.path)).toMatchObject({
    state: 'read',
    changed_at: '2026-11-20T13:00:00.000Z',
  });
  one.set('2026-11-20T14:00:00.000Z');
  const replied = { text: REPLY, replied_at: '2026-11-20T14:00:00.000Z' };
  expect(await mark(one, sent.id, { state: 'answered', reply: REPLY })).toMatchObject({
    state: 'answered',
    state_changed_at: '2026-11-20T14:00:00.000Z',
    reply: replied,
  });
  expect(await one.owner(`/api/admin/contacts/${sent.id}`)).toMatchObject({ reply: replied });
  expect(await send(one, KEY)).toEqual(sent);

  one = owned({ stores: fileStores(folder) });
  const before = await everything(one.stores);
  expect(await status(one, sent.path)).toMatchObject({ state: 'answered', reply: replied });
  for (const { path } of repeats) {
    const told = await status(one, path);
    expect(told).toMatchObject({ ...NOTHING, received_at: '2026-11-20T13:00:00.000Z' });
    expect(JSON.stringify(told)).not.toContain('answered');
  }
  const guesses = ['A', '~', '-'].map((sign) => `${sent.path.slice(0, -1)}${sign}`);
  guesses.push(sent.path.replace('2026-11-20', '2026-11-21'), sent.path.slice(0, -1));
  guesses.push('/api/contact/status/x', `/api/contact/status/${sent.id}`);
  for (const guess of guesses.filter((path) => path !== sent.path))
    await failure(await one.get(guess), 'content_not_found');
  // Reading changed nothing, and nothing that is kept, or was logged, holds an address.
  expect(await everything(one.stores)).toEqual(before);
  const kept = [JSON.stringify(before), ...one.lines, ...one.refusals].join('\n');
  for (const { path } of [sent, ...repeats]) expect(kept).not.toContain(path.slice(-43));

  await mark(one, sent.id, { state: 'archived' });
  expect(await status(one, sent.path)).toMatchObject({ state: 'closed', reply: { text: REPLY } });
  await one.owner(`/api/admin/contacts/${sent.id}`, { method: 'DELETE' });
  for (const { path } of [sent, ...repeats])
    await failure(await one.get(path), 'content_not_found');
  expect(JSON.stringify(await everything(one.stores))).not.toContain('May suits');
});

test('a reply is replaced and taken back; it goes with answered alone', async () => {
  const one = owned();
  const { path, id } = await send(one);
  await mark(one, id, { state: 'read', reply: 'x' }, 422);
  await mark(one, id, { state: 'answered', reply: '' }, 422);
  await mark(one, id, { state: 'answered', reply: 'x'.repeat(4001) }, 422);
  await mark(one, id, { state: 'answered' });
  expect(await status(one, path)).toMatchObject({ state: 'answered', reply: null });
  for (const text of ['One.', 'Two.']) {
    await mark(one, id, { state: 'answered', reply: text });
    expect(await status(one, path)).toMatchObject({ reply: { text } });
  }
  const before = await everything(one.stores);
  await mark(one, id, { state: 'answered', reply: 'Two.' });
  expect(await everything(one.stores)).toEqual(before);
  await mark(one, id, { state: 'read' });
  expect(await status(one, path)).toMatchObject({ state: 'read', reply: null });
  await mark(one, id, { state: 'answered', reply: null });
  expect(await status(one, path)).toMatchObject({ state: 'answered', reply: null });
});

test('wrong addresses are counted as guesses, and what was kept long enough is gone', async () => {
  let failed = 0;
  const count = async () => {
    failed += 1;
    return null;
  };
  const one = owned({ failed: count });
  const { path } = await send(one);
  expect((await one.get(path)).status).toBe(200);
  await failure(await one.get(`${path.slice(0, -2)}xx`), 'content_not_found');
  expect(failed).toBe(1);
  const markdown = await one.get(path, { Accept: 'text/markdown' });
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  await expireRecords(
    { stores: one.stores, at: '2026-12-02T00:00:00.000Z' },
    { contacts: 10 },
    () => {},
  );
  await failure(await one.get(path), 'content_not_found');
  await failure(await one.post(path, {}), 'method_not_allowed');
});
