/**
 * The folder of an owner on Netlify: what its own packer finds in what a build leaves, and the
 * contract behind its emulator, which has to be told where a build leaves it.
 */
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFunctions, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../functions/standalone/serve.ts';
import { BASE, contract } from '../doctor/contract.ts';
import { call, create, pack, resume } from '../package/owner.ts';
import { startEmulator } from './emulator.ts';

let folder: string;
let emulator: Running;
beforeAll(async () => {
  await pack();
  const made = await create(['--from', await resume()]);
  expect(made.code, made.out).toBe(0);
  ({ folder } = made);
  const env = {
    SITE_URL: BASE,
    CONTENT_DIR: join(folder, 'node_modules/calling-card/content/example'),
  };
  const built = await call(folder, ['build'], env);
  expect(built.code, built.out).toBe(0);
  const settings = join(folder, 'netlify.toml');
  expect(await readFile(settings, 'utf8')).not.toMatch(/functions|node_modules|calling-card\//);
  const told = '\n[functions]\n  directory = ".netlify/v1/functions"\n';
  await appendFile(settings, told);
  const text = await readFile(settings, 'utf8');
  await rm(settings);
  await appendFile(
    settings,
    text.replace('[build]', '[build]\n  edge_functions = ".netlify/v1/edge-functions"'),
  );
  emulator = await startEmulator({
    projectRoot: folder,
    folder: join(folder, 'dist'),
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(async () => {
  await emulator?.close();
  await rm(dirname(folder), { recursive: true, force: true, maxRetries: 5 });
});

test("Netlify's packer finds every function with its routes and schedules, and packs them", async () => {
  const from = join(folder, '.netlify/v1/functions');
  const names = (await readdir('netlify/functions')).map((name) => name.replace('.mts', '')).sort();
  const listed = await listFunctions(from, { parseISC: true, basePath: folder });
  expect(listed.map(({ name }) => name).sort()).toEqual(names);
  const out = await mkdtemp(join(dirname(folder), 'zipped-'));
  const zipped = await zipFunctions(from, out, { basePath: folder });
  const told = zipped.map(({ name, routes, schedule }) => [
    name,
    (routes?.length ?? 0) > 0 ? 'routes' : (schedule ?? 'nothing'),
  ]);
  expect(told.sort()).toEqual([
    ['a2a', 'routes'],
    ['daily', '18 * * * *'],
    ['deliver', '*/5 * * * *'],
    ['mcp', 'routes'],
    ['private', 'routes'],
    ['public', 'routes'],
    ['stats', 'routes'],
  ]);
});

contract("the emulator over the owner's folder", (url, init) =>
  fetch(`${emulator.url}${url.slice(BASE.length)}`, { ...init, redirect: 'manual' }),
);
