/**
 * Every private row through the running server: as /openapi.json describes it, for its owner, and
 * for nobody else.
 */
import { expect, test } from 'vitest';
import { routeList } from '../../src/routes.ts';
import { bearer, type Json, linesOf } from '../audits/owner.ts';
import { ADMIN_KEY, OWNER, RECIPIENT, SECRETS } from '../audits/secrets.ts';
import { contractOf } from '../standalone/schemas.ts';
import { freshFolder } from '../store/places.ts';
import { startWriteSide } from '../write-side/server.ts';

const ID = '019aa0d5-7c00-7abc-8def-0123456789ab';

/** The row of the table that answers a path. */
function rowOf(method: string, path: string) {
  const rows = routeList.filter((row) => row.method === method);
  const fits = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(path.replace(/\?.*/, ''));
  return rows.find((row) => row.path === path) ?? rows.find((row) => fits(row.path));
}

/** What HEAD tells of an answer as GET does. */
const ALIKE = [
  ...['access-control-allow-origin', 'cache-control', 'content-length', 'content-type'],
  ...['referrer-policy', 'x-robots-tag'],
];

/** Each kind that the owner reads: where it is sent, with what, and the member that names it. */
const KINDS = {
  contacts: {
    to: '/api/contact',
    body: { intent: 'hire', from: 'a@example.org', context: 'Grüße 🌊\nline' },
    id: 'intent_id',
  },
  questions: { to: '/api/agent/ask', body: { question: 'Who?\u2028' }, id: 'session_id' },
  reports: {
    to: '/api/agent-reports',
    body: {
      mission: { attempted: 'x', completed: true, confidence_in_result: 1 },
      outcome: { achieved_goal: true },
    },
    id: 'report_id',
  },
} as const;

test('every private row answers as it is described', async () => {
  const { url } = await startWriteSide(await freshFolder(), SECRETS);
  const contract = await contractOf(`${url}/api/schema`);
  const called = new Set<string | undefined>();
  const send = (path: string, method: string, body: unknown, headers: Record<string, string>) => {
    const json = { 'Content-Type': 'application/json', ...headers };
    if (body === undefined) return fetch(`${url}${path}`, { method, headers });
    return fetch(`${url}${path}`, { method, headers: json, body: JSON.stringify(body) });
  };
  /** Asks for what `asked` names, as `POST /api/...`. */
  const call = async (
    asked: string,
    body?: unknown,
    status = 200,
    headers: Record<string, string> = OWNER,
  ) => {
    const [method = '', path = ''] = asked.split(' ');
    const row = rowOf(method, path);
    expect([asked, row?.status]).toEqual([asked, status]);
    called.add(row?.id);
    const response = await send(path, method, body, headers);
    const text = await response.text();
    expect([asked, response.status, text]).toEqual([asked, status, expect.any(String)]);
    const media = response.headers.get('content-type');
    if (media === 'application/jsonl') return { lines: linesOf(text) } as Json;
    expect(media).toBe('application/json; charset=utf-8');
    const json = JSON.parse(text) as Json;
    const name = contract.nameOf(`${method} ${row?.path}`) ?? 'none';
    expect([asked, name, contract.problems(json, name)]).toEqual([asked, name, []]);
    if (method !== 'GET') return json;
    const head = await send(path, 'HEAD', undefined, headers);
    const told = ({ headers }: Response) => ALIKE.map((one) => [one, headers.get(one)]);
    expect([asked, head.status, await head.text(), told(head)]).toEqual([
      asked,
      status,
      '',
      told(response),
    ]);
    return json;
  };

  const [audits, acme] = ['/api/admin/audits', '/api/admin/audits/acme'];
  await call(`POST ${audits}`, { slug: 'acme', data: { public: [1], title: 'x' } }, 201);
  await call(`GET ${audits}`);
  await call(`GET ${acme}/`);
  await call(`PATCH ${acme}`, { data: { title: null } });
  const issued = await call(`POST ${acme}/tokens`, { recipient: RECIPIENT }, 201);
  await call(`GET ${acme}/tokens`);
  await call('GET /api/audits/acme', undefined, 200, bearer(String(issued['token'])));
  await call(`GET /api/audits/acme/?token=${issued['token']}`, undefined, 200, {});
  await call('GET /api/audits/acme/meta', undefined, 200, {});
  await call(`DELETE ${acme}/tokens/${issued['token_id']}`);
  await call(`GET ${acme}/revisions`);
  await call(`GET ${acme}/revisions/1`);
  await call(`DELETE ${acme}/revisions/1`);
  expect((await call('GET /api/admin/exports/audits'))['lines']).toMatchObject([
    { slug: 'acme', revisions: [{ revision: 2 }], tokens: [{ recipient: RECIPIENT }] },
    { end: true, records: 1 },
  ]);
  await call(`DELETE ${acme}/recipients/${issued['token_id']}`);
  await call(`DELETE ${acme}`);
  for (const [noun, { to, body, id }] of Object.entries(KINDS)) {
    const own = ((await (await send(to, 'POST', body, {})).json()) as Json)[id];
    const path = `/api/admin/${noun}`;
    const listed = await call(`GET ${path}?limit=1`);
    const end = { end: true, records: 1, skipped: { total: 0, keys: [] } };
    const { lines = [] } = (await call(`GET ${path}/export`)) as { lines?: Json[] };
    expect(lines.map(({ backup: _, ...item }) => item)).toEqual([...(listed[noun] as Json[]), end]);
    await call(`GET ${path}/${own}`);
    await call(`POST ${path}/${own}/states`, { state: 'read' });
    await call(`DELETE ${path}/${own}`);
    await call(`DELETE ${path}/days/2026-01-01`);
  }
  await call('GET /api/admin/questions/unanswered');
  await call('POST /api/admin/contacts/senders/deletions', { from: 'b@example.org' });
  for (const what of ['searches', 'deletions'])
    await call(`POST /api/admin/people/${what}`, { address: 'a@example.org' });
  const rows = routeList.filter(
    ({ group, access, path }) => group === 'audits' || (access === 'admin_key' && path !== ''),
  );
  expect([...called].sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('errors of private rows are as described, and other origins may read none', async () => {
  const { url } = await startWriteSide(await freshFolder(), SECRETS);
  const contract = await contractOf(`${url}/api/schema`);
  const closed = routeList.filter(
    ({ access, path }) => access === 'admin_key' || path === '/api/audits/{slug}',
  );
  for (const { method, path } of closed) {
    const own = path
      .replace('{slug}', 'none')
      .replace('{day}', '2026-02-30')
      .replace(/\{\w+\}/, ID);
    const response = await fetch(`${url}${own}`, {
      method,
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect([own, response.status, response.headers.get('www-authenticate')?.split(' ')[0]]).toEqual(
      [own, 401, path.startsWith('/api/admin') ? 'AdminKey' : 'Bearer'],
    );
    expect([own, contract.problems(await response.json(), 'ErrorResponse')]).toEqual([own, []]);
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
    const asked = await fetch(`${url}${own}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': method },
    });
    expect([own, asked.status, asked.headers.get('allow')?.split(', ').includes(method)]).toEqual([
      own,
      204,
      true,
    ]);
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
    const wrong = await fetch(`${url}${own}`, {
      method: 'PUT',
      headers: { 'X-Admin-Key': ADMIN_KEY },
    });
    expect([own, wrong.status]).toEqual([own, 405]);
    await wrong.body?.cancel();
  }
});

test('a path with needless escapes is the path that it means, with its body', async () => {
  const { url } = await startWriteSide(await freshFolder(), SECRETS);
  const body = JSON.stringify({ slug: 'acme', data: { title: 'x' } });
  const headers = { ...OWNER, 'Content-Type': 'application/json' };
  const made = await fetch(`${url}/%61pi/admin/%61udits`, { method: 'POST', headers, body });
  expect([made.status, ((await made.json()) as Json)['data']]).toEqual([201, { title: 'x' }]);
  const read = await fetch(`${url}/api/admin/audits/%61cme`, { headers });
  expect([read.status, ((await read.json()) as Json)['slug']]).toEqual([200, 'acme']);
  const refused = await fetch(`${url}/%61pi/audits/acme?token=x`);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    401,
    'application/json; charset=utf-8',
  ]);
});
