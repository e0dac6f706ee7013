/**
 * Every GET row through the running server, as the table of the interface says. What all documents
 * have in common, tests/dist holds of each build, and doctor/contract.ts of each place.
 */
import { beforeAll, expect, test } from 'vitest';
import { DETAILS, ITEMS, LISTS, ROWS } from './rows.ts';
import { type Contract, contractOf } from './schemas.ts';
import { serving } from './server.ts';

const { at, get } = serving();
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
  expect([...told].sort(), 'write new rows into standalone/rows.json').toEqual(written.sort());
});

test.each(ROWS)(
  'GET $path answers 200 with $type, by every name and with a slash at the end',
  async ({ path, aliases, type, schema }) => {
    const plain = await (await get(path)).text();
    expect(plain.length).toBeGreaterThan(50);
    if (schema) expect(contract.problems(JSON.parse(plain), schema)).toEqual([]);
    if (schema) expect(contract.nameOf(`GET ${path}`)).toBe(schema);
    const names = [path, ...aliases];
    for (const other of [...names, ...names.map((one) => one.replace(/\/?$/, '/'))]) {
      const response = await get(other);
      const told = [other, response.status, response.headers.get('content-type')];
      expect(told).toEqual([other, 200, type]);
      expect((await response.text()) === plain, other).toBe(true);
    }
  },
);

test.each(ITEMS)('an item of $list is a $schema', ({ path, schema }) => {
  expect(contract.nameOf(`GET ${path}`)).toBe(schema);
});

test.each(DETAILS)('$paths with each detail', async ({ paths, values, schema }) => {
  for (const path of paths) {
    const plain = await (await get(path)).text();
    const texts = await Promise.all(
      values.map(async (detail) => (await get(`${path}?detail=${detail}`)).text()),
    );
    expect(texts[0]).toBe(plain);
    const lengths = texts.map((text) => text.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    for (const [at, text] of texts.entries()) {
      expect(contract.problems(JSON.parse(text), schema)).toEqual([]);
      const isWhole = schema === 'ContentResponse' && values[at] === 'full';
      expect('body_markdown' in JSON.parse(text)).toBe(isWhole);
    }
  }
});

test.each(LISTS)('$paths: $usual, and at most $most', async ({ paths, most, usual, schema }) => {
  for (const path of paths)
    for (const [query, limit] of [
      ['', usual],
      [`?limit=${most}`, most],
    ] as const) {
      const payload = await (await get(`${path}${query}`)).json();
      expect(contract.problems(payload, schema)).toEqual([]);
      expect(payload).toMatchObject({ filters: { limit } });
    }
  const refused = await get(`${paths[0]}?limit=${most + 1}`);
  expect(refused.status).toBe(422);
  expect(contract.problems(await refused.json(), 'HTTPValidationError')).toEqual([]);
});
