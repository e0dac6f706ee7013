/**
 * Every private row through the running server: as /openapi.json describes it, for its owner, and
 * for nobody else.
 */
import { expect, test } from 'vitest';
import { routeList } from '../../src/routes.ts';
import { bearer, type Json } from '../audits/owner.ts';
import { ADMIN_KEY, OWNER, RECIPIENT, SECRETS } from '../audits/secrets.ts';
import { type Contract, contractOf } from '../standalone/schemas.ts';
import { dataFolder, startWriteSide } from '../write-side/server.ts';

type Call = {
  row: string;
  path: string;
  method: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const ID = '019aa0d5-7c00-7abc-8def-0123456789ab';

test('every private row answers as it is described', async () => {
  const { url } = await startWriteSide(await dataFolder(), SECRETS);
  const contract: Contract = await contractOf(`${url}/api/schema`);
  const called = new Set<string>();
  const call = async (
    { row, path, method, body, headers = OWNER }: Call,
    status: number,
  ): Promise<Json> => {
    const { status: right, id } =
      routeList.find((one) => `${one.method} ${one.path}` === `${method} ${row}`) ?? {};
    expect([row, right]).toEqual([row, status]);
    called.add(id ?? '');
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect([path, response.status, response.status === status ? '' : text]).toEqual([
      path,
      status,
      '',
    ]);
    if (response.headers.get('content-type') === 'application/jsonl')
      return {
        lines: text
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      };
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const json = JSON.parse(text) as Json;
    const name = contract.nameOf(`${method} ${row}`) ?? 'none';
    expect([row, name, contract.problems(json, name)]).toEqual([row, name, []]);
    if (method === 'GET') {
      const head = await fetch(`${url}${path}`, { method: 'HEAD', headers });
      expect([path, head.status, head.headers.get('content-type'), await head.text()]).toEqual([
        path,
        status,
        'application/json; charset=utf-8',
        '',
      ]);
      for (const header of [
        'cache-control',
        'x-robots-tag',
        'referrer-policy',
        'content-length',
        'access-control-allow-origin',
      ])
        expect([path, header, head.headers.get(header)]).toEqual([
          path,
          header,
          response.headers.get(header),
        ]);
    }
    return json;
  };
  const audits = '/api/admin/audits';
  const slug = `${audits}/{slug}`;
  await call(
    {
      row: audits,
      path: audits,
      method: 'POST',
      body: { slug: 'acme', data: { public: [1], title: 'x' } },
    },
    201,
  );
  await call({ row: audits, path: audits, method: 'GET' }, 200);
  await call({ row: slug, path: `${audits}/acme/`, method: 'GET' }, 200);
  await call(
    { row: slug, path: `${audits}/acme`, method: 'PATCH', body: { data: { title: null } } },
    200,
  );
  const issued = await call(
    {
      row: `${slug}/tokens`,
      path: `${audits}/acme/tokens`,
      method: 'POST',
      body: { recipient: RECIPIENT },
    },
    201,
  );
  await call({ row: `${slug}/tokens`, path: `${audits}/acme/tokens`, method: 'GET' }, 200);
  await call(
    {
      row: '/api/audits/{slug}',
      path: '/api/audits/acme',
      method: 'GET',
      headers: bearer(String(issued['token'])),
    },
    200,
  );
  await call(
    {
      row: '/api/audits/{slug}',
      path: `/api/audits/acme/?token=${issued['token']}`,
      method: 'GET',
      headers: {},
    },
    200,
  );
  await call(
    { row: '/api/audits/{slug}/meta', path: '/api/audits/acme/meta', method: 'GET', headers: {} },
    200,
  );
  await call(
    {
      row: `${slug}/tokens/{token_id}`,
      path: `${audits}/acme/tokens/${issued['token_id']}`,
      method: 'DELETE',
    },
    200,
  );
  const revisions = `${slug}/revisions`;
  await call({ row: revisions, path: `${audits}/acme/revisions`, method: 'GET' }, 200);
  const one = { row: `${revisions}/{revision}`, path: `${audits}/acme/revisions/1` };
  await call({ ...one, method: 'GET' }, 200);
  await call(
    {
      row: `${revisions}/{revision}`,
      path: `${audits}/acme/revisions/1`,
      method: 'DELETE',
    },
    200,
  );
  const all = '/api/admin/exports/audits';
  const { lines: exported } = await call({ row: all, path: all, method: 'GET' }, 200);
  expect(exported).toMatchObject([
    { slug: 'acme', revisions: [{ revision: 2 }], tokens: [{ recipient: RECIPIENT }] },
    { end: true, records: 1 },
  ]);
  await call(
    {
      row: `${slug}/recipients/{token_id}`,
      path: `${audits}/acme/recipients/${issued['token_id']}`,
      method: 'DELETE',
    },
    200,
  );
  await call({ row: slug, path: `${audits}/acme`, method: 'DELETE' }, 200);
  for (const [noun, to, body, id] of [
    [
      'contacts',
      '/api/contact',
      { intent: 'hire', from: 'a@example.org', context: 'Grüße 🌊\nline' },
      'intent_id',
    ],
    ['questions', '/api/agent/ask', { question: 'Who?\u2028' }, 'session_id'],
    [
      'reports',
      '/api/agent-reports',
      {
        mission: { attempted: 'x', completed: true, confidence_in_result: 1 },
        outcome: { achieved_goal: true },
      },
      'report_id',
    ],
  ] as const) {
    const sent = await fetch(`${url}${to}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const own = ((await sent.json()) as Json)[id];
    const path = `/api/admin/${noun}`;
    const listed = await call({ row: path, path: `${path}?limit=1`, method: 'GET' }, 200);
    const { lines } = await call(
      { row: `${path}/export`, path: `${path}/export`, method: 'GET' },
      200,
    );
    const end = { end: true, records: 1, skipped: { total: 0, keys: [] } };
    expect(lines).toEqual([...(listed[noun] as Json[]), end]);
    await call({ row: `${path}/{id}`, path: `${path}/${own}`, method: 'GET' }, 200);
    if (noun === 'questions') {
      const open = `${path}/unanswered`;
      await call({ row: open, path: open, method: 'GET' }, 200);
    }
    const states = { row: `${path}/{id}/states`, path: `${path}/${own}/states` };
    await call({ ...states, method: 'POST', body: { state: 'read' } }, 200);
    if (noun === 'contacts') {
      const all = `${path}/senders/deletions`;
      await call({ row: all, path: all, method: 'POST', body: { from: 'b@example.org' } }, 200);
    }
    await call({ row: `${path}/{id}`, path: `${path}/${own}`, method: 'DELETE' }, 200);
    await call(
      { row: `${path}/days/{day}`, path: `${path}/days/2026-01-01`, method: 'DELETE' },
      200,
    );
  }
  for (const what of ['searches', 'deletions']) {
    const path = `/api/admin/people/${what}`;
    const body = { address: 'a@example.org' };
    await call({ row: path, path, method: 'POST', body }, 200);
  }
  const rows = routeList.filter(
    ({ group, access, path }) => group === 'audits' || (access === 'admin_key' && path !== ''),
  );
  expect([...called].sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('errors of private rows are as described, and other origins may read none', async () => {
  const { url } = await startWriteSide(await dataFolder(), SECRETS);
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
  const { url } = await startWriteSide(await dataFolder(), SECRETS);
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
