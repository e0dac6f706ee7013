/**
 * Issuing and revoking tokens: a secret is told once, and whatever breaks in between, there is at
 * most one token.
 */
import { expect, test } from 'vitest';
import { withDeadline } from '../../functions/store/store.ts';
import { everything } from '../operations/service.ts';
import { type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { bearer, denied, type Json, type Owned, owned } from './owner.ts';
import { OWNER, RECIPIENT } from './secrets.ts';

const TOKENS = '/api/admin/audits/acme/tokens';
const KEY = { 'Idempotency-Key': '0123456789abcdef' };
const body = { recipient: RECIPIENT, expires_in_days: 30 };
const created = (service: Owned) =>
  service.owner('/api/admin/audits', { body: { slug: 'acme', data: {} } }, 201);

test('a repeat under the same key is told which token there is, and no secret', async () => {
  const one = owned();
  await created(one);
  const { token, token_id } = await one.owner(TOKENS, { body, headers: KEY }, 201);
  const before = await everything(one.stores);
  const { error } = await one.owner(TOKENS, { body, headers: KEY }, 409);
  expect(error).toMatchObject({ code: 'conflict', token_id, retryable: false });
  expect((error as Json)['message']).toMatch(/revoke .* issue a new one/i);
  expect(JSON.stringify(error)).not.toContain(String(token).slice(-43));
  expect(await everything(one.stores)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(String(token).slice(-43));
  expect(
    (await one.owner(TOKENS, { body: { ...body, expires_in_days: 31 }, headers: KEY }, 409))[
      'error'
    ],
  ).toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('ten at once under one key are one token', async () => {
  const one = owned();
  await created(one);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.ask(TOKENS, { body, headers: { ...OWNER, ...KEY } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await one.owner(TOKENS))['total']).toBe(1);
});

const FAULTS: Fault[] = ['fails before', 'fails after', 'hangs before', 'hangs after'];

test.each(FAULTS)(
  'issuing over a store that %s at any call: 503, and a retry leaves one token',
  async (fault) => {
    for (let nth = 1, torn = true; torn; nth++) {
      const real = memoryStores();
      await created(owned({ stores: real }));
      const faulty = withFaults(real, (call) => (call.nth === nth ? fault : null));
      const first = await owned({ stores: withDeadline(faulty, 5) }).ask(TOKENS, {
        body,
        headers: { ...OWNER, ...KEY },
      });
      torn = faulty.calls.length >= nth;
      if (torn) await denied(first, 'store_unavailable');
      const one = owned({ stores: real });
      const again = await one.ask(TOKENS, { body, headers: { ...OWNER, ...KEY } });
      const there = (await one.owner(TOKENS)) as { tokens: Json[] };
      expect([nth, there.tokens.length]).toEqual([nth, 1]);
      const told = (await again.json()) as { token?: string; token_id?: string; error?: Json };
      // Either the retry made it and tells its secret, or the first call did and nobody knows it.
      if (again.status === 201)
        expect(
          (await one.ask('/api/audits/acme', { headers: bearer(told.token ?? '') })).status,
        ).toBe(200);
      else
        expect([again.status, told.error?.['token_id']]).toEqual([
          409,
          there.tokens[0]?.['token_id'],
        ]);
    }
  },
);

test.each([
  [1, '2026-11-21T12:00:00.000Z'],
  [365, '2027-11-20T12:00:00.000Z'],
  [null, null],
])('a token for %j days ends at %j, to the millisecond', async (expires_in_days, end) => {
  const one = owned();
  await created(one);
  const told = await one.owner(TOKENS, { body: { ...body, expires_in_days } }, 201);
  expect(told['expires_at']).toBe(end);
  const read = async (time: string) => {
    one.set(time);
    return (await one.ask('/api/audits/acme', { headers: bearer(String(told['token'])) })).status;
  };
  if (end === null) expect(await read('2126-11-20T12:00:00.000Z')).toBe(200);
  else
    expect([await read(new Date(Date.parse(end) - 1).toISOString()), await read(end)]).toEqual([
      200, 401,
    ]);
});

test.each([0, 366, 1.5, '30', true])('%j days are refused', async (expires_in_days) => {
  const one = owned();
  await created(one);
  const { detail } = await one.refused(TOKENS, 'validation_error', {
    body: { ...body, expires_in_days },
  });
  expect(detail?.map(({ loc }) => loc)).toEqual([['body', 'expires_in_days']]);
});

test('a second revocation tells the time of the first', async () => {
  const one = owned();
  const { token, token_id } = await one.audit();
  const revoke = () => one.owner(`${TOKENS}/${token_id}`, { method: 'DELETE' });
  const first = await revoke();
  expect(first).toMatchObject({ token_id, slug: 'acme', revoked_at: '2026-11-20T12:00:00.000Z' });
  one.set('2026-11-25T12:00:00.000Z');
  expect(await revoke()).toEqual(first);
  await denied(await one.ask('/api/audits/acme', { headers: bearer(token) }), 'token_revoked');
  expect((await one.owner(TOKENS))['tokens']).toMatchObject([
    { state: 'revoked', revoked_at: first['revoked_at'] },
  ]);
});

test('revoking one leaves the others, and other audits', async () => {
  const one = owned();
  const first = await one.audit();
  const second = await one.issue();
  const other = await one.audit('other');
  await one.owner(`${TOKENS}/${first.token_id}`, { method: 'DELETE' });
  expect((await one.ask('/api/audits/acme', { headers: bearer(second.token) })).status).toBe(200);
  expect((await one.ask('/api/audits/other', { headers: bearer(other.token) })).status).toBe(200);
});

test('what is no token of the audit cannot be revoked', async () => {
  const one = owned();
  const { token } = await one.audit();
  const other = await one.audit('other');
  const before = await everything(one.stores);
  for (const id of [
    other.token_id,
    '019aa0d5-7c00-7abc-8def-0123456789ab',
    'x',
    token,
    '~',
    'A'.repeat(300),
  ])
    await one.refused(`${TOKENS}/${id}`, 'content_not_found', { method: 'DELETE' });
  await one.refused(`/api/admin/audits/none/tokens/${other.token_id}`, 'audit_not_found', {
    method: 'DELETE',
  });
  expect(await everything(one.stores)).toEqual(before);
});
