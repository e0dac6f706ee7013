/**
 * What functions answer behind Netlify's emulator: one request of each kind, the gateway as an
 * edge function under Deno, local Blobs. One emulator for all: its start costs more than they do.
 */
import { afterAll, expect, test, vi } from 'vitest';
import { BASE, contract } from '../doctor/contract.ts';
import { type Body, KIND_NAMES, KINDS } from '../write-side/kinds.ts';
import { emulating } from './lasting.ts';

const TOKEN = 'a-token-of-the-emulator';
const ADMIN_KEY = 'owner-key-behind-the-emulator';

// Before the emulator starts: its functions see the environment of this process.
vi.stubEnv('ACCESS_TOKENS', `admin:${TOKEN},mcp:${TOKEN}`);
vi.stubEnv('AUDIT_ADMIN_KEY', ADMIN_KEY);

afterAll(() => vi.unstubAllEnvs());

const ask = emulating({ edgeFunctions: true });

const JSON_TYPE = 'application/json; charset=utf-8';

async function told(response: Response) {
  const { status, headers } = response;
  const json = (await response.json()) as Body;
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), json };
}

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  told(
    await ask(
      path,
      { 'content-type': 'application/json', ...headers },
      'POST',
      JSON.stringify(body),
    ),
  );

test.each(KIND_NAMES.filter((name) => name !== 'report'))('a %s is taken', async (name) => {
  const { path, status, id, body } = KINDS[name];
  const taken = await post(path, body(1));
  expect(taken).toMatchObject({ status, type: JSON_TYPE, cache: 'no-store' });
  expect(taken.json[id]).toMatch(/^[0-9a-f-]{32,36}$/);
});

test('a report is taken, its repeat gets the same answer, the statistics count it', async () => {
  const { path: reports, status, id, body } = KINDS.report;
  const headers = { 'idempotency-key': 'emulator-report-one' };
  const taken = await post(reports, body(1), headers);
  expect(taken).toMatchObject({ status, type: JSON_TYPE, cache: 'no-store' });
  expect(taken.json[id]).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(await post(reports, body(1), headers)).toEqual(taken);
  const path = '/api/agent-reports/stats?limit_public_reports=5';
  const response = await ask(path);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await told(response)).toMatchObject({
    status: 200,
    type: JSON_TYPE,
    json: { total_reports: 1 },
  });
});

test('an audit is made, read and refused to others; what was sent is in the inbox', async () => {
  const owner = { 'x-admin-key': ADMIN_KEY };
  const audits = '/api/admin/audits';
  expect(await post(audits, { slug: 'acme', data: { title: 'Audit' } })).toMatchObject({
    status: 401,
    cache: 'private, no-store',
  });
  expect(await post(audits, { slug: 'acme', data: { title: 'Audit' } }, owner)).toMatchObject({
    status: 201,
  });
  const patch = await ask(
    `${audits}/acme`,
    { ...owner, 'content-type': 'application/json' },
    'PATCH',
    '{"data":{"title":"New"}}',
  );
  expect(await told(patch)).toMatchObject({
    status: 200,
    json: { revision: 2, data: { title: 'New' } },
  });
  const recipient = { name: 'A. Person', company: 'Acme', email: 'a@acme.example' };
  const { json } = await post(`${audits}/acme/tokens`, { recipient }, owner);
  expect(await told(await ask(`/api/audits/acme?token=${json['token']}`))).toMatchObject({
    status: 200,
    cache: 'private, no-store',
    json: {
      data: { title: 'New' },
      access: { recipient: { name: 'A. Person', company: 'Acme' } },
    },
  });
  expect(await told(await ask('/api/audits/acme/meta'))).toMatchObject({
    status: 404,
    json: { error: { code: 'audit_not_found' } },
  });
  expect((await ask(`${audits}/acme/tokens/${json['token_id']}`, owner, 'DELETE')).status).toBe(
    200,
  );
  const refused = await ask('/api/audits/acme', { authorization: `Bearer ${json['token']}` });
  expect(refused.headers.get('www-authenticate')).toBe(
    'Bearer realm="calling-card", error="invalid_token"',
  );
  expect(await told(refused)).toMatchObject({
    status: 401,
    json: { error: { code: 'token_revoked' } },
  });
  const exported = await ask('/api/admin/contacts/export', owner);
  expect([exported.status, exported.headers.get('content-type')]).toEqual([
    200,
    'application/jsonl',
  ]);
  expect(
    (await exported.text())
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as Body)['human_name']),
  ).toContain('Person 1');
  const wrong = await ask(`${audits}/acme`, owner, 'PUT');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, PATCH, DELETE, OPTIONS',
  ]);
});

contract('the emulator', (url, { method, headers, body } = {}) =>
  ask(
    url.slice(BASE.length),
    Object.fromEntries(new Headers(headers)),
    method,
    typeof body === 'string' ? body : null,
  ),
);
