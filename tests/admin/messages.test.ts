/** What becomes of messages: states beside them, filters, search, and all of a sender deleted. */
import { expect, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { ask, denied, type Json, linesOf, owned, owner, refused } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything, type House } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';
import { filesIn } from './raw.ts';

const LIST = '/api/admin/contacts';

async function send(one: House, body: Json): Promise<string> {
  const full = { intent: 'question', from: 'someone@example.org', ...body };
  return String(((await (await one.post('/api/contact', full)).json()) as Json)['intent_id']);
}

const mark = (one: House, id: string, state: string) =>
  owner(one, `${LIST}/${id}/states`, { body: { state } });

/** The contexts of a list, page by page. */
async function listed(one: House, query: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let path: string | null = `${LIST}?limit=2&${query}`; path !== null; ) {
    const page: Json = await owner(one, path);
    found.push(...(page['contacts'] as Json[]).map(({ context }) => context));
    path = (page['next_url'] as string | null)?.slice('http://localhost:11906'.length) ?? null;
  }
  return found;
}

test('a message is new, then what the owner made of it last; every change stays', async () => {
  const one = owned();
  const id = await send(one, { context: 'a' });
  expect(await owner(one, `${LIST}/${id}`)).toMatchObject({ state: 'new', state_changed_at: null });
  for (const [minute, state] of [
    ['01', 'read'],
    ['02', 'answered'],
    ['02', 'archived'],
    ['01', 'read'],
  ] as const) {
    one.set(`2026-11-20T12:${minute}:00.000Z`);
    expect(await mark(one, id, state)).toMatchObject({ id, state });
    expect(await owner(one, `${LIST}/${id}`)).toMatchObject({ state });
  }
  // The clock was set back before the last: it still counts as the last.
  const { contacts, counts } = await owner(one, LIST);
  expect(contacts).toMatchObject([{ state: 'read', state_changed_at: '2026-11-20T12:02:00.002Z' }]);
  expect(counts).toEqual({ new: 0, read: 1, answered: 0, archived: 0 });
  const before = await everything(one.stores);
  await mark(one, id, 'read');
  expect(await everything(one.stores)).toEqual(before);
  const text = await (await ask(one, `${LIST}/export`, { headers: OWNER })).text();
  expect(linesOf(text)).toMatchObject([
    { id, state: 'read' },
    { end: true, records: 1 },
  ]);
});

test('who knows an earlier state changes nothing with If-Match; the history keeps both', async () => {
  const one = owned();
  const id = await send(one, {});
  const question = (await (await one.post('/api/agent/ask', { question: 'Who?' })).json()) as Json;
  for (const [path, etags] of [
    [`${LIST}/${id}`, ['"0"', '"1"', '"2"']],
    [`/api/admin/questions/${question['session_id']}`, ['"0"', '"1"', '"2"']],
  ] as const) {
    const [none, first, second] = etags;
    const read = await ask(one, path, { headers: { ...OWNER, 'If-None-Match': none } });
    expect([read.status, read.headers.get('etag')]).toEqual([200, none]);
    const change = (state: string, etag?: string) =>
      ask(one, `${path}/states`, {
        body: { state },
        headers: { ...OWNER, ...(etag ? { 'If-Match': etag } : {}) },
      });
    // Two at once who have read the same: one of them is told.
    const both = await Promise.all([change('read', none), change('archived', none)]);
    expect(both.map(({ status }) => status)).toEqual([200, 412]);
    expect(both[0]?.headers.get('etag')).toBe(first);
    expect(await both[1]?.json()).toMatchObject({
      error: { code: 'precondition_failed', etag: first },
    });
    expect((await change('archived', `"9", ${first}`)).status).toBe(200);
    // Without it, and for whatever there is, it goes through as ever.
    expect((await change('read')).status).toBe(200);
    expect((await change('new', '*')).status).toBe(200);
    const { etag, history } = await owner(one, path);
    expect([etag, (history as Json[]).map(({ state }) => state)]).toEqual([
      '"4"',
      ['read', 'archived', 'read', 'new'],
    ]);
    expect(second).not.toBe(etag);
  }
});

test('questions and reports are put aside, found by words, and out of the open ones', async () => {
  const one = owned();
  const ids: string[] = [];
  const asked = ['Which horse did she ride?', 'Which horses did she ride?', 'What boat?'];
  for (const [minute, question] of asked.entries()) {
    one.set(`2026-11-20T12:0${minute}:00.000Z`);
    ids.push(
      String(
        ((await (await one.post('/api/agent/ask', { question })).json()) as Json)['session_id'],
      ),
    );
  }
  const groups = async () =>
    ((await owner(one, '/api/admin/questions/unanswered'))['groups'] as Json[]).map(
      ({ id, ids: own }) => [id, own],
    );
  expect(await groups()).toEqual([
    [ids[1], [ids[1], ids[0]]],
    [ids[2], [ids[2]]],
  ]);
  const list = '/api/admin/questions';
  for (const id of ids.slice(0, 2))
    await owner(one, `${list}/${id}/states`, { body: { state: 'archived' } });
  expect(await groups()).toEqual([[ids[2], [ids[2]]]]);
  const found = async (query: string) =>
    ((await owner(one, `${list}?${query}`))['questions'] as Json[]).map(({ id }) => id);
  expect(await found('state=open')).toEqual([ids[2]]);
  expect(await found('state=archived')).toEqual([ids[1], ids[0]]);
  expect(await found('q=RIDE+horses')).toEqual([ids[1]]);
  const report = (await (
    await one.post('/api/agent-reports', {
      mission: { attempted: 'x', completed: true, confidence_in_result: 1 },
      feedback: { what_worked: 'The catalogue.' },
      outcome: { achieved_goal: true },
    })
  ).json()) as Json;
  const path = '/api/admin/reports';
  await owner(one, `${path}/${report['report_id']}/states`, { body: { state: 'archived' } });
  expect(await owner(one, `${path}?state=archived&q=catalogue`)).toMatchObject({ returned: 1 });
  expect(await owner(one, `${path}?state=open`)).toMatchObject({ returned: 0 });
});

test('states that are none, and messages that are none, are refused', async () => {
  const one = owned();
  const id = await send(one, {});
  const post = (path: string, body: unknown) => ask(one, path, { body, headers: OWNER });
  for (const body of [{}, { state: 'open' }, { state: 'gone' }, { state: 'read', by: 'me' }])
    await denied(await post(`${LIST}/${id}/states`, body), 422, 'validation_error');
  const none = `${LIST}/${'0'.repeat(32)}/states`;
  await denied(await post(none, { state: 'read' }), 404, 'content_not_found');
  await denied(
    await ask(one, `${LIST}/${id}/states`, { body: { state: 'read' } }),
    401,
    'unauthorized',
  );
});

test('the list is filtered by state, intent, flag, sender and words, page by page', async () => {
  const one = owned();
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) {
    one.set(`2026-11-2${n % 3}T1${n}:00:00.000Z`);
    ids.push(
      await send(one, {
        intent: n % 2 ? 'hire' : 'question',
        from: n < 5 ? 'Ann@Example.org' : 'ben@example.org',
        context: n === 7 ? `${n} <script>alert(1)</script>` : `${n} Lecture in ÜBERLINGEN`,
      }),
    );
  }
  one.set('2026-11-23T12:00:00.000Z');
  for (const n of [0, 1, 2]) await mark(one, ids[n] ?? '', 'read');
  for (const n of [3, 4]) await mark(one, ids[n] ?? '', 'archived');
  const numbers = async (query: string) =>
    (await listed(one, query)).map((context) => String(context)[0]).join('');
  expect(await numbers('')).toBe('852741630');
  expect(await numbers('state=new')).toBe('8576');
  expect(await numbers('state=open')).toBe('8527160');
  expect(await numbers('state=archived')).toBe('43');
  expect(await numbers('intent=hire')).toBe('5713');
  expect(await numbers('flag=html_or_script_content')).toBe('7');
  expect(await numbers('from=ann%40example.org&state=read')).toBe('210');
  expect(await numbers(`q=${encodeURIComponent('überlingen LECTURE')}`)).toBe('85241630');
  expect(await numbers('q=ben@&since=2026-11-21&until=2026-11-21')).toBe('7');
  expect(await numbers('q=nowhere')).toBe('');
  const { filters, counts } = await owner(one, `${LIST}?q=ann&state=answered`);
  expect(filters).toEqual({
    state: 'answered',
    intent: null,
    flag: null,
    from: null,
    q: 'ann',
    since: null,
    until: null,
    limit: 50,
  });
  expect(counts).toEqual({ new: 4, read: 3, answered: 0, archived: 2 });
  for (const wrong of ['state=gone', 'intent=x', 'flag=x', 'q=', 'from='])
    await refused(one, `${LIST}?${wrong}`, 422, 'validation_error');
});

test('all of a sender go with every trace, and nothing of others', async () => {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  const MARK = 'qzmarkerqz';
  for (const n of [1, 2, 3]) {
    const id = await send(one, { from: `${MARK}@example.org`, context: `${MARK} ${n}` });
    await mark(one, id, 'read');
  }
  const other = await send(one, { context: 'stays' });
  const removed = await owner(one, `${LIST}/senders/deletions`, {
    body: { from: `${MARK.toUpperCase()}@example.org` },
  });
  expect(removed).toMatchObject({ deleted: 3 });
  const left = (await filesIn(folder)).join('\n');
  expect(left).not.toContain(MARK);
  expect(left).not.toContain('~read');
  expect(await listed(one, '')).toEqual(['stays']);
  // What is at hand in memory went too.
  expect(await listed(one, `q=${MARK}`)).toEqual([]);
  await owner(one, `${LIST}/${other}`, { method: 'DELETE' });
  expect(await listed(one, '')).toEqual([]);
});
