/**
 * `npm run preview` as its owner meets it: it serves, it stops without leaving anything behind, it
 * says what is wrong.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, start } from '../support/programs.ts';
import { makeProject } from './project.ts';

const root = await makeProject('told');
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/** Runs the command over the example build. */
function preview(options: string[], env: Record<string, string>) {
  const { SITE_URL: _s, PORT: _p, HOST: _h, NETLIFY: _n, ...clean } = process.env;
  const program = start([resolve('tests/emulator/preview.ts'), ...options], {
    cwd: root,
    env: { ...clean, ...env },
  });
  children.push(program.child);
  return program;
}

/** Processes that a process has started; the kernel's word for it, so on Linux only. */
function childrenOf(pid: number | undefined): number[] {
  if (process.platform !== 'linux') return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// Which signals end a command is held by the tests of `npm start`.
test('it serves, and Ctrl+C ends it and Deno', async () => {
  const port = await freePort();
  const { child, ended, prints } = preview(['--no-build'], { PORT: String(port) });
  await prints('Stop with Ctrl+C.\n');
  const response = await fetch(`http://localhost:${port}/api/projets`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
  await response.text();
  const started = childrenOf(child.pid);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/SIGINT: stopping\n$/),
  });
  // Deno, and what bundles the functions, which ends when it finds nobody to talk to.
  await expect.poll(() => started.filter(isAlive)).toEqual([]);
});
