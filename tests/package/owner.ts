/** The folder of an owner, made from packed tarballs outside of the repository. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Where `npm run pack` leaves packages and tarballs. */
export const PACKED = resolve('.cache/package');

type Environment = Record<string, string>;
export type Told = { code: number; out: string };

/** Packs what stands here. Throws with what that prints when it fails. */
export async function pack(): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/package/pack.ts']);
}

/** What of a test's environment an owner's shell would not have. */
const OURS =
  /^(npm_(?!config_(registry|cache|userconfig|proxy|https_proxy|cafile)$)|VITEST|TEST|NODE_(?!EXTRA_CA)|CONTENT_DIR|OUT_DIR|SITE_URL|PORT|CI$)/i;

/** The environment of a shell that knows nothing of tests or of this repository. */
function clean(more: Environment = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...more };
}

/** Runs a program to its end, whatever its exit code. */
export async function told(
  program: string,
  args: readonly string[],
  cwd: string,
  env?: Environment,
): Promise<Told> {
  const child = spawn(program, args, { cwd, env: clean(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number, out };
}

/** Runs a command of the package in an owner's folder. */
export const call = (folder: string, args: readonly string[], env?: Environment) =>
  told(
    process.execPath,
    [join(folder, 'node_modules/calling-card/bin/calling-card.mjs'), ...args],
    folder,
    env,
  );

/**
 * Makes a folder as `npm create calling-card` does, below one whose name has a space, a `#` and
 * letters that are not Latin. Returns its path and what was told.
 */
export async function create(args: readonly string[]): Promise<Told & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'card #1 карта '));
  const folder = join(parent, 'my-card');
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const packed = join(PACKED, `calling-card-${version}.tgz`);
  const program = join(PACKED, 'create-calling-card/create.mjs');
  const made = await told(
    process.execPath,
    [program, folder, '--package', packed, ...args],
    parent,
  );
  return { ...made, folder };
}

/** Starts a command that serves; resolves when it does. */
export async function serve(
  folder: string,
  args: readonly string[],
  env: Environment,
): Promise<ChildProcess> {
  const bin = join(folder, 'node_modules/calling-card/bin/calling-card.mjs');
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env: clean(env) });
  let out = '';
  const ended = once(child, 'close').then(() => Promise.reject(new Error(out)));
  ended.catch(() => undefined);
  child.stderr.on('data', (chunk) => (out += chunk));
  const listens = (async () => {
    for await (const chunk of child.stdout) {
      out += chunk;
      if (out.includes('Stop with Ctrl+C.')) return;
    }
  })();
  await Promise.race([listens, ended]);
  child.stdout.resume();
  return child;
}

/** A résumé by the schema of jsonresume.org, as a file. */
export async function resume(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'resume-')), 'resume.json');
  const basics = { name: 'Ada Kern', label: 'Weaver', summary: 'I weave maps.' };
  const work = [{ name: 'Loom Ltd', position: 'Weaver', startDate: '2019-01', summary: 'Wove.' }];
  await writeFile(file, JSON.stringify({ basics, work }));
  return file;
}
