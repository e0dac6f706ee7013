/**
 * The folder of an owner on Netlify: what its own packer finds in what a build leaves, and the
 * contract behind its emulator, which has to be told where a build leaves it.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, expect, test, vi } from 'vitest';
import { BASE, contract } from '../doctor/contract.ts';
import { call, ownersFolder } from '../package/owner.ts';
import { startEmulator } from './emulator.ts';

// Before the emulator starts: its functions see the environment of this process.
vi.stubEnv('ACCESS_TOKENS', 'mcp:a-token-of-this-folder');
vi.stubEnv('AUDIT_ADMIN_KEY', 'owner-key-of-this-folder');

const { folder } = await ownersFolder();
const content = join(folder, 'node_modules/calling-card/content/example');
const built = await call(folder, ['build'], { SITE_URL: BASE, CONTENT_DIR: content });
expect(built.code, built.out).toBe(0);
const file = join(folder, 'netlify.toml');
const settings = await readFile(file, 'utf8');
const edge = '[build]\n  edge_functions = ".netlify/v1/edge-functions"';
const functions = '[functions]\n  directory = ".netlify/v1/functions"\n';
await writeFile(file, `${settings.replace('[build]', edge)}\n${functions}`);
const emulator = await startEmulator({
  projectRoot: folder,
  folder: join(folder, 'dist'),
  port: 0,
  host: '127.0.0.1',
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

test("every function with its routes and schedule, without a path of the engine's", async () => {
  expect(settings).not.toMatch(/functions|node_modules|\.netlify/);
  const out = await mkdtemp(join(dirname(folder), 'zipped-'));
  const from = join(folder, '.netlify/v1/functions');
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
