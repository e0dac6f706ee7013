import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { BUILDS, type JsonObject } from '../support/dist.ts';

const [[, example]] = BUILDS;

test.each([
  ['api/init.json', 14_000],
  ['variants/api/init/compact.json', 28_000],
  ['api/manifest.json', 100_000],
  ['llms.txt', 10_000],
])('%s of the example has at most %i characters', (file, most) => {
  expect(example.text(file).length).toBeLessThanOrEqual(most);
});

test.each([
  'identity',
  'bio',
  'current_focus',
  'strongest_claims',
  'suggested_traversal',
  'contact_policy',
  'do_not_infer',
])('%s is within the first 5,000 characters of init', (member) => {
  const start = example.text('api/init.json').slice(0, 5000);
  const value = example.json('api/init.json')[member] as object;
  expect(Object.keys(value).length).toBeGreaterThan(0);
  expect(start).toContain(`"${member}":${JSON.stringify(value)}`);
});

test('every mission is done in three fetches and 12,000 tokens from a cold start', () => {
  const init = example.text('api/init.json');
  const missions = example.json('api/init.json')['missions'] as { id: string; read: string[] }[];
  expect(missions.map(({ id }) => id).sort()).toEqual([
    'assess_expertise',
    'evaluate_collaboration',
    'prepare_introduction',
    'research_ideas',
  ]);
  for (const { id, read } of missions) {
    const bodies = read.map((url) => {
      const entry = example.index.find(({ path }) => url === `http://localhost:8888${path}`);
      return example.text(entry?.file ?? `nothing at ${url}`);
    });
    expect(1 + bodies.length, id).toBeLessThanOrEqual(3);
    expect(countTokens([init, ...bodies].join('')), id).toBeLessThanOrEqual(12_000);
  }
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
