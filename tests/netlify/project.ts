/** The example build as a project that the emulator can run. */
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
import { bundleFunctions } from '../../netlify/bundled-functions.ts';
import { packed as snapshotFile } from '../../netlify/snapshot-file.ts';
import { EXAMPLE } from '../support/build.ts';

/** What a function reads; netlify.toml says so to the platform. */
const READ: Record<string, string[]> = { 'mcp.mts': ['../../dist/**/*.{json,md,txt,xml}'] };

/** Settings by which the packer of a project takes functions as they are. */
async function packAsTheyAre(root: string): Promise<void> {
  const folder = join(root, 'netlify/functions');
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const settings = `nodeBundler: 'none', includedFiles: ${JSON.stringify(READ[file] ?? [])},`;
    await writeFile(path, text.replace('config: Config = {', `$& ${settings}`));
  }
}

/**
 * A project of its own for every run, because the emulator reads netlify.toml, writes beside it,
 * and takes no path outside of the project: our netlify.toml, our sources, the example build where
 * dist/ would be, and the snapshot of that build. netlify/ is a copy, because what imports the
 * snapshot finds it beside its real folder. Remove it afterwards. `packed` says who packs functions:
 * the platform when it is asked to, or nobody, because they stand alone already.
 */
export async function makeProject(packed: 'by the platform' | 'already'): Promise<string> {
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
  await writeFile(join(root, '.generated/snapshot.json'), snapshotFile(snapshot));
  await copyFile('.generated/crawlers.json', join(root, '.generated/crawlers.json'));
  if (packed === 'already') await packAsTheyAre(root);
  await bundleFunctions(root, packed === 'by the platform');
  return root;
}

/**
 * The same for many requests: the door and each function in one file, as a deploy has them. The
 * emulator loads the modules of the door anew for every request, and packs a function for every
 * call, which takes most of a second where it has to trace what that imports. That the platform's
 * own packing finds everything is held by tests/netlify/packed.test.ts.
 */
export async function makeBundledProject(): Promise<string> {
  const root = await makeProject('already');
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
