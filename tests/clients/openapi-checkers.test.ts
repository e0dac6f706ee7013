import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { ALONE, ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { BUILDS, type JsonObject } from '../support/dist.ts';
import { run as runProgram } from '../support/programs.ts';

/** In tests/, so that what is generated there finds its libraries. */
const ROOT = resolve('tests/clients/.cache/openapi');

/** Runs a program of tests/node_modules; what it prints, whatever its exit code says. */
const run = (script: string, args: string[]) =>
  runProgram([resolve('tests/clients/node_modules', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
  });

await rm(ROOT, { recursive: true, force: true });
await mkdir(ROOT, { recursive: true });
await writeFile(join(ROOT, 'redocly.yaml'), 'extends: [recommended]\n');

test('redocly lint has no error', async () => {
  const files = [EXAMPLE, ODD, ALONE, ARABIC].map((folder) => `${folder}/openapi.json`);
  const { code, out } = await run('@redocly/cli/bin/cli.js', ['lint', ...files, '--format=json']);
  expect(code, out).toBe(0);
  // One result a file, one after the other.
  const results = out
    .split(/(?<=^\})(?=\{)/m)
    .map(
      (one) => JSON.parse(one) as { problems: { ruleId: string }[]; totals: { errors: number } },
    );
  expect(results.map(({ totals }) => totals.errors)).toEqual([0, 0, 0, 0]);
  // The base of a test is localhost.
  for (const { problems } of results)
    expect(problems.map(({ ruleId }) => ruleId)).toContain('no-server-example.com');
});

test.each([EXAMPLE, ODD])('redocly finds no error in the workflows of %s', async (folder) => {
  const { code, out } = await run('@redocly/cli/bin/cli.js', [
    'lint',
    `${folder}/arazzo.json`,
    '--format=json',
  ]);
  expect(code, out).toBe(0);
  const { workflows } = JSON.parse(await readFile(`${folder}/arazzo.json`, 'utf8')) as {
    workflows: object[];
  };
  expect(workflows.length).toBeGreaterThan(2);
});

type Described = {
  tags: { name: string; externalDocs: { url: string } }[];
  paths: Record<string, object>;
};
const operationsIn = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, of]) =>
    Object.keys(of).map((method) => `${method.toUpperCase()} ${path}`),
  );

test.each(BUILDS)(
  '%s: a second validator agrees, references included; groups make up the whole',
  async (_, dist) => {
    const whole = dist.json('openapi.json') as unknown as Described;
    expect(countTokens(JSON.stringify(whole))).toBeLessThan(60_000);
    const groups = whole.tags.map(({ name, externalDocs: { url } }) => {
      expect(url).toBe(`http://localhost:11906/openapi/${name}.json`);
      return dist.json(`openapi/${name}.json`) as unknown as Described;
    });
    expect(groups.flatMap(operationsIn).sort()).toEqual(operationsIn(whole).sort());
    for (const one of [whole, ...groups]) {
      const validator = new Validator();
      expect(await validator.validate(one as never)).toMatchObject({ valid: true });
      expect(validator.version).toBe('3.1');
      validator.resolveRefs();
    }
  },
);

test('it describes what init lists and the owner’s console, by their published names', () => {
  for (const [, dist] of BUILDS) {
    const { openapi, info, paths, servers, components } = dist.json('openapi.json') as unknown as {
      openapi: string;
      info: JsonObject;
      servers: JsonObject[];
      paths: Record<string, JsonObject>;
      components: { schemas: JsonObject };
    };
    expect(openapi).toMatch(/^3\.1\./);
    expect(info['version']).toBe('1.0.0');
    expect(servers).toMatchObject([{ url: 'http://localhost:11906' }]);
    const groups = dist.json('api/index.json')['groups'] as Record<
      string,
      { method: string; path: string }[]
    >;
    const endpoints = Object.values(groups).flat();
    const described = operationsIn({ paths, tags: [] });
    expect(described.sort()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, '')}`).sort(),
    );
    for (const name of [
      'InitResponse',
      'StatusResponse',
      'SkillsResponse',
      'ProjectsResponse',
      'CollaborationResponse',
      'EvalsResponse',
      'AXEval',
      'EndpointDescriptor',
      'CitationReceipt',
      'HTTPValidationError',
    ])
      expect(components.schemas).toHaveProperty(name);
  }
});
