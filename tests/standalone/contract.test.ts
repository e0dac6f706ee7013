/** Every GET row through the running server, as the table of the interface says. */
import { beforeAll, expect, test } from 'vitest';
import { ODD } from '../support/build.ts';
import { DETAILS, ITEMS, JSON_TYPE, ROWS } from './rows.ts';
import { type Contract, contractOf } from './schemas.ts';
import { serving } from './server.ts';

const { at, get } = serving();
const odd = serving(ODD);
let contract: Contract;

beforeAll(async () => {
  contract = await contractOf(at('/api/schema'));
});

/** GET rows that functions answer, not files: other tests are theirs. */
const OPERATIONS =
  /^\/(mcp(\/public)?$|a2a\/tasks|api\/(admin|audits|contact\/status|missions|agent-reports\/stats))/;

test('the table here is the list of what the service says it answers', async () => {
  const { groups } = (await (await get('/api/')).json()) as {
    groups: Record<string, { method: string; path: string }[]>;
  };
  const told = Object.values(groups)
    .flat()
    .filter(({ method, path }) => method === 'GET' && !OPERATIONS.test(path))
    .map(({ path }) => path);
  const written = [
    ...ROWS.map(({ path }) => path),
    ...ITEMS.map(({ path }) => path),
    '/api/content/articles/{slug}',
    '/api/content/articles/{slug}/claims',
    '/api/content/pages/{slug}',
    '/api/cvs/{id}',
    '/openapi/{group}.json',
    // It answers nothing without a query: gateway/query.test.ts.
    '/.well-known/webfinger',
  ];
  expect([...told].sort(), 'write new rows into tests/standalone/rows.ts').toEqual(written.sort());
});

test.each(ROWS)('GET $path answers 200 with $type', async ({ path, type, schema }) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  if (type !== JSON_TYPE) expect((await response.text()).length).toBeGreaterThan(50);
  else if (schema) expect(contract.problems(await response.json(), schema)).toEqual([]);
  else expect(await response.json()).toBeTypeOf('object');
  if (schema) expect(contract.nameOf(`GET ${path}`)).toBe(schema);
});

test.each(ROWS)(
  'every alias of $path, and a slash at the end, give the same bytes',
  async ({ path, aliases, type }) => {
    const plain = Buffer.from(await (await get(path)).arrayBuffer());
    for (const other of [
      ...aliases,
      ...[path, ...aliases].map((one) => (one.endsWith('/') ? one : `${one}/`)),
    ]) {
      const response = await get(other);
      expect([other, response.status, response.headers.get('content-type')]).toEqual([
        other,
        200,
        type,
      ]);
      expect(plain.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    }
  },
);

test.each(ROWS.filter(({ schema }) => schema))(
  '$path has a Markdown twin, by Accept and by name',
  async (row) => {
    const twin = row.path.endsWith('/') ? `${row.path}index.md` : `${row.path}.md`;
    const [asked, named] = [await get(row.path, { accept: 'text/markdown' }), await get(twin)];
    expect([asked.headers.get('content-type'), named.status]).toEqual([
      'text/markdown; charset=utf-8',
      200,
    ]);
    expect(await asked.text()).toBe(await named.text());
  },
);

test.each(ITEMS)(
  'every item of $list has a file of its own at $path',
  async ({ path, list, member, schema }) => {
    const items =
      ((await (await get(list)).json()) as Record<string, Record<string, string>[]>)[member] ?? [];
    expect(items.length).toBeGreaterThan(7);
    for (const item of items) {
      const own = path.replace(/\{\w+\}/, item['id'] ?? item['slug'] ?? '');
      expect(item['url']).toBe(`http://localhost:11906${own}`);
      const response = await get(own);
      expect([own, response.status, response.headers.get('content-type')]).toEqual([
        own,
        200,
        JSON_TYPE,
      ]);
      expect(contract.problems(await response.json(), schema)).toEqual([]);
    }
    expect(contract.nameOf(`GET ${path}`)).toBe(schema);
    const missing = await get(path.replace(/\{\w+\}/, 'zzz'));
    expect(missing.status).toBe(404);
    expect(contract.problems(await missing.json(), 'ErrorResponse')).toEqual([]);
  },
);

test.each(DETAILS)('$paths with each detail', async ({ paths, values, schema }) => {
  for (const path of paths) {
    const lengths: number[] = [];
    const plain = await (await get(path)).text();
    for (const detail of values) {
      const response = await get(`${path}?detail=${detail}`);
      const text = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
      expect(contract.problems(JSON.parse(text), schema)).toEqual([]);
      expect('body_markdown' in JSON.parse(text)).toBe(
        schema === 'ContentResponse' && detail === 'full',
      );
      expect(text === plain).toBe(detail === values[0]);
      lengths.push(text.length);
    }
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    for (const bad of [
      '',
      'FULL',
      'fuller',
      ' full',
      '1',
      'lean,full',
      `${values[0]}&detail=${values[0]}`,
    ]) {
      const response = await get(`${path}?detail=${bad}`);
      expect([bad, response.status]).toEqual([bad, 422]);
      expect(contract.problems(await response.json(), 'HTTPValidationError')).toEqual([]);
    }
  }
});

test('the key claims of an article, and articles that do not exist', async () => {
  const claims = await get('/api/content/articles/what-a-compiler-was/claims');
  expect(contract.problems(await claims.json(), 'TextClaimsResponse')).toEqual([]);
  for (const path of [
    '/api/content/articles/zzz',
    '/api/content/articles/zzz/claims',
    '/api/content/articles/zzz?detail=full',
  ]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(contract.problems(await response.json(), 'ErrorResponse')).toEqual([]);
  }
});

test.each(ROWS)('$path of the odd profile', async ({ path, type, schema }) => {
  const response = await odd.get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  if (schema) expect(contract.problems(await response.json(), schema)).toEqual([]);
});
