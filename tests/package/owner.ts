/** The folder of an owner, made from packed tarballs outside of the repository. */
import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect } from 'vitest';
import { sourceHash } from '../../src/package/compile.ts';
import { run, start } from '../support/programs.ts';

/** Where `npm run pack` leaves packages and tarballs. */
export const PACKED = resolve('.cache/package');

type Environment = Record<string, string>;
export type Told = { code: number; out: string };

/** What packages are made from. */
const SOURCES = ['src', 'functions', 'netlify', 'content/example', 'package.json', 'CHANGELOG.md'];

/** Packs what stands here, unless that is packed. Throws with what that prints when it fails. */
export async function pack(): Promise<void> {
  const mark = join(PACKED, 'source');
  const source = await sourceHash(SOURCES);
  if ((await readFile(mark, 'utf8').catch(() => '')) === source) return;
  await promisify(execFile)(process.execPath, ['src/package/pack.ts']);
  await writeFile(mark, source);
}

/**
 * The packed package as another version, as a tarball below the system's temporary folder;
 * `change` may change its files first.
 */
export async function packAs(
  version: string,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  await cp(join(PACKED, 'calling-card'), join(folder, 'package'), { recursive: true });
  const file = join(folder, 'package/package.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, version }));
  await change(join(folder, 'package'));
  const tarball = join(folder, `calling-card-${version}.tgz`);
  await promisify(execFile)('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
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
  const { code, said } = await run(args, { program, cwd, env: clean(env) });
  return { code: code as number, out: said };
}

/** What git tells of two builds, byte by byte: nothing when they are the same. */
export async function differing(one: string, other: string): Promise<string> {
  const count = (await readdir(one, { recursive: true })).length;
  if (count < 100) throw new Error(`There are ${count} files: that is no build.`);
  return (await told('git', ['diff', '--no-index', '--name-status', one, other], '.')).out;
}

/** Runs a command of the package in an owner's folder. */
export const call = (
  folder: string,
  args: readonly string[],
  env?: Environment,
  node: string = process.execPath,
) =>
  told(
    node,
    [join(folder, 'node_modules/calling-card/bin/calling-card.mjs'), ...args],
    folder,
    env,
  );

/**
 * Makes a folder as `npm create calling-card` does, below one whose name has a space, a `#` and
 * letters that are not Latin. Returns its path and what was told.
 */
export async function create(
  args: readonly string[],
  {
    env = {},
    version = JSON.parse(readFileSync('package.json', 'utf8')).version as string,
    packed = join(PACKED, `calling-card-${version}.tgz`),
  }: { env?: Environment; version?: string; packed?: string } = {},
): Promise<Told & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'card #1 карта '));
  const folder = join(parent, 'my-card');
  const program = join(PACKED, 'create-calling-card/create.mjs');
  const made = await told(
    process.execPath,
    [program, folder, '--package', packed, ...args],
    parent,
    env,
  );
  return { ...made, folder };
}

/** A folder made from a résumé for the tests of one file, and what was told; it goes with them. */
export async function ownersFolder(): Promise<Told & { folder: string }> {
  await pack();
  const made = await create(['--from', await resume()]);
  afterAll(() => rm(dirname(made.folder), { recursive: true, force: true, maxRetries: 5 }));
  expect(made.code, made.out).toBe(0);
  return made;
}

/** Starts a command that serves; resolves when it does. */
export async function serve(
  folder: string,
  args: readonly string[],
  env: Environment,
  node: string = process.execPath,
): Promise<ChildProcess> {
  const bin = join(folder, 'node_modules/calling-card/bin/calling-card.mjs');
  const { child, prints } = start([bin, ...args], { program: node, cwd: folder, env: clean(env) });
  await prints('Stop with Ctrl+C.');
  return child;
}

/** Ends a command that serves. */
export async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
}

/** What a started card answers to a message, a question and an MCP client. */
export async function asked(url: string): Promise<{ contact: number; ask: string; mcp: string }> {
  const post = async (path: string, body: object) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const message = { intent: 'question', from: 'me@example.org', message: 'Hello' };
  const params = { name: 'read_resource', arguments: { resource: 'profile' } };
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return {
    contact: (await post('/api/contact', message)).status,
    ask: (await post('/api/agent/ask', { question: 'Where does she work?' })).text,
    mcp: (await post('/mcp/public', rpc)).text,
  };
}

/** A résumé by the schema of jsonresume.org, as a file. */
export async function resume(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'resume-')), 'resume.json');
  const basics = { name: 'Ada Kern', label: 'Weaver', summary: 'I weave maps.' };
  const work = [{ name: 'Loom Ltd', position: 'Weaver', startDate: '2019-01', summary: 'Wove.' }];
  await writeFile(file, JSON.stringify({ basics, work }));
  return file;
}
