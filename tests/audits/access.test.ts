/** Who may read an audit, and what everybody else learns. */
import { expect, test } from 'vitest';
import { type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { bearer, denied, type Json, owned } from './owner.ts';
import { ADMIN_KEY, MCP_TOKEN, STATS_TOKEN } from './secrets.ts';

const ACME = '/api/audits/acme';
const other = (token: string) => `${token.slice(0, -43)}${'A'.repeat(43)}`;

/** Stores with an audit and a token each way, and a service that counts what is asked of them. */
async function place() {
  const real = memoryStores();
  const one = owned({ stores: real });
  const tokens = {
    good: (await one.audit('acme', { title: 'Audit', secret_part: 'qz-private' })).token,
    expired: (await one.issue('acme', 1)).token,
    revoked: '',
    elsewhere: (await one.audit('other')).token,
  };
  const revoked = await one.issue();
  tokens.revoked = revoked.token;
  await one.owner(`/api/admin/audits/acme/tokens/${revoked.token_id}`, { method: 'DELETE' });
  const stores = withFaults(real, () => null);
  const watched = owned({ stores });
  watched.set('2026-11-22T12:00:00.000Z');
  return { tokens, stores, one: watched };
}

const unknown = `aud_019aa0d5-7c00-7abc-8def-0123456789ab_${'x'.repeat(43)}`;

const REFUSED: [
  what: string,
  of: (tokens: Record<string, string>) => string | null,
  code: string,
  reads: number,
][] = [
  ['none', () => null, 'unauthorized', 0],
  ['an empty one', () => '', 'invalid_token', 0],
  ['no token of ours', () => 'secret', 'invalid_token', 0],
  ['the token of an agent', () => MCP_TOKEN, 'invalid_token', 0],
  ['the token of the statistics', () => STATS_TOKEN, 'invalid_token', 0],
  ['the key of the owner', () => ADMIN_KEY, 'invalid_token', 0],
  ['one that is too short', ({ good = '' }) => good.slice(0, -1), 'invalid_token', 0],
  ['one that is too long', ({ good = '' }) => `${good}x`, 'invalid_token', 0],
  ['one in capitals', ({ good = '' }) => good.toUpperCase(), 'invalid_token', 0],
  [
    'a path as its id',
    ({ good = '' }) => good.replace(/_.{36}_/, `_../${'a'.repeat(33)}_`),
    'invalid_token',
    0,
  ],
  ['an unknown one', () => unknown, 'invalid_token', 2],
  ['one of another audit', ({ elsewhere = '' }) => elsewhere, 'invalid_token', 2],
  ['a wrong secret', ({ good = '' }) => other(good), 'invalid_token', 2],
  ['a wrong secret of an expired one', ({ expired = '' }) => other(expired), 'invalid_token', 2],
  ['a wrong secret of a revoked one', ({ revoked = '' }) => other(revoked), 'invalid_token', 2],
  ['an expired one', ({ expired = '' }) => expired, 'token_expired', 2],
  ['a revoked one', ({ revoked = '' }) => revoked, 'token_revoked', 2],
];

test.each(REFUSED)('%s is refused, by header and query alike', async (_, of, code, reads) => {
  const { tokens, stores, one } = await place();
  const token = of(tokens);
  const ways =
    token === null
      ? [one.ask(ACME)]
      : [
          one.ask(`${ACME}?token=${encodeURIComponent(token)}`),
          one.ask(ACME, { headers: bearer(token) }),
        ];
  for (const response of await Promise.all(ways)) {
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer realm="calling-card"${code === 'unauthorized' ? '' : ', error="invalid_token"'}`,
    );
    expect(response.headers.get('access-control-allow-origin')).toBe(null);
    const { error } = await denied(response, code);
    expect(error).toMatchObject({
      fallback_path: '/api/contact',
      suggested_next_path: '/api/contact',
    });
    expect(error.message).toContain('/api/contact');
    if (token) expect(JSON.stringify([error, ...response.headers])).not.toContain(token);
  }
  expect(stores.calls.map(({ store, operation }) => `${store} ${operation}`)).toEqual(
    Array.from({ length: reads * ways.length }, () => 'audit-tokens read'),
  );
  expect(one.lines).toEqual([]);
});

test('without a token nobody learns whether there is an audit', async () => {
  const { tokens, one } = await place();
  for (const headers of [{}, bearer(unknown), bearer(tokens.good)])
    for (const slug of ['nothing', 'Nothing-at-all', 'a'.repeat(200)])
      await denied(
        await one.ask(`/api/audits/${slug}`, { headers }),
        headers === undefined || !('Authorization' in headers) ? 'unauthorized' : 'invalid_token',
      );
});

test.each(['Basic abc', 'Bearer', 'Bearer a b', 'bearer,x', 'x'])(
  'the header %j is a wrong token, whatever the query has',
  async (header) => {
    const { tokens, stores, one } = await place();
    await denied(
      await one.ask(`${ACME}?token=${tokens.good}`, { headers: { Authorization: header } }),
      'invalid_token',
    );
    expect(stores.calls).toEqual([]);
  },
);

test('a recipient reads the audit, whose the token is and until when, no others', async () => {
  const { tokens, one } = await place();
  const response = await one.ask(ACME, { headers: bearer(tokens.good) });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect([
    response.headers.get('etag'),
    response.headers.get('access-control-allow-origin'),
  ]).toEqual([null, null]);
  expect(await response.json()).toEqual({
    slug: 'acme',
    revision: 1,
    created_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    data: { title: 'Audit', secret_part: 'qz-private' },
    access: {
      token_id: tokens.good.slice(4, 40),
      recipient: { name: 'Rosa Reader', company: 'Acme' },
      expires_at: null,
    },
    url: 'http://localhost:11906/api/audits/acme',
    schema_version: '1.0',
    last_modified: '2026-11-20T12:00:00.000Z',
    content_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    breaking_changes_since: null,
  });
  const head = await one.ask(ACME, { method: 'HEAD', headers: bearer(tokens.good) });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
    200,
    '',
    response.headers.get('content-length'),
  ]);
});

test.each([
  [{ title: 'x', public: { title: 'Shown' } }, { title: 'Shown' }],
  [{ public: 'Shown' }, 'Shown'],
  [{ public: { title: '' }, title: 'hidden' }, { title: '' }],
])('of %j the metadata show %j', async (data, shown) => {
  const one = owned();
  await one.audit('acme', data);
  const response = await one.ask(`${ACME}/meta`);
  const text = await response.text();
  expect(text).not.toContain('hidden');
  expect(JSON.parse(text)).toEqual({
    slug: 'acme',
    public: shown,
    access: {
      rule: expect.any(String),
      audit_url: 'http://localhost:11906/api/audits/acme',
      header: 'Authorization: Bearer <token>',
      contact_url: 'http://localhost:11906/api/contact',
    },
    url: 'http://localhost:11906/api/audits/acme/meta',
    schema_version: '1.0',
    last_modified: null,
    content_hash: expect.any(String),
    breaking_changes_since: null,
  });
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'access-control-allow-origin': '*',
  });
  expect(headers['netlify-cdn-cache-control']).toBe(undefined);
  const again = await one.ask(`${ACME}/meta`, {
    headers: { 'If-None-Match': headers['etag'] ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('of an audit of which nothing is public nobody learns that it is there', async () => {
  const one = owned();
  const meta = async (slug: string) => (await one.ask(`/api/audits/${slug}/meta`)).json();
  const none = await meta('nothing');
  expect(none).toMatchObject({ error: { code: 'audit_not_found' } });
  for (const [at, data] of [
    { title: 'x' },
    { public: null },
    { deep: { public: 'x' } },
  ].entries()) {
    await one.audit(`acme-${at}`, data);
    expect(await meta(`acme-${at}`)).toEqual(none);
  }
});

test.each(['fails before', 'fails after', 'hangs before'] as Fault[])(
  'a store that %s when a read is recorded does not fail the read',
  async (fault) => {
    const real = memoryStores();
    const { token } = await owned({ stores: real }).audit();
    const one = owned({
      stores: withFaults(real, ({ key }) => (key.startsWith('accesses/') ? fault : null)),
    });
    expect((await one.ask(ACME, { headers: bearer(token) })).status).toBe(200);
    if (fault === 'hangs before') return;
    await one.settle();
    expect(one.lines).toEqual(['an access to an audit was not recorded (StoreUnavailable)']);
  },
);

test.each(['fails before', 'hangs after'] as Fault[])(
  'a store that %s is 503, never a read and never a refusal',
  async (fault) => {
    const real = memoryStores();
    const { token } = await owned({ stores: real }).audit();
    const { withDeadline } = await import('../../functions/store/store.ts');
    for (let nth = 1; nth <= 4; nth++) {
      const faulty = withFaults(real, (call) => (call.nth === nth ? fault : null));
      const one = owned({ stores: withDeadline(faulty, 5) });
      await denied(await one.ask(ACME, { headers: bearer(token) }), 'store_unavailable');
      expect(one.lines.join()).not.toContain(token.slice(-43));
    }
  },
);

test('tokens are told to the owner with their state, never with a secret', async () => {
  const { one } = await place();
  const { tokens, total } = (await one.owner('/api/admin/audits/acme/tokens')) as {
    tokens: Json[];
    total: number;
  };
  expect(total).toBe(3);
  expect(tokens.map(({ state }) => state).sort()).toEqual(['active', 'expired', 'revoked']);
  for (const token of tokens)
    expect(Object.keys(token).sort()).toEqual([
      'expires_at',
      'issued_at',
      'recipient',
      'revoked_at',
      'state',
      'token_id',
    ]);
});
