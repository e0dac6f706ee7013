/**
 * Every private path without, with a wrong, and with another kind's credential: refused before
 * anything else happens.
 */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { readyRoutes } from '../../src/routes.ts';
import { withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { type ErrorBodyOf, owned } from './owner.ts';
import { ADMIN_KEY, MCP_TOKEN, STATS_TOKEN } from './secrets.ts';

/** Of the rows behind bearers, those of MCP have tests of their own. */
const ROWS = readyRoutes
  .filter(({ access, kind }) => /^(admin_key|bearer)$/.test(access) && kind === 'operation')
  .filter(({ protocol }) => !protocol)
  .flatMap(({ method, path, access }) =>
    [method, ...(method === 'GET' ? ['HEAD'] : [])].map((name) => [name, path, access] as const),
  );

const filled = (path: string) =>
  path
    .replace('{slug}', 'acme')
    .replace('{day}', '2026-11-20')
    .replace(/\{\w+\}/, '019aa0d5-7c00-7abc-8def-0123456789ab');

/** What opens nothing at a row, by what it takes, and as what it is refused. */
const wrongAt = (access: string, token: string): [Record<string, string>, string][] =>
  access === 'bearer'
    ? [
        [{}, 'unauthorized'],
        [{ 'X-Admin-Key': ADMIN_KEY }, 'unauthorized'],
        [{ 'X-Admin-Key': STATS_TOKEN }, 'unauthorized'],
        [{ Authorization: 'Bearer wrong' }, 'invalid_token'],
        [{ Authorization: `Bearer ${MCP_TOKEN}` }, 'invalid_token'],
        [{ Authorization: `Bearer ${ADMIN_KEY}` }, 'invalid_token'],
        [{ Authorization: `Bearer ${token}` }, 'invalid_token'],
      ]
    : [
        [{}, 'unauthorized'],
        [{ Authorization: `Bearer ${ADMIN_KEY}` }, 'unauthorized'],
        [{ Authorization: `Bearer ${STATS_TOKEN}` }, 'unauthorized'],
        [{ Authorization: `Bearer ${token}` }, 'unauthorized'],
        [{ Cookie: `X-Admin-Key=${ADMIN_KEY}` }, 'unauthorized'],
        [{ 'X-Admin-Key': '' }, 'invalid_token'],
        [{ 'X-Admin-Key': 'wrong' }, 'invalid_token'],
        [{ 'X-Admin-Key': `${ADMIN_KEY}x` }, 'invalid_token'],
        [{ 'X-Admin-Key': ADMIN_KEY.toUpperCase() }, 'invalid_token'],
        [{ 'X-Admin-Key': `${ADMIN_KEY}, ${ADMIN_KEY}` }, 'invalid_token'],
        [{ 'X-Admin-Key': MCP_TOKEN }, 'invalid_token'],
        [{ 'X-Admin-Key': STATS_TOKEN }, 'invalid_token'],
        [{ 'X-Admin-Key': token }, 'invalid_token'],
      ];

/** How a caller who is refused is told to come again. */
const challengeOf = (access: string, code: string) => {
  if (access !== 'bearer') return 'AdminKey realm="calling-card", header="X-Admin-Key"';
  return `Bearer realm="calling-card"${code === 'unauthorized' ? '' : `, error="${code}"`}`;
};

test('the rows for the owner are those of audits, statistics and the inbox', () => {
  expect(ROWS.filter(([method]) => method !== 'HEAD')).toHaveLength(36);
});

test.each(ROWS)('%s %s', async (method, path, access) => {
  const real = memoryStores();
  const { token } = await owned({ stores: real }).audit();
  const stores = withFaults(real, () => null);
  const one = owned({ stores });
  for (const [headers, code] of wrongAt(access, token)) {
    // Neither a query nor a body that is wrong is looked at before.
    const query = `?limit=none&token=${token}`;
    const sent = method === 'POST' || method === 'PATCH' ? { body: 'no object' } : {};
    const response = await one.ask(`${filled(path)}${query}`, { method, headers, ...sent });
    expect(response.status).toBe(401);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'www-authenticate': challengeOf(access, code),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(null);
    const text = await response.text();
    if (method !== 'HEAD') expect((JSON.parse(text) as ErrorBodyOf).error.code).toBe(code);
    for (const secret of [token, ADMIN_KEY, MCP_TOKEN, STATS_TOKEN])
      expect(text + JSON.stringify([...response.headers])).not.toContain(secret);
  }
  // Without a configured key nothing opens, not even an empty one.
  const closed = owned({
    stores,
    credentials: credentialsFrom({ AUDIT_ADMIN_KEY: ' ', ACCESS_TOKENS: '' }),
  });
  for (const key of [null, '', ADMIN_KEY]) {
    const headers: Record<string, string> =
      key === null ? {} : { 'X-Admin-Key': key, Authorization: `Bearer ${key}` };
    const response = await closed.ask(filled(path), { method, headers });
    const text = await response.text();
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([503, null]);
    if (method !== 'HEAD')
      expect((JSON.parse(text) as ErrorBodyOf).error).toMatchObject({
        code: 'not_configured',
        retryable: false,
      });
  }
  expect(stores.calls).toEqual([]);
  expect([...one.lines, ...closed.lines]).toEqual([]);
});

test('what goes wrong inside is logged without path, query, token or key', async () => {
  const real = memoryStores();
  const { token } = await owned({ stores: real }).audit();
  const one = owned({
    stores: {
      open: () => {
        throw new TypeError(`${token} ${ADMIN_KEY}`);
      },
    },
  });
  const responses = [
    await one.ask(`/api/audits/acme?token=${token}`),
    await one.ask('/api/audits/acme', { headers: { Authorization: `Bearer ${token}` } }),
    await one.ask('/api/admin/contacts?since=2026-01-01', {
      headers: { 'X-Admin-Key': ADMIN_KEY },
    }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(one.lines).toHaveLength(3);
  const seen =
    one.lines.join('\n') + (await Promise.all(responses.map((each) => each.text()))).join('\n');
  for (const secret of [token, token.slice(-43), ADMIN_KEY, '?token', 'since='])
    expect(seen).not.toContain(secret);
});
