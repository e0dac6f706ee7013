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
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { bundleFunctions } from '../../netlify/bundled-functions.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { EXAMPLE } from '../support/build.ts';

/** What a function reads beside its chunks; netlify.toml says so to the platform. */
const READ: Record<string, string[]> = { 'mcp.mts': ['../../dist/**/*.{json,md,txt,xml}'] };

/** Settings by which the packer of a project takes functions and their chunks as they are. */
async function packAsTold(root: string): Promise<void> {
  const folder = join(root, 'netlify/functions');
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const files = ['../chunks/**', '../snapshot.json', ...(READ[file] ?? [])];
    const settings = `nodeBundler: 'none', includedFiles: ${JSON.stringify(files)},`;
    await writeFile(path, text.replace('config: Config = {', `$& ${settings}`));
  }
}

type Packing = 'traced' | 'told';

/**
 * What is the same in every project of a process, made once: our netlify.toml, our sources, the
 * example build where dist/ would be, and the snapshot of that build. netlify/ is a copy, because
 * what imports the snapshot finds it beside its real folder.
 */
async function makePattern(packing: Packing): Promise<string> {
  // The next run of the tests begins by emptying this folder.
  const root = resolve('.cache/test', `project-${packing}-${process.pid}`);
  await rm(root, { recursive: true, force: true });
  await mkdir(join(root, '.generated'), { recursive: true });
  await copyFile('netlify.toml', join(root, 'netlify.toml'));
  await symlink(EXAMPLE, join(root, 'dist'));
  for (const folder of ['functions', 'src']) await symlink(resolve(folder), join(root, folder));
  await cp('netlify', join(root, 'netlify'), { recursive: true });
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
  );
  await writeFile(join(root, '.generated/snapshot.json'), await packed(snapshot));
  await copyFile('.generated/crawlers.json', join(root, '.generated/crawlers.json'));
  if (packing === 'told') await packAsTold(root);
  await bundleFunctions(join(root, 'netlify'), join(root, '.generated'));
  return root;
}

const patterns = new Map<Packing, Promise<string>>();

/**
 * A project of its own for every run, because the emulator reads netlify.toml, writes beside it,
 * and takes no path outside of the project. Remove it afterwards. `packing` says whether the packer
 * traces what a function loads, as the platform's does, or takes what it is told.
 */
export async function makeProject(packing: Packing): Promise<string> {
  const pattern = patterns.get(packing) ?? makePattern(packing);
  patterns.set(packing, pattern);
  const parent = resolve('.cache/emulator');
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, 'run-'));
  await cp(await pattern, root, { recursive: true, verbatimSymlinks: true });
  return root;
}

/**
 * The same for many requests: the gateway in one file, as a deploy has it, because the emulator
 * loads its modules anew for every request; and functions that are packed as told, because it packs
 * one for every call, which takes most of a second where it traces what that loads. That tracing
 * finds everything is held by tests/emulator/packed.test.ts.
 */
export async function makeBundledProject(): Promise<string> {
  const root = await makeProject('told');
  const gateway = join(root, 'netlify/edge-functions/gateway');
  await build({
    entryPoints: [`${gateway}.ts`],
    outfile: `${gateway}.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Deno knows the built-in modules by these names alone.
    alias: { process: 'node:process' },
    external: ['node:*'],
  });
  await rm(`${gateway}.ts`);
  return root;
}
