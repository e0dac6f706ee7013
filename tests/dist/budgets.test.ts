import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { BUILDS, type JsonObject } from '../support/dist.ts';

const [[, example]] = BUILDS;

test.each([
  ['api/init.json', 13_000],
  ['variants/api/init/compact.json', 28_000],
  ['api/manifest.json', 100_000],
  ['llms.txt', 8_000],
])('%s of the example has at most %i characters', (file, most) => {
  expect(example.text(file).length).toBeLessThanOrEqual(most);
});

test.each([
  'identity',
  'bio',
  'current_focus',
  'strongest_claims',
  'missions',
  'suggested_traversal',
  'contact_policy',
  'do_not_infer',
])('%s is within the first 5,000 characters of init', (member) => {
  const start = example.text('api/init.json').slice(0, 5000);
  const value = example.json('api/init.json')[member] as object;
  expect(Object.keys(value).length).toBeGreaterThan(0);
  expect(start).toContain(`"${member}":${JSON.stringify(value)}`);
});

test.each([
  ['claims', 2_000],
  ['projects', 1_300],
  ['skills', 950],
  ['experience', 900],
  ['notes', 1_000],
])('%s of the example cost at most %i tokens with detail=compact', (list, most) => {
  const text = example.text(`variants/api/${list}/compact.json`);
  expect(countTokens(text)).toBeLessThanOrEqual(most);
  expect(example.json(`variants/api/${list}/compact.json`)['matched']).toBe(
    example.json(`api/${list}.json`)['total'],
  );
});

test('OpenAPI costs under 60,000 tokens', () => {
  // Five rows more, of a key and a record of changes, cost some 750.
  expect(countTokens(example.text('openapi.json'))).toBeLessThan(60_000);
});

test('the map of endpoints stands last, and the rows of the owner last in it', () => {
  const init = example.json('api/init.json');
  expect(Object.keys(init)[11]).toBe('endpoints');
  const { endpoints } = init as unknown as { endpoints: { path: string; purpose: string }[] };
  const owners = endpoints.map(({ path }) => path.startsWith('/api/admin/'));
  expect(owners).toEqual([...owners].sort());
  expect(owners).toContain(true);
  expect(endpoints.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['Check a statement: {statement}', 'Ask a question: {question}']),
  );
});

test('init tells what each default answer costs', () => {
  const costs = example.json('variants/api/init/compact.json')['token_costs'] as Record<
    string,
    number
  >;
  for (const [path, cost] of Object.entries(costs)) {
    const entry = example.index.find((one) => one.path === path && one.media !== 'text/markdown');
    expect(countTokens(example.text(entry?.file ?? `nothing at ${path}`)), path).toBe(cost);
  }
  const groups = example.json('api/index.json')['groups'] as Record<string, JsonObject[]>;
  const fixed = Object.values(groups)
    .flat()
    .filter(({ method, path }) => method === 'GET' && !`${path}`.includes('{'))
    .map(({ path }) => `${path}`)
    .filter((path) => !/^\/(mcp(\/public)?$|api\/(admin\/|agent-reports\/stats$))/.test(path));
  expect(Object.keys(costs).sort()).toEqual(fixed.sort());
});

test.each(BUILDS)('%s: JSON is minified', (_, dist) => {
  const json = dist.files.filter((file) => file.endsWith('.json'));
  expect(json.filter((file) => JSON.stringify(dist.json(file)) !== dist.text(file))).toEqual([]);
});

test.each(BUILDS)('%s: a text tells what it costs', (_, dist) => {
  const compact = dist.json('api/content/manifesto.json');
  const full = dist.json('variants/api/content/manifesto/full.json');
  const budget = full['token_budget'] as {
    tokenizer: string;
    compact: number;
    full: number;
    body: number;
  };
  expect(budget).toEqual(compact['token_budget']);
  expect(budget.tokenizer).toBe('o200k_base');
  expect(budget.body).toBe(countTokens(full['body_markdown'] as string));
  // The hash covers the count, so it can only be near.
  for (const [file, told] of [
    ['api/content/manifesto.json', budget.compact],
    ['variants/api/content/manifesto/full.json', budget.full],
  ] as const) {
    const tokens = countTokens(dist.text(file));
    expect(told).toBeGreaterThan(tokens * 0.95);
    expect(told).toBeLessThan(tokens * 1.05);
  }
});

test('the home page has at most 60 kB without pictures, with all of its fonts', () => {
  const home = example.text('home/index.html');
  const packed = (text: string) => gzipSync(text).length;
  const sheets = [...home.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  // Of each style the file that is cut down to the letters of the site, the last of its alphabet.
  const fonts = [
    ...example
      .text(sheets[1] ?? '')
      .matchAll(/font-style:normal.*?\/(_astro\/(\S+-latin-\d+)\S+?)"/g),
  ];
  const cut = new Map(fonts.map(([, file = '', style = '']) => [style, file]));
  const bytes = [...cut.values()].map((file) => readFileSync(join(EXAMPLE, file)).length);
  expect(bytes).toHaveLength(4);
  const all = [home, ...sheets.map(example.text)].map(packed).concat(bytes);
  expect(all.reduce((sum, one) => sum + one)).toBeLessThan(60_000);
});
