/** What an owner takes back of audits: gone from the disk, and nothing else with it. */
import { expect, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { filesIn } from '../admin/raw.ts';
import { freshFolder } from '../store/places.ts';
import { bearer, denied, type Json, owned } from './owner.ts';

const A = '/api/admin/audits';
const KEY = (n: number) => ({ 'Idempotency-Key': `0123456789abcdef-${n}` });

async function place() {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  const left = async () => (await filesIn(folder)).join('\n');
  const remove = (path: string) => one.remove(`audits/${path}`);
  const kept = (path: string, code: string) =>
    one.refused(`${A}/${path}`, code, { method: 'DELETE' });
  return { one, left, remove, kept };
}

test('a recipient goes with name, company, address and reads; another stays', async () => {
  const { one, left, remove, kept } = await place();
  await one.audit();
  const recipient = { name: 'qzname', company: 'qzcompany', email: 'qz@example.org' };
  const { token, token_id } = await one.owner(
    `${A}/acme/tokens`,
    { body: { recipient }, headers: KEY(1) },
    201,
  );
  const open = () => one.ask('/api/audits/acme', { headers: bearer(String(token)) });
  await open();
  await one.settle();
  const before = (await one.owner(A))['audits'];
  expect(before).toMatchObject([
    {
      slug: 'acme',
      title: 'Audit',
      recipients: 2,
      reads: 1,
      last_read_at: one.now().toISOString(),
    },
  ]);
  await remove(`acme/recipients/${token_id}`);
  for (const trace of ['qz', String(token_id)]) expect(await left()).not.toContain(trace);
  await denied(await open(), 'invalid_token');
  expect((await one.owner(A))['audits']).toMatchObject([
    { recipients: 1, reads: 0, last_read_at: null },
  ]);
  await kept(`acme/recipients/${token_id}`, 'content_not_found');
});

test('an earlier revision goes with its kept answer; the current one with its audit', async () => {
  const { one, left, remove, kept } = await place();
  await one.owner(A, { body: { slug: 'acme', data: { title: 'qzfirst' } }, headers: KEY(1) }, 201);
  for (const [n, title] of ['qzsecond', 'third'].entries())
    await one.owner(`${A}/acme`, {
      method: 'PATCH',
      body: { data: { title } },
      headers: KEY(n + 2),
    });
  await kept('acme/revisions/3', 'conflict');
  await remove('acme/revisions/2');
  expect((await left()).includes('qzsecond')).toBe(false);
  await remove('acme/revisions/1');
  expect((await left()).includes('qzfirst')).toBe(false);
  expect(await one.owner(`${A}/acme/revisions`)).toMatchObject({
    revisions: [{ revision: 3, current: true }],
  });
  await kept('acme/revisions/1', 'content_not_found');
  // The next takes the next number, and a repeat of a call is still one change.
  const patch = { method: 'PATCH', body: { data: { title: 'fourth' } }, headers: KEY(4) };
  for (let n = 0; n < 2; n += 1)
    expect(await one.owner(`${A}/acme`, patch)).toMatchObject({ revision: 4 });
});

test('an audit that was changed since it was read stays', async () => {
  const { one } = await place();
  await one.audit();
  await one.owner(`${A}/acme`, { method: 'PATCH', body: { data: { title: 'x' } } });
  await one.owner(`${A}/acme`, { method: 'DELETE', headers: { 'If-Match': '"1"' } }, 412);
  expect((await one.owner(`${A}/acme`))['etag']).toBe('"2"');
  await one.owner(`${A}/acme`, { method: 'DELETE', headers: { 'If-Match': '"2"' } });
});

test('an audit goes with all that belongs to it, and its slug is free for another', async () => {
  const { one, left, remove, kept } = await place();
  const { token, token_id } = await one.audit('acme', { title: 'qzdata' });
  await one.audit('acme-2', { title: 'Other' });
  await one.ask('/api/audits/acme', { headers: bearer(token) });
  await one.settle();
  await remove(`acme/tokens/${token_id}`);
  await remove('acme');
  for (const trace of ['qzdata', token_id, 'acme/'])
    expect([trace, (await left()).includes(trace)]).toEqual([trace, false]);
  await kept('acme', 'audit_not_found');
  expect(((await one.owner(A))['audits'] as Json[]).map(({ slug }) => slug)).toEqual(['acme-2']);
  await one.owner(A, { body: { slug: 'acme', data: {} } }, 201);
  const old = await one.ask('/api/audits/acme', { headers: bearer(token) });
  await denied(old, 'invalid_token');
});
