/**
 * The owner's inbox: newest first, page by page, one by one, and as JSON Lines; every free text
 * marked as data.
 */
import { expect, test } from 'vitest';
import { type Json, linesOf, type Owned, owned, KINDS as PLAIN } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { CONTACT, FRAME, REPORT } from '../operations/service.ts';
import { withFaults } from '../store/faults.ts';

type Text = { body: (text: string) => Json; text: (item: Json) => unknown };
/** Where each kind has a text of its sender. */
const TEXTS: Record<string, Text> = {
  contacts: { body: (context) => ({ ...CONTACT, context }), text: ({ context }) => context },
  questions: { body: (question) => ({ question }), text: ({ question }) => question },
  reports: {
    body: (what_worked) => ({ ...REPORT, feedback: { what_worked } }),
    text: ({ report }) => ((report as Json)['feedback'] as Json)['what_worked'],
  },
};
const KINDS = PLAIN.map(({ noun, path, id }) => {
  const { body, text } = TEXTS[noun] as Text;
  return { noun, path, id, body: (n: number) => body(`text ${n}`), text };
});
type Kind = (typeof KINDS)[number];

/**
 * Sends so many, each at a time of its own, some days and months apart; ids in the order they were
 * sent.
 */
async function fill(one: Owned, kind: Kind, times: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, time] of times.entries()) {
    one.set(time);
    ids.push(await one.send(kind, kind.body(n)));
  }
  return ids;
}

const TIMES = [
  '2024-01-31T23:59:59.999Z',
  '2024-02-01T00:00:00.000Z',
  '2026-05-05T08:00:00.000Z',
  '2026-11-18T10:00:00.000Z',
  '2026-11-20T09:00:00.000Z',
  '2026-11-20T09:00:01.000Z',
  '2026-11-20T09:00:02.000Z',
  '2026-11-20T09:00:03.000Z',
];

async function pages(one: Owned, noun: string, query: string) {
  const all = await one.pages(`/api/admin/${noun}?${query}`);
  const address = new RegExp(`^http://localhost:11906/api/admin/${noun}\\?`);
  for (const { next_url } of all.slice(0, -1)) expect(next_url).toMatch(address);
  const sizes = all.map((page) => (page[noun] as Json[]).length);
  expect(all.map(({ returned }) => returned)).toEqual(sizes);
  return { items: all.flatMap((page) => page[noun] as Json[]), sizes };
}

test.each(KINDS)(
  '$noun come newest first, each once, whatever the size of a page',
  async (kind) => {
    const one = owned();
    const ids = await fill(one, kind, TIMES);
    for (const limit of [1, 2, 3, 7, 8, 100]) {
      const { items, sizes } = await pages(one, kind.noun, `limit=${limit}`);
      expect([limit, items.map(({ id }) => id)]).toEqual([limit, ids.toReversed()]);
      expect(items.map(kind.text)).toEqual(TIMES.map((_, n) => `text ${n}`).reverse());
      expect(sizes).toHaveLength(Math.ceil(8 / limit));
    }
    expect((await one.owner(`/api/admin/${kind.noun}`))['filters']).toMatchObject({
      since: null,
      until: null,
      limit: 50,
    });
  },
);

test.each(KINDS)('$noun of some days, both days included', async (kind) => {
  const one = owned();
  await fill(one, kind, TIMES);
  const shown = async (query: string) =>
    (await pages(one, kind.noun, `limit=2&${query}`)).items.map(kind.text);
  expect(await shown('since=2026-11-20')).toEqual(['text 7', 'text 6', 'text 5', 'text 4']);
  expect(await shown('until=2026-11-18')).toEqual(['text 3', 'text 2', 'text 1', 'text 0']);
  expect(await shown('since=2024-02-01&until=2026-11-19')).toEqual(['text 3', 'text 2', 'text 1']);
  expect(await shown('until=2024-01-31T12:00:00Z')).toEqual(['text 0']);
  expect(await shown('until=9999-12-31&since=2026-11-20T23:00:00-02:00')).toEqual([]);
  expect(await shown('since=2026-11-21')).toEqual([]);
  expect(await shown('since=2026-11-20&until=2026-11-18')).toEqual([]);
});

test.each(KINDS)(
  'what comes in, or goes, between two pages of $noun moves nothing',
  async (kind) => {
    const one = owned();
    const ids = await fill(one, kind, TIMES);
    const first = await one.owner(`/api/admin/${kind.noun}?limit=3`);
    one.set('2026-11-20T10:00:00.000Z');
    await one.post(kind.path, kind.body(99));
    // The very record that the cursor points at.
    await one.remove(`${kind.noun}/${ids[5]}`);
    const next = String(first['next_url']).slice('http://localhost:11906'.length);
    expect(((await one.owner(next))[kind.noun] as Json[]).map(({ id }) => id)).toEqual([
      ids[4],
      ids[3],
      ids[2],
    ]);
  },
);

test.each(KINDS)(
  'one of $noun is read as it is listed, and unknown ones are not found',
  async (kind) => {
    const one = owned();
    const ids = await fill(one, kind, TIMES);
    const { items } = await pages(one, kind.noun, 'limit=100');
    for (const [n, id] of ids.toReversed().entries()) {
      const record = await one.owner(`/api/admin/${kind.noun}/${id}`);
      expect(record).toEqual({ ...items[n], ...FRAME, last_modified: record['last_modified'] });
      expect(record).toMatchObject({
        trust_boundary: 'untrusted_agent_text',
        url: `http://localhost:11906/api/admin/${kind.noun}/${id}`,
      });
      for (const field of record['trust_boundary_fields'] as string[])
        expect(record).toHaveProperty(field);
    }
    const unknown = ids[0]?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) ?? '';
    for (const id of [
      unknown,
      'x',
      ids[0]?.toUpperCase(),
      `${ids[0]}0`,
      '2026-11-20',
      'deleted-0',
      '~',
    ])
      for (const method of ['GET', 'DELETE'])
        await one.refused(`/api/admin/${kind.noun}/${id}`, 'content_not_found', { method });
  },
);

test.each([
  '',
  '%20',
  'x',
  '!!!',
  'MjAyNi0xMS0yMA',
  Buffer.from('2026-11-20/../x').toString('base64url'),
  Buffer.from('2026-11-20/a b').toString('base64url'),
  'a'.repeat(201),
])('the cursor %j is refused', async (cursor) => {
  const { detail } = await owned().refused(
    `/api/admin/reports?cursor=${cursor}`,
    'validation_error',
  );
  expect(detail?.map(({ loc }) => loc)).toEqual([['query', 'cursor']]);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'since=yesterday',
  'until=2026-02-30',
  'until=',
  'since=2026-01-01&since=2026-01-01',
])('the query %s is refused', async (query) => {
  await owned().refused(`/api/admin/questions?${query}`, 'validation_error');
});

test('a cursor holds no word of a caller', async () => {
  const one = owned();
  for (const n of [1, 2])
    await one.post('/api/contact', {
      ...CONTACT,
      context: `qzmarkerqz ${n}`,
      from: 'qzmarkerqz@example.org',
    });
  const { next_url } = await one.owner('/api/admin/contacts?limit=1');
  const cursor = new URL(String(next_url)).searchParams.get('cursor') ?? '';
  expect(Buffer.from(cursor, 'base64url').toString()).toMatch(
    /^2026-11-20\/2026-11-20T12:00:00\.000Z~[0-9a-f]{32}$/,
  );
});

test.each(KINDS)('$noun are exported as JSON Lines, as they are listed', async (kind) => {
  const one = owned();
  await fill(one, kind, TIMES);
  const { items } = await pages(one, kind.noun, 'limit=100');
  for (const [query, from, to] of [
    ['', 0, 8],
    ['?since=2026-11-20', 0, 4],
    ['?until=2026-11-18&since=2024-02-01', 4, 7],
    ['?since=2026-11-21', 0, 0],
  ] as const) {
    const response = await one.ask(`/api/admin/${kind.noun}/export${query}`, { headers: OWNER });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/jsonl',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const text = await response.text();
    expect(text.endsWith('\n')).toBe(true);
    // The last line tells that nothing is missing.
    const end = { end: true, records: to - from, skipped: { total: 0, keys: [] } };
    expect(linesOf(text).map(({ backup: _, ...item }) => item)).toEqual([
      ...items.slice(from, to),
      end,
    ]);
  }
  const head = await one.ask(`/api/admin/${kind.noun}/export`, { method: 'HEAD', headers: OWNER });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'application/jsonl',
    '',
  ]);
});

test('a filter that an export does not know is told in its last line', async () => {
  const one = owned();
  const text = await (
    await one.ask('/api/admin/contacts/export?stat=new', { headers: OWNER })
  ).text();
  expect(linesOf(text).at(-1)).toMatchObject({ end: true, ignored: [{ nearest: 'state' }] });
});

test.each(KINDS)('who deletes none of $noun is told that nothing is gone', async ({ noun }) => {
  const { deleted, removed, kept } = await owned().remove(`${noun}/days/2026-01-01`);
  expect([deleted, removed]).toEqual([0, []]);
  expect(kept).toBe('Nothing was found, so nothing was deleted.');
});

test('a line of an export is one line for every reader, those that know Unicode too', async () => {
  const one = owned();
  const question = 'a\u2028b\u2029c\u0085d';
  await one.post('/api/agent/ask', { question });
  const response = await one.ask('/api/admin/questions/export', { headers: OWNER });
  const text = await response.text();
  const [line = '', ...end] = text.trimEnd().split(/[\n\r\u0085\u2028\u2029]/);
  expect(JSON.parse(line)).toMatchObject({ question });
  expect(end).toEqual(['{"end":true,"records":1,"skipped":{"total":0,"keys":[]}}']);
});

test('an export of a store that is away is an error; a broken one never looks whole', async () => {
  const one = owned();
  for (let n = 0; n < 40; n++) {
    one.set(`2026-11-${20 - Math.floor(n / 10)}T12:00:00.000Z`);
    await one.post('/api/agent/ask', { question: `text ${n}` });
  }
  const away = owned({
    stores: withFaults(one.stores, ({ operation }) =>
      operation === 'list' ? 'fails before' : null,
    ),
  });
  await away.refused('/api/admin/questions/export', 'store_unavailable');
  const breaks = owned({
    stores: withFaults(one.stores, ({ operation, nthOfKind }) =>
      operation === 'read' && nthOfKind === 20 ? 'fails before' : null,
    ),
  });
  const response = await breaks.ask('/api/admin/questions/export', { headers: OWNER });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('The answer broke off');
  expect(breaks.lines).toHaveLength(1);
  expect(breaks.lines[0]).toMatch(/^[0-9a-f-]{36} StoreUnavailable/);
  expect(breaks.lines[0]).toContain(response.headers.get('x-request-id'));
});

test.each(KINDS)('an export of $noun that broke off goes on behind its last line', async (kind) => {
  const one = owned();
  const ids = (await fill(one, kind, TIMES)).toReversed();
  const path = `/api/admin/${kind.noun}/export`;
  for (const [at, id] of ids.entries()) {
    const rest = await one.ask(`${path}?after=${id}`, { headers: OWNER });
    const lines = linesOf(await rest.text());
    expect(lines.slice(0, -1).map((line) => line['id'])).toEqual(ids.slice(at + 1));
    expect(lines.at(-1)).toMatchObject({ end: true, records: ids.length - at - 1 });
  }
  await one.refused(`${path}?after=${'0'.repeat(32)}`, 'content_not_found');
});
