/** What becomes of messages: states beside them, filters, search, and all of a sender deleted. */
import { expect, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { denied, type Json, KINDS, linesOf, type Owned, owned } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';
import { filesIn } from './raw.ts';

const LIST = '/api/admin/contacts';

const [MESSAGES, QUESTIONS, REPORTS] = KINDS;
const send = (one: Owned, body: Json) =>
  one.send(MESSAGES, { intent: 'question', from: 'someone@example.org', ...body });

const mark = (one: Owned, id: string, state: string) =>
  one.owner(`${LIST}/${id}/states`, { body: { state } });

/** The contexts of a list, page by page. */
const listed = async (one: Owned, query: string) =>
  (await one.pages(`${LIST}?limit=2&${query}`))
    .flatMap(({ contacts }) => contacts as Json[])
    .map(({ context }) => context);

test('a message is new, then what the owner made of it last; every change stays', async () => {
  const one = owned();
  const id = await send(one, { context: 'a' });
  expect(await one.owner(`${LIST}/${id}`)).toMatchObject({ state: 'new', state_changed_at: null });
  for (const [minute, state] of [
    ['01', 'read'],
    ['02', 'answered'],
    ['02', 'archived'],
    ['01', 'read'],
  ] as const) {
    one.set(`2026-11-20T12:${minute}:00.000Z`);
    expect(await mark(one, id, state)).toMatchObject({ id, state });
    expect(await one.owner(`${LIST}/${id}`)).toMatchObject({ state });
  }
  // The clock was set back before the last: it still counts as the last.
  const { contacts, counts } = await one.owner(LIST);
  expect(contacts).toMatchObject([{ state: 'read', state_changed_at: '2026-11-20T12:02:00.002Z' }]);
  expect(counts).toEqual({ new: 0, read: 1, answered: 0, archived: 0 });
  const before = await everything(one.stores);
  await mark(one, id, 'read');
  expect(await everything(one.stores)).toEqual(before);
  const text = await (await one.ask(`${LIST}/export`, { headers: OWNER })).text();
  expect(linesOf(text)).toMatchObject([
    { id, state: 'read' },
    { end: true, records: 1 },
  ]);
});

test('who knows an earlier state changes nothing with If-Match; the history keeps both', async () => {
  const one = owned();
  const id = await send(one, {});
  const question = await one.send(QUESTIONS, { question: 'Who?' });
  for (const [path, etags] of [
    [`${LIST}/${id}`, ['"0"', '"1"', '"2"']],
    [`/api/admin/questions/${question}`, ['"0"', '"1"', '"2"']],
  ] as const) {
    const [none, first, second] = etags;
    const read = await one.ask(path, { headers: { ...OWNER, 'If-None-Match': none } });
    expect([read.status, read.headers.get('etag')]).toEqual([200, none]);
    const change = (state: string, etag?: string) =>
      one.ask(`${path}/states`, {
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
    const { etag, history } = await one.owner(path);
    expect([etag, (history as Json[]).map(({ state }) => state)]).toEqual([
      '"4"',
      ['read', 'archived', 'read', 'new'],
    ]);
    expect(second).not.toBe(etag);
    const remove = (tag: string) =>
      one.ask(path, { method: 'DELETE', headers: { ...OWNER, 'If-Match': tag } });
    expect((await remove(first)).status).toBe(412);
    expect((await remove('"4"')).status).toBe(200);
  }
});

test('questions and reports are put aside, found by words, and out of the open ones', async () => {
  const one = owned();
  const ids: string[] = [];
  const asked = ['Which horse did she ride?', 'Which horses did she ride?', 'What boat?'];
  for (const [minute, question] of asked.entries()) {
    one.set(`2026-11-20T12:0${minute}:00.000Z`);
    ids.push(await one.send(QUESTIONS, { question }));
  }
  const groups = async () =>
    ((await one.owner('/api/admin/questions/unanswered'))['groups'] as Json[]).map(
      ({ id, ids: own }) => [id, own],
    );
  expect(await groups()).toEqual([
    [ids[1], [ids[1], ids[0]]],
    [ids[2], [ids[2]]],
  ]);
  const list = '/api/admin/questions';
  for (const id of ids.slice(0, 2))
    await one.owner(`${list}/${id}/states`, { body: { state: 'archived' } });
  expect(await groups()).toEqual([[ids[2], [ids[2]]]]);
  const found = async (query: string) =>
    (await one.listed('questions', `?${query}`)).map(({ id }) => id);
  expect(await found('state=open')).toEqual([ids[2]]);
  expect(await found('state=archived')).toEqual([ids[1], ids[0]]);
  expect(await found('q=RIDE+horses')).toEqual([ids[1]]);
  const report = await one.send(REPORTS, {
    ...REPORTS.body,
    feedback: { what_worked: 'The catalogue.' },
  });
  const path = '/api/admin/reports';
  await one.owner(`${path}/${report}/states`, { body: { state: 'archived' } });
  expect(await one.owner(`${path}?state=archived&q=catalogue`)).toMatchObject({ returned: 1 });
  expect(await one.owner(`${path}?state=open`)).toMatchObject({ returned: 0 });
});

test('states that are none, and messages that are none, are refused', async () => {
  const one = owned();
  const id = await send(one, {});
  const post = (path: string, body: unknown) => one.ask(path, { body, headers: OWNER });
  for (const body of [{}, { state: 'open' }, { state: 'gone' }, { state: 'read', by: 'me' }])
    await denied(await post(`${LIST}/${id}/states`, body), 'validation_error');
  const told = async (body: unknown) =>
    ((await (await post(`${LIST}/${id}/states`, body)).json()) as Json)['detail'];
  const wrong = (loc: string, msg: string, type = 'value_error') => {
    return [{ loc: ['body', loc], msg, type }];
  };
  expect(await told({ state: 'answered', Reply: 'x', by: 1 })).toEqual(
    wrong('(key)', 'Extra inputs are not permitted, only state, reply, send', 'extra_forbidden'),
  );
  expect(await told({ state: 'read', reply: 'x' })).toEqual(
    wrong('reply', 'Input should go with state answered'),
  );
  expect(await told({ state: 'answered', send: true })).toEqual(
    wrong('send', 'Input should come with a reply'),
  );
  expect(await told({ state: 'answered', reply: ' \n ' })).toEqual(
    wrong('reply', 'Input should say something, or be null'),
  );
  const none = `${LIST}/${'0'.repeat(32)}/states`;
  await denied(await post(none, { state: 'read' }), 'content_not_found');
  await denied(await one.ask(`${LIST}/${id}/states`, { body: { state: 'read' } }), 'unauthorized');
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
  const { filters, counts } = await one.owner(`${LIST}?q=ann&state=answered`);
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
    await one.refused(`${LIST}?${wrong}`, 'validation_error');
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
  const removed = await one.owner(`${LIST}/senders/deletions`, {
    body: { from: `${MARK.toUpperCase()}@example.org` },
  });
  expect(removed).toMatchObject({ deleted: 3 });
  const left = (await filesIn(folder)).join('\n');
  expect(left).not.toContain(MARK);
  expect(left).not.toContain('~read');
  expect(await listed(one, '')).toEqual(['stays']);
  // What is at hand in memory went too.
  expect(await listed(one, `q=${MARK}`)).toEqual([]);
  await one.remove(`contacts/${other}`);
  expect(await listed(one, '')).toEqual([]);
});
