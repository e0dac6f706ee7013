/**
 * What `npm run bundle` makes serves alone: no packages, no sources, and nothing written beside it.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { freePort } from '../support/ports.ts';

/** A user who owns nothing. */
const NOBODY = 65_534;

/**
 * A program as the container runs it: everything is read-only but its data, and its user owns
 * nothing else. Where this machine does not allow that, as it is.
 */
function contained(program: string, data: string): { command: string; args: string[] } {
  const { status } = spawnSync('unshare', ['--mount', 'setpriv', '--version']);
  if (process.getuid?.() !== 0 || status !== 0) return { command: program, args: [] };
  const script = [
    'mount --make-rprivate /',
    `mount --bind ${data} ${data}`,
    `chown ${NOBODY}:${NOBODY} ${data}`,
    'mount -o remount,bind,ro /',
    `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs "$@"`,
  ].join(' && ');
  return { command: 'unshare', args: ['--mount', 'sh', '-c', script, 'sh', program] };
}

test('one file and dist/ are the whole service, started as the container starts it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'calling-card-serve-'));
  const data = await mkdtemp(join(tmpdir(), 'calling-card-data-'));
  onTestFinished(async () => {
    for (const one of [folder, data]) await rm(one, { recursive: true, force: true });
  });
  await promisify(execFile)('npm', ['run', 'bundle', '--', '--dir', folder]);
  await symlink(EXAMPLE, join(folder, 'dist'));
  const port = await freePort();
  await chmod(folder, 0o755);
  const { command, args } = contained(process.execPath, data);
  const child = spawn(command, [...args, 'main.mjs', '--no-build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const errors = text(child.stderr);
  await new Promise<void>((listening, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Stop with')) listening();
    });
    child.once('exit', () => errors.then((said) => fail(new Error(said))));
  });

  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return [response.status, await response.text()] as const;
  };
  expect((await ask('/health'))[0]).toBe(200);
  expect((await ask('/api/claims?limit=1'))[1]).toContain('"returned":1');
  const question = await ask('/api/agent/ask', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"question":"Where did she go to college?"}',
  });
  expect(question).toEqual([200, expect.stringContaining('Vassar')]);
  // Production opens nothing that is not set.
  expect((await ask('/api/admin/contacts'))[0]).toBe(503);

  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // The one refused request, by the step that it came to.
  expect(await errors).toMatch(/^[0-9a-f-]{36} refused at authorise: not_configured\n$/);
  expect((await readdir(folder)).sort()).toEqual(['dist', 'main.mjs']);
  expect(await readdir(data)).toContain('questions');
});
