/**
 * Revisions: nobody's change is lost, nothing becomes a revision that changes nothing, and a retry
 * completes once.
 */
import { expect, test } from 'vitest';
import { withDeadline } from '../../functions/store/store.ts';
import { everything, failure } from '../operations/service.ts';
import { type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { denied, type Json, owned } from './owner.ts';
import { OWNER } from './secrets.ts';

const ACME = '/api/admin/audits/acme';
const KEY = { 'Idempotency-Key': '0123456789abcdef' };
const patch = (data: unknown, headers: Record<string, string> = {}) => ({
  method: 'PATCH',
  body: { data },
  headers,
});

test('twenty patches at once are twenty revisions, and nothing of them is lost', async () => {
  const one = owned();
  await one.audit('acme', { keep: true });
  const names = Array.from({ length: 20 }, (_, n) => `m${n}`);
  const answers = await Promise.all(
    names.map((name) => one.owner(ACME, patch({ [name]: { [name]: 1 } }))),
  );
  expect(answers.map(({ revision }) => Number(revision)).sort((a, b) => a - b)).toEqual(
    names.map((_, n) => n + 2),
  );
  const { data, revision } = (await one.owner(ACME)) as { data: Json; revision: number };
  expect([revision, data]).toEqual([
    21,
    { keep: true, ...Object.fromEntries(names.map((name) => [name, { [name]: 1 }])) },
  ]);
  // Each revision has what the one before had, and one thing more.
  const kept = await Promise.all(
    (await one.stores.open('audits').list('acme/revisions/')).map((key) =>
      one.stores.open('audits').read(key),
    ),
  );
  expect((kept as { data: Json }[]).map((each) => Object.keys(each.data).length)).toEqual(
    Array.from({ length: 21 }, (_, n) => n + 1),
  );
});

test.each([
  ['nothing', {}],
  ['the same', { title: 'Audit', deep: { list: [1, { a: null }] } }],
  ['null for what is not there', { none: null, deep: { none: null } }],
  ['an empty object for an object', { deep: {} }],
])('a patch with %s makes no revision', async (_, data) => {
  const one = owned();
  await one.audit('acme', { title: 'Audit', deep: { list: [1, { a: null }] } });
  const before = await everything(one.stores);
  one.set('2026-11-21T00:00:00.000Z');
  expect(await one.owner(ACME, patch(data))).toMatchObject({
    revision: 1,
    changed: false,
    updated_at: '2026-11-20T12:00:00.000Z',
  });
  expect(await everything(one.stores)).toEqual(before);
});

test('an audit that is not there is not found, and none is made', async () => {
  const one = owned();
  for (const slug of ['acme', 'Acme', '-acme', 'a'.repeat(121), 'acme%2Frevisions', '__proto__'])
    for (const asked of [{}, patch({ a: 1 })])
      await one.refused(`/api/admin/audits/${slug}`, 'audit_not_found', { ...asked });
  await denied(
    await one.ask('/api/admin/audits/acme/tokens', {
      body: { recipient: { name: 'a', company: 'b', email: 'a@b.example' } },
      headers: OWNER,
    }),
    'audit_not_found',
  );
  await one.refused('/api/admin/audits/acme/tokens', 'audit_not_found');
  await failure(await one.ask('/api/audits/acme/meta'), 'audit_not_found');
  expect(await everything(one.stores)).toEqual({});
});

test.each(['Acme', '-a', '', 'a'.repeat(121), 'a_b', 'a/b', '../a', 'a.b', 'ä'])(
  '%j is no slug',
  async (slug) => {
    const one = owned();
    const { detail } = await denied(
      await one.ask('/api/admin/audits', { body: { slug, data: {} }, headers: OWNER }),
      'validation_error',
    );
    expect(detail?.map(({ loc }) => loc)).toEqual([['body', 'slug']]);
    expect(await everything(one.stores)).toEqual({});
  },
);

test('patches cannot let an audit outgrow what can be answered', async () => {
  const one = owned();
  await one.audit();
  const statuses: number[] = [];
  for (let n = 0; n < 40 && statuses.at(-1) !== 413; n++)
    statuses.push(
      (await one.ask(ACME, { ...patch({ [`m${n}`]: 'x'.repeat(60_000) }), headers: OWNER })).status,
    );
  expect(statuses).toHaveLength(34);
  expect([statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1)]).toEqual([
    true,
    413,
  ]);
});

const CALLS = [
  ['create', '/api/admin/audits', { body: { slug: 'acme', data: { a: 1 } } }, 201],
  ['patch', ACME, patch({ a: 2 }), 200],
] as const;
const FAULTS: Fault[] = ['fails before', 'fails after', 'hangs before', 'hangs after'];

test.each(
  CALLS.flatMap(([what, ...rest]) => FAULTS.map((fault) => [what, fault, ...rest] as const)),
)(
  '%s over a store that %s at any call: 503, and a retry under its key completes exactly once',
  async (what, fault, path, asked, status) => {
    for (let nth = 1, torn = true; torn; nth++) {
      const real = memoryStores();
      if (what === 'patch') await owned({ stores: real }).audit();
      const made = async () => (await real.open('audits').list('')).length;
      const before = await made();
      const faulty = withFaults(real, (call) => (call.nth === nth ? fault : null));
      const headers = { ...OWNER, ...KEY };
      const first = await owned({ stores: withDeadline(faulty, 5) }).ask(path, {
        ...asked,
        headers,
      });
      torn = faulty.calls.length >= nth;
      if (torn) await denied(first, 'store_unavailable');
      // Somebody else writes before the caller tries again.
      const one = owned({ stores: real });
      one.set('2026-11-20T12:00:05.000Z');
      const others = (await made()) > 0 ? 1 : 0;
      if (others) await one.owner(ACME, patch({ b: 3 }));
      const answers = [];
      for (let n = 0; n < 2; n++)
        answers.push(await one.owner(path, { ...asked, headers: KEY }, status));
      expect(answers[1]).toEqual(answers[0]);
      expect([nth, (await made()) - others]).toEqual([nth, before + 1]);
      expect((await one.owner(ACME))['data']).toMatchObject(
        what === 'patch' ? { a: 2, b: 3 } : { a: 1 },
      );
    }
  },
);

test('under one key, another item is another request', async () => {
  const one = owned();
  await one.audit('acme');
  await one.audit('other');
  await one.owner(ACME, patch({ a: 1 }, KEY));
  const response = await one.ask('/api/admin/audits/other', {
    ...patch({ a: 1 }),
    headers: { ...OWNER, ...KEY },
  });
  await denied(response, 'idempotency_conflict');
  expect((await one.owner('/api/admin/audits/other'))['revision']).toBe(1);
});

test('a patch with If-Match meets the revision that was read; earlier ones are read again', async () => {
  const one = owned();
  await one.audit();
  const sent = (title: string, etag: string) =>
    one.ask(ACME, {
      method: 'PATCH',
      body: { data: { title } },
      headers: { ...OWNER, 'If-Match': etag },
    });
  const first = await sent('One', '"1"');
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
  const outdated = await sent('Two', '"1"');
  expect([outdated.status, await outdated.json()]).toEqual([
    412,
    expect.objectContaining({
      error: expect.objectContaining({ code: 'precondition_failed', etag: '"2"' }),
    }),
  ]);
  expect(await one.owner(ACME)).toMatchObject({ etag: '"2"', data: { title: 'One' } });
  expect(await one.owner(`${ACME}/revisions/1`)).toMatchObject({
    revision: 1,
    data: { title: 'Audit' },
  });
  for (const none of ['3', 'x'])
    await one.refused(`${ACME}/revisions/${none}`, 'content_not_found');
});
