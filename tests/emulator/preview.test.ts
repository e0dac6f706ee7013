/**
 * `npm run preview` as its owner meets it: it serves, it stops without leaving anything behind, it
 * says what is wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { makeProject } from './project.ts';

let root = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  root = await makeProject('told');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/** Runs the command over the example build; `printed` resolves once it has printed `what`. */
function preview(options: string[], env: Record<string, string>) {
  const { SITE_URL: _s, PORT: _p, HOST: _h, NETLIFY: _n, ...clean } = process.env;
  const child = spawn(process.execPath, [resolve('tests/emulator/preview.ts'), ...options], {
    cwd: root,
    env: { ...clean, ...env },
  });
  children.push(child);
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += chunk));
  child.stderr.on('data', (chunk) => (text.err += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
  const printed = async (what: string) => {
    while (!text.out.includes(what))
      await Promise.race([
        once(child.stdout, 'data'),
        ended.then(({ err }) => Promise.reject(new Error(err))),
      ]);
  };
  return { child, ended, printed };
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
  const { child, ended, printed } = preview(['--no-build'], { PORT: String(port) });
  await printed('Stop with Ctrl+C.\n');
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

test('help, and what cannot be', async () => {
  const says = async (options: string[], env: Record<string, string>) => {
    const { code, out, err } = await preview(options, env).ended;
    return [code, out.split('\n')[0], err];
  };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const taken =
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm ` +
    `run preview\n`;
  const answers = await Promise.all([
    says(['--help'], {}),
    says(['--no-build'], { PORT: String(port) }),
    says(['--no-build'], { HOST: '192.0.2.1' }),
    says([], { PORT: '88x' }),
  ]);
  server.close();
  expect(answers).toEqual([
    [0, 'npm run preview [-- options]', ''],
    [1, '', taken],
    [
      1,
      '',
      'HOST is "192.0.2.1"; the emulator listens on 127.0.0.1, localhost, ::1, 0.0.0.0, :: only.\n',
    ],
    [2, '', 'PORT is "88x"; use a number from 1 to 65535.\n'],
  ]);
});
