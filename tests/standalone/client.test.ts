/**
 * A client generated from the published OpenAPI document: it type-checks, and it reads.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { serving } from './server.ts';

const { at } = serving();
/** In tests/, so that what is generated there finds its libraries. */
const FOLDER = resolve('tests/.cache/client');
const run = promisify(execFile);

const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const client = createClient<paths, 'application/json'>({ baseUrl: process.argv[2] ?? '' });

const { data: profile } = await client.GET('/api/profile');
const name: string | undefined = profile?.name;
const { data: notes } = await client.GET('/api/notes', { params: { query: { tag: 'navy', limit: 2 } } });
const dates: string[] = notes?.notes.map(({ date }) => date) ?? [];
const { data: claim } = await client.GET('/api/claims/{id}', { params: { path: { id: 'rear-admiral' } } });
const level: 'self-claim' | 'private-live' | 'public-live' | 'external-validation' | undefined = claim?.evidence_level;
const { error, response } = await client.GET('/api/notes', { params: { query: { limit: 101 } } });
const problem: string | undefined = error && 'detail' in error ? error.detail[0]?.type : undefined;

console.log(JSON.stringify({ name, dates: dates.length, level, status: response.status, problem }));
`;

/** What must not compile: proof that the types above say something. */
const WRONG = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const client = createClient<paths, 'application/json'>();
// @ts-expect-error there is no such path
await client.GET('/api/nothing');
// @ts-expect-error limit is a number
await client.GET('/api/notes', { params: { query: { limit: 'two' } } });
const { data } = await client.GET('/api/profile');
// @ts-expect-error the profile has no such member
data?.shoe_size;
`;

test('a client generated from /openapi.json type-checks and reads a profile', async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    join(FOLDER, 'api.ts'),
    astToString(await openapiTS(new URL(at('/openapi.json')))),
  );
  await writeFile(join(FOLDER, 'client.ts'), CLIENT);
  await writeFile(join(FOLDER, 'wrong.ts'), WRONG);
  const options = {
    module: 'nodenext',
    target: 'es2024',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const compilerOptions = {
    ...options,
    types: ['node'],
    allowImportingTsExtensions: true,
    noUncheckedIndexedAccess: true,
  };
  await writeFile(join(FOLDER, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );

  const compiled = await run(process.execPath, [
    resolve('tests/node_modules/typescript/bin/tsc'),
    '-p',
    FOLDER,
  ]).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');

  const { stdout } = await run(process.execPath, [join(FOLDER, 'client.ts'), at('')]);
  expect(JSON.parse(stdout)).toEqual({
    name: 'Grace Murray Hopper',
    dates: 2,
    level: 'external-validation',
    status: 422,
    problem: 'less_than_equal',
  });
});
