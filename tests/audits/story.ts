/**
 * The life of an audit from the owner's first call to the end of a token, for any service; every
 * answer is handed back.
 */
import { expect } from 'vitest';
import { sha256 } from '../../src/surfaces/seal.ts';
import { bearer, type Json } from './owner.ts';
import { OWNER, RECIPIENT } from './secrets.ts';

export type Ask = (
  path: string,
  asked?: { method?: string; body?: unknown; headers?: Record<string, string> },
) => Promise<Response>;

export type Seen = { what: string; status: number; text: string; headers: [string, string][] };

const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Walks the story. `move` sets the clock to so many days from the beginning. */
export async function walk(ask: Ask, move: (days: number) => void) {
  const seen: Seen[] = [];
  const step = async (
    what: string,
    status: number,
    path: string,
    asked: Parameters<Ask>[1] = {},
  ) => {
    const response = await ask(path, asked);
    const text = await response.text();
    seen.push({ what, status: response.status, text, headers: [...response.headers] });
    expect([what, response.status, response.status === status ? '' : text]).toEqual([
      what,
      status,
      '',
    ]);
    if (!path.endsWith('/meta'))
      expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE_OR_ERROR(status));
    return (asked.method === 'HEAD' ? {} : JSON.parse(text)) as Json;
  };
  const admin = (what: string, status: number, path: string, asked: Parameters<Ask>[1] = {}) =>
    step(what, status, `/api/admin/audits${path}`, {
      ...asked,
      headers: { ...OWNER, ...asked.headers },
    });
  const data = {
    title: 'Audit of Acme',
    findings: [1, 2],
    score: { speed: 3 },
    public: { title: 'An audit' },
  };

  const created = await admin('create', 201, '', { body: { slug: 'acme-2026', data } });
  expect(created).toMatchObject({ slug: 'acme-2026', revision: 1, data });
  await admin('create again', 409, '', { body: { slug: 'acme-2026', data } });

  const issued = await admin('issue', 201, '/acme-2026/tokens', {
    body: { recipient: RECIPIENT, expires_in_days: 30 },
  });
  const token = String(issued['token']);
  const token_id = String(issued['token_id']);
  const secret = token.slice(-43);
  expect(token).toMatch(new RegExp(`^aud_${token_id}_[A-Za-z0-9_-]{43}$`));
  expect(String(issued['share_url'])).toMatch(
    new RegExp(`^https?://[^/]+/audits/acme-2026#token=${token}$`),
  );

  const wanted = {
    slug: 'acme-2026',
    revision: 1,
    data,
    access: { token_id, recipient: { name: 'Rosa Reader', company: 'Acme' } },
  };
  const path = '/api/audits/acme-2026';
  expect(await step('read by query', 200, `${path}?token=${token}`)).toMatchObject(wanted);
  expect(await step('read by header', 200, path, { headers: bearer(token) })).toMatchObject(wanted);
  await step('the header wins', 200, `${path}?token=wrong`, { headers: bearer(token) });
  await step('a wrong header wins too', 401, `${path}?token=${token}`, {
    headers: bearer(`${token.slice(0, -43)}${'x'.repeat(43)}`),
  });
  await step('HEAD', 200, path, { method: 'HEAD', headers: bearer(token) });

  const patch = { data: { findings: [3], score: { depth: 4, speed: null }, note: 'new' } };
  const patched = await admin('patch', 200, '/acme-2026', { method: 'PATCH', body: patch });
  const now = {
    title: 'Audit of Acme',
    findings: [3],
    score: { depth: 4 },
    public: { title: 'An audit' },
    note: 'new',
  };
  expect(patched).toMatchObject({ revision: 2, changed: true });
  expect(patched['data']).toEqual(now);
  expect(
    await admin('patch again', 200, '/acme-2026', { method: 'PATCH', body: patch }),
  ).toMatchObject({
    revision: 2,
    changed: false,
  });
  expect((await step('read again', 200, path, { headers: bearer(token) }))['data']).toEqual(now);
  const meta = await step('meta', 200, `${path}/meta`);
  expect(meta).toMatchObject({ slug: 'acme-2026', public: { title: 'An audit' } });

  move(0.01);
  const second = await admin('issue a second', 201, '/acme-2026/tokens', {
    body: { recipient: RECIPIENT, expires_in_days: 2 },
  });
  const other = String(second['token']);
  await admin('revoke', 200, `/acme-2026/tokens/${token_id}`, { method: 'DELETE' });
  const refused = await step('read with a revoked one', 401, path, { headers: bearer(token) });
  expect(refused).toMatchObject({
    error: { code: 'token_revoked', fallback_path: '/api/contact' },
  });
  await step('read with the second', 200, path, { headers: bearer(other) });
  move(3);
  const expired = await step('read with an expired one', 401, path, { headers: bearer(other) });
  expect(expired).toMatchObject({
    error: { code: 'token_expired', fallback_path: '/api/contact' },
  });
  const list = await admin('list tokens', 200, '/acme-2026/tokens');
  expect((list['tokens'] as Json[]).map(({ state }) => state)).toEqual(['expired', 'revoked']);
  expect(await admin('list audits', 200, '')).toMatchObject({
    total: 1,
    audits: [{ slug: 'acme-2026', revision: 2 }],
  });

  // What was issued is told once, in the answer that issued it; a hash and an address nowhere but
  // where they belong.
  const hashes = [token, other].flatMap((one) => [sha256(one), sha256(one.slice(-43))]);
  for (const { what, text, headers } of seen) {
    const all = text + JSON.stringify(headers);
    for (const hash of hashes) expect([what, all.includes(hash)]).toEqual([what, false]);
    expect([what, all.includes(secret) || all.includes(other.slice(-43))]).toEqual([
      what,
      what.startsWith('issue'),
    ]);
    expect([what, all.includes(RECIPIENT.email)]).toEqual([what, what === 'list tokens']);
  }
  return { seen, secrets: [token, other, secret, other.slice(-43)] };
}

/** Errors are kept nowhere either. */
function PRIVATE_OR_ERROR(status: number) {
  return status < 400
    ? PRIVATE
    : { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}
