/** What Netlify's own packer finds in what a build leaves in an owner's folder. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, create, pack, resume } from '../package/owner.ts';

let folder: string;
beforeAll(async () => {
  await pack();
  const made = await create(['--from', await resume()]);
  expect(made.code, made.out).toBe(0);
  ({ folder } = made);
  const built = await call(folder, ['build'], { SITE_URL: 'https://ada.example' });
  expect(built.code, built.out).toBe(0);
});
afterAll(() => rm(dirname(folder), { recursive: true, force: true }));

test("every function with its routes and schedule, without a path of the engine's", async () => {
  const settings = await readFile(join(folder, 'netlify.toml'), 'utf8');
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
