import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { ALONE, ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { BUILDS, type JsonObject } from '../support/dist.ts';

/** In tests/, so that what is generated there finds its libraries. */
const ROOT = resolve('tests/.cache/openapi');

/** Runs a program of tests/node_modules; what it prints, whatever its exit code says. */
async function run(
  script: string,
  args: string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };
  const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)(
    process.execPath,
    [resolve('tests/node_modules', script), ...args],
    options,
  ).then(
    (out) => ({ code: 0, ...out }),
    (error) => error,
  );
}

beforeAll(async () => {
  await rm(ROOT, { recursive: true, force: true });
  await mkdir(ROOT, { recursive: true });
  await writeFile(join(ROOT, 'redocly.yaml'), 'extends: [recommended]\n');
});

test.each([
  ['example', EXAMPLE],
  ['odd', ODD],
  ['alone', ALONE],
  ['arabic', ARABIC],
])('%s: redocly lint has no error', async (_, folder) => {
  const { code, stdout } = await run('@redocly/cli/bin/cli.js', [
    'lint',
    `${folder}/openapi.json`,
    '--format=json',
  ]);
  const { problems, totals } = JSON.parse(stdout) as {
    problems: { ruleId: string }[];
    totals: { errors: number };
  };
  expect(totals.errors, stdout).toBe(0);
  expect(code).toBe(0);
  // The base of a test is localhost.
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-server-example.com');
});

test.each(BUILDS)('%s: a second validator agrees, references included', async (_, dist) => {
  const validator = new Validator();
  const result = await validator.validate(dist.json('openapi.json'));
  expect(result).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  validator.resolveRefs();
});

test('a client generated from the document type-checks, refuses what is not there', async () => {
  const ast = await openapiTS(BUILDS[0][1].text('openapi.json'));
  await writeFile(join(ROOT, 'api.d.ts'), astToString(ast));
  await writeFile(
    join(ROOT, 'client.ts'),
    `import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const client = createClient<paths, 'application/json'>({ baseUrl: 'http://localhost:11906' });

export async function read(): Promise<string> {
  const init = await client.GET('/api/init', { params: { query: { detail: 'lean' } } });
  const profile = await client.GET('/api/profile');
  const claim = await client.GET('/api/claims/{id}', { params: { path: { id: 'a-0' } } });
  if (!init.data || !profile.data || !claim.data) throw new Error(profile.error?.error.message);
  const level: components['schemas']['EvidenceLevel'] = claim.data.evidence_level;
  const hash: string = profile.data.content_hash;
  return [init.data.identity.name, profile.data.headline, level, hash].join();
}

// @ts-expect-error there is no such path
void client.GET('/api/nothing');
// @ts-expect-error there is no such level
void client.GET('/api/init', { params: { query: { detail: 'everything' } } });
// @ts-expect-error a claim needs its id
void client.GET('/api/claims/{id}', {});
`,
  );
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    types: [],
    allowImportingTsExtensions: true,
  };
  await writeFile(
    join(ROOT, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['client.ts'] }),
  );
  const { code, stdout } = await run('typescript/bin/tsc', ['-p', ROOT]);
  expect(stdout).toBe('');
  expect(code).toBe(0);
});

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
    const described = Object.entries(paths).flatMap(([path, of]) =>
      Object.keys(of).map((method) => `${method.toUpperCase()} ${path}`),
    );
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
