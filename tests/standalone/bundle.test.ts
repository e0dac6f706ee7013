/**
 * What `npm run bundle` makes serves alone: no packages, no sources, and nothing written beside it.
 */
import { spawnSync } from 'node:child_process';
import { chmod, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { EXAMPLE } from '../support/build.ts';
import { freePort, run, start } from '../support/programs.ts';

/** A user who owns nothing. */
const NOBODY = 65_534;

/**
 * A program as the container runs it: everything is read-only but its data, and its user owns
 * nothing else. Where this machine does not allow that, as it is.
 */
function contained(data: string): { program?: string; args: string[] } {
  const { status } = spawnSync('unshare', ['--mount', 'setpriv', '--version']);
  if (process.getuid?.() !== 0 || status !== 0) return { args: [] };
  const script = [
    'mount --make-rprivate /',
    `mount --bind ${data} ${data}`,
    `chown ${NOBODY}:${NOBODY} ${data}`,
    'mount -o remount,bind,ro /',
    `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs "$@"`,
  ].join(' && ');
  return { program: 'unshare', args: ['--mount', 'sh', '-c', script, 'sh', process.execPath] };
}

test('one file and dist/ are the whole service, started as the container starts it', async () => {
  const [folder, data] = [await freshFolder(), await freshFolder()];
  const made = await run(['run', 'bundle', '--', '--dir', folder], { program: 'npm' });
  expect(made.code, made.said).toBe(0);
  await symlink(EXAMPLE, join(folder, 'dist'));
  const port = await freePort();
  await chmod(folder, 0o755);
  const { args, ...container } = contained(data);
  const { child, ended, prints } = start([...args, 'main.mjs', '--no-build'], {
    ...container,
    cwd: folder,
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await prints('Stop with');

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

  child.kill('SIGTERM');
  // The one refused request, by the step that it came to.
  const refused = /^[0-9a-f-]{36} refused at authorise: not_configured\n$/;
  expect(await ended).toMatchObject({ code: 0, err: expect.stringMatching(refused) });
  expect((await readdir(folder)).sort()).toEqual(['dist', 'main.mjs']);
  expect(await readdir(data)).toContain('questions');
});
