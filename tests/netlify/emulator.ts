/** The emulator over the example build, for the tests of one file, and a plain way to ask it. */
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
import type { Running } from '../../functions/standalone/serve.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { startEmulator } from '../preview/emulator.ts';
import { EXAMPLE } from '../support/build.ts';

export type Get = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
  body?: string | null,
) => Promise<Response>;

/**
 * A project of its own for every run, because the emulator reads netlify.toml, writes beside it,
 * and takes no path outside of the project: our netlify.toml, our sources, the example build where
 * dist/ would be, and the snapshot of that build. netlify/ is a copy, because what imports the
 * snapshot finds it beside its real folder. Remove it afterwards.
 */
export async function makeProject(): Promise<string> {
  const parent = resolve('.cache/emulator');
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, 'run-'));
  await copyFile('netlify.toml', join(root, 'netlify.toml'));
  await symlink(EXAMPLE, join(root, 'dist'));
  for (const folder of ['functions', 'src']) await symlink(resolve(folder), join(root, folder));
  await cp('netlify', join(root, 'netlify'), { recursive: true });
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
  );
  await mkdir(join(root, '.generated'));
  await writeFile(join(root, '.generated/snapshot.json'), packed(snapshot));
  await copyFile('.generated/crawlers.json', join(root, '.generated/crawlers.json'));
  return root;
}

/** Starts the emulator before the tests of a file and stops it after them. */
export function emulating({ edgeFunctions }: { edgeFunctions: boolean }): Get {
  let root = '';
  let running: Running | undefined;
  beforeAll(async () => {
    root = await makeProject();
    running = await startEmulator({
      projectRoot: root,
      folder: EXAMPLE,
      port: 0,
      host: '127.0.0.1',
      edgeFunctions,
    });
  });
  afterAll(async () => {
    await running?.close();
    await rm(root, { recursive: true, force: true });
  });
  return (path, headers = {}, method = 'GET', body = null) =>
    fetch(`${running?.url}${path}`, { method, headers, body, redirect: 'manual' });
}
