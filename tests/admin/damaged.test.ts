/**
 * One damaged record harms no other: it is skipped, counted and named, goes when it is deleted
 * unread, and everything else goes on.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { fileStores } from '../../functions/store/files.ts';
import type { StoreName } from '../../functions/store/store.ts';
import {
  bearer,
  type Json,
  KINDS,
  type Kind,
  linesOf,
  type Owned,
  owned,
} from '../audits/owner.ts';
import { OWNER, STATS_TOKEN } from '../audits/secrets.ts';
import { CONTACT, withWebhookSince } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';

const WORD = 'qzmarkerqz';
/** What a disk, an editor or another program may leave of a record. */
const DAMAGES: readonly [string, string | null][] = [
  ['empty', ''],
  ['truncated', `{"question":"${WORD}","context":"${WORD}`],
  ['a list', `["${WORD}"]`],
  ['null', 'null'],
  ['of another shape', `{"text":"${WORD}","received_at":7,"at":{},"data":[],"calls":"x"}`],
  ['a folder', null],
];

type Place = { one: Owned; folder: string };

async function place(): Promise<Place> {
  const folder = await freshFolder();
  return { one: owned({ stores: fileStores(folder) }), folder };
}

/** Puts something else in the place of a record. */
async function ruin(folder: string, name: StoreName, key: string, text: string | null) {
  const file = join(folder, name, `${key}+.json`);
  await rm(file);
  if (text === null) await mkdir(file);
  else await writeFile(file, text);
}

const send = (one: Owned, kind: Kind, n: number) =>
  one.send(kind, { ...kind.body, ...(kind.noun === 'contacts' && { context: `text ${n}` }) });

test.for(KINDS.flatMap((kind) => DAMAGES.map(([what, text]) => ({ ...kind, kind, what, text }))))(
  'one of $noun that is $what is skipped and named, and goes unread',
  async ({ kind, noun, text }) => {
    const { one, folder } = await place();
    one.set('2026-11-18T10:00:00.000Z');
    const first = await send(one, kind, 1);
    one.set('2026-11-19T10:00:00.000Z');
    const bad = await send(one, kind, 2);
    const beside = await send(one, kind, 3);
    one.set('2026-11-20T12:00:00.000Z');
    await ruin(folder, noun as StoreName, `2026-11-19/${bad}`, text);
    const key = `${noun}/2026-11-19/${bad}`;

    const page = await one.owner(`/api/admin/${noun}`);
    expect((page[noun] as Json[]).map(({ id }) => id)).toEqual([beside, first]);
    expect(page['returned']).toBe(2);
    expect(page['skipped']).toEqual({ total: 1, keys: [key] });
    // Page by page it is named once, and nothing else is missing.
    const pages = await one.pages(`/api/admin/${noun}?limit=1`);
    const seen = pages.flatMap((some) => (some[noun] as Json[]).map(({ id }) => id));
    const named = pages.flatMap((some) => (some['skipped'] as Json)['keys']);
    expect([seen, named]).toEqual([[beside, first], [key]]);

    const exported = await one.ask(`/api/admin/${noun}/export`, { headers: OWNER });
    const all = linesOf(await exported.text());
    expect(all.slice(0, -1).map(({ backup: _, ...item }) => item)).toEqual(page[noun]);
    expect(all.at(-1)).toMatchObject({ end: true, skipped: { total: 1, keys: [key] } });
    expect(one.lines.filter((line) => line.includes(key)).length).toBeGreaterThan(0);
    expect(one.lines.join('\n')).not.toContain(WORD);

    const single = await one.ask(`/api/admin/${noun}/${bad}`, { headers: OWNER });
    expect(single.status).toBe(404);
    expect(((await single.json()) as Json)['error']).toMatchObject({
      code: 'content_not_found',
      key,
      message: expect.stringContaining('DELETE'),
    });

    expect(await one.remove(`${noun}/${bad}`)).toMatchObject({ deleted: 1 });
    expect((await one.owner(`/api/admin/${noun}`))['skipped']).toEqual({ total: 0, keys: [] });
    expect(await one.stores.open(noun as StoreName).list(`2026-11-19/${bad}`)).toEqual([]);
  },
);

test.for(DAMAGES)(
  'a message whose first copy is %s is kept when it comes again',
  async ([, text]) => {
    const { one, folder } = await place();
    const bad = await send(one, KINDS[0], 1);
    await ruin(folder, 'contacts', `2026-11-20/${bad}`, text);
    await send(one, KINDS[0], 1);
    // From then on that copy is the first.
    await send(one, KINDS[0], 1);
    expect(await one.owner('/api/admin/contacts')).toMatchObject({
      contacts: [{ context: 'text 1' }],
      skipped: { total: 1, keys: [`contacts/2026-11-20/${bad}`] },
    });
  },
);

test.for(KINDS)('a day of $noun is deleted with what is damaged in it', async (kind) => {
  const { one, folder } = await place();
  const bad = await send(one, kind, 1);
  await send(one, kind, 2);
  await ruin(folder, kind.noun as StoreName, `2026-11-20/${bad}`, '{');
  expect(await one.remove(`${kind.noun}/days/2026-11-20`)).toMatchObject({ deleted: 2 });
  expect(await one.listed(kind.noun)).toEqual([]);
});

test.for(DAMAGES)('audits and tokens that are %s leave the others in place', async ([, text]) => {
  const { one, folder } = await place();
  const { token } = await one.audit('acme', { title: 'One', public: { title: 'Open' } });
  const second = await one.audit('other');
  await one.owner('/api/admin/audits/acme', { method: 'PATCH', body: { data: { n: 2 } } });
  await ruin(folder, 'audits', 'acme/revisions/000002', text);
  await ruin(folder, 'audits', 'other/revisions/000001', text);

  const list = await one.owner('/api/admin/audits');
  expect((list['audits'] as Json[]).map(({ slug, revision }) => [slug, revision])).toEqual([
    ['acme', 1],
  ]);
  const skipped = ['audits/acme/revisions/000002', 'audits/other/revisions/000001'];
  expect(list['skipped']).toEqual({ total: 2, keys: skipped });
  // The newest that can be read stands for it, and the next goes behind what is damaged.
  expect((await one.ask('/api/audits/acme', { headers: bearer(token) })).status).toBe(200);
  expect((await one.ask('/api/audits/acme/meta')).status).toBe(200);
  expect(
    await one.owner('/api/admin/audits/acme', { method: 'PATCH', body: { data: { n: 3 } } }),
  ).toMatchObject({ revision: 3, data: { title: 'One', n: 3 } });
  // Where nothing of it can be read, it is made anew under its slug; its tokens still open it.
  await one.refused('/api/admin/audits/other', 'audit_not_found');
  const made = { slug: 'other', data: { title: 'Again' } };
  expect(await one.owner('/api/admin/audits', { body: made }, 201)).toMatchObject({ revision: 2 });
  expect((await one.ask('/api/audits/other', { headers: bearer(second.token) })).status).toBe(200);

  const recipient = { name: 'B', company: 'C', email: 'b@c.example' };
  const path = '/api/admin/audits/acme/tokens';
  const third = String((await one.owner(path, { body: { recipient } }, 201))['token_id']);
  const issued = (await one.stores.open('audit-tokens').list('acme/issued/')).find(
    (key) => !key.endsWith(third),
  ) as string;
  await ruin(folder, 'audit-tokens', issued, text);
  const tokens = await one.owner('/api/admin/audits/acme/tokens');
  expect((tokens['tokens'] as Json[]).map(({ token_id }) => token_id)).toEqual([third]);
  expect(tokens['skipped']).toEqual({ total: 1, keys: [`audit-tokens/${issued}`] });
  expect((await one.ask('/api/audits/acme', { headers: bearer(token) })).status).toBe(401);
  await one.remove(`audits/acme/tokens/${issued.split('/').at(-1)}`);

  // What cannot be read of a revocation revokes all the same.
  await one.remove(`audits/acme/tokens/${third}`);
  await ruin(folder, 'audit-tokens', `acme/revoked/${third}`, text);
  const after = await one.owner('/api/admin/audits/acme/tokens');
  expect((after['tokens'] as Json[])[0]).toMatchObject({ state: 'revoked' });
});

const stats = (one: Owned) => one.owner('/api/admin/stats', { headers: bearer(STATS_TOKEN) });

test('filters, deletions of a sender and deliveries leave a damaged message alone', async () => {
  const { one, folder } = await place();
  const bad = await send(one, KINDS[0], 1);
  await send(one, KINDS[0], 2);
  const key = `contacts/2026-11-20/${bad}`;
  await ruin(folder, 'contacts', `2026-11-20/${bad}`, '{');
  const skipped = { total: 1, keys: [key] };
  for (const query of ['state=new', 'q=nowhere', `from=${CONTACT.from}`])
    expect((await one.owner(`/api/admin/contacts?${query}`))['skipped']).toEqual(skipped);
  // Its state stands in its key.
  const read = await one.owner('/api/admin/contacts?state=read');
  expect([read['returned'], read['skipped']]).toEqual([0, { total: 0, keys: [] }]);
  const exported = await one.ask('/api/admin/contacts/export?q=text+2', { headers: OWNER });
  expect(linesOf(await exported.text())).toMatchObject([
    { context: 'text 2', state: 'new', deliveries: [] },
    { end: true, records: 1, skipped },
  ]);

  const sent: string[] = [];
  const webhook = async ({ context }: { context: unknown }) => void sent.push(String(context));
  await withWebhookSince(one.stores);
  one.lines.length = 0;
  await daily({ ...one, at: '2026-11-21T00:20:00.000Z' }, webhook);
  expect([sent, one.lines]).toEqual([['text 2'], [expect.stringContaining(key)]]);

  const from = { body: { from: CONTACT.from } };
  expect(await one.owner('/api/admin/contacts/senders/deletions', from)).toMatchObject({
    deleted: 1,
  });
  expect((await one.owner('/api/admin/contacts'))['skipped']).toEqual(skipped);
  const retain = { contacts: 3 };
  const at = '2026-11-30T00:20:00.000Z';
  await daily({ ...one, at, retain }, null);
  expect((await one.owner('/api/admin/contacts'))['skipped']).toEqual({ total: 0, keys: [] });
});

test.for(DAMAGES)('counts of a month that are %s are made anew', async ([, text]) => {
  const { one, folder } = await place();
  one.set('2026-11-18T10:00:00.000Z');
  for (const kind of KINDS) await send(one, kind, 1);
  one.set('2026-11-20T12:00:00.000Z');
  await daily({ ...one, at: '2026-11-20T12:00:00.000Z' }, null);
  const before = await stats(one);
  expect(before).toMatchObject({ reports: { total: 1 }, questions: { asked: 1 } });
  for (const { noun } of KINDS) {
    const [sum = ''] = await one.stores.open(noun).list('sums/2026-11~');
    await ruin(folder, noun, sum, text);
  }
  for (let n = 0; n < 2; n++) {
    expect(await stats(owned({ stores: fileStores(folder), now: one.now }))).toMatchObject({
      reports: { total: 1 },
      questions: { asked: 1 },
      skipped: { total: 0 },
    });
  }
});
