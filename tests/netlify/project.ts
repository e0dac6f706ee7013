/** The example build as a project that the emulator can run. */
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
import { bundleFunctions } from '../../netlify/bundled-functions.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { EXAMPLE } from '../support/build.ts';

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
  await bundleFunctions(root);
  return root;
}

/**
 * The same with the door in one file, as a deploy has it: the emulator loads its modules anew for
 * every request.
 */
export async function makeBundledProject(): Promise<string> {
  const root = await makeProject();
  const door = join(root, 'netlify/edge-functions/door');
  await build({
    entryPoints: [`${door}.ts`],
    outfile: `${door}.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Deno knows the built-in modules by these names alone.
    alias: { process: 'node:process' },
    external: ['node:*'],
  });
  await rm(`${door}.ts`);
  return root;
}
