/**
 * `npm start` as its owner meets it: what it prints, how it stops, and what it says when it cannot
 * start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { freePort } from '../support/ports.ts';

const DATA_DIR = resolve('.cache/start-data');

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/**
 * Runs the command of `npm start`; `printed` resolves with all it printed once that holds `what`.
 */
function start(options: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['functions/standalone/main.ts', ...options], {
    env: {
      OUT_DIR: EXAMPLE,
      DATA_DIR,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
  });
  children.push(child);
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += chunk));
  child.stderr.on('data', (chunk) => (text.err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...text }));
  const printed = async (what: string) => {
    while (!text.out.includes(what))
      await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(text.err))]);
    return text.out;
  };
  return { child, ended, printed };
}

test('it prints where it serves and three commands, and each of them works', async () => {
  const port = await freePort();
  const { child, ended, printed } = start(['--no-build'], { PORT: String(port) });
  const text = await printed('Stop with Ctrl+C.\n');
  expect(text).toContain(`\nServing at http://localhost:${port}\n`);
  const commands = [...text.matchAll(/^ {2}curl (?:-H '([^:]+): ([^']+)' )?'?(http[^']+?)'?$/gm)];
  const answers = await Promise.all(
    commands.map(async ([, name, value, url = '']) => {
      const response = await fetch(url, name ? { headers: { [name]: value ?? '' } } : {});
      return [response.status, response.headers.get('content-type'), await response.text()];
    }),
  );
  expect(answers).toEqual([
    [200, 'application/json; charset=utf-8', expect.stringContaining('"suggested_traversal":')],
    [200, 'text/markdown; charset=utf-8', expect.stringContaining('COBOL')],
    [200, 'application/json; charset=utf-8', expect.stringContaining('"returned":3')],
  ]);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/SIGTERM: stopping\n$/),
  });
});

/** Loaded before the service: tells when the process is ended instead of coming to its end. */
const CUT_OFF = `const exit = process.exit;
process.exit = (code) => {
  process.stderr.write('cut off');
  exit(code);
};`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it at once, although a caller keeps its connection',
  async (signal) => {
    const port = await freePort();
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(CUT_OFF)}`;
    const { child, ended, printed } = start(['--no-build'], { PORT: String(port), NODE_OPTIONS });
    await printed('Stop with Ctrl+C.');
    await (await fetch(`http://127.0.0.1:${port}/api/init`)).text();
    child.kill(signal);
    // Nothing is under way, so that the grace for it is not used up.
    expect(await ended).toMatchObject({ code: 0, signal: null, err: '' });
  },
);

test('it ends when npm, which has started it, was killed', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start', '--', '--no-build'], {
    env: { PATH: process.env['PATH'], OUT_DIR: EXAMPLE, DATA_DIR, PORT: String(port) },
  });
  children.push(npm);
  await new Promise<void>((served) => {
    let text = '';
    npm.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Stop with')) served();
    });
  });
  npm.kill('SIGKILL');
  const free = () =>
    new Promise<boolean>((tell) => {
      const socket = connect(port, '127.0.0.1', () => tell(false));
      socket.on('error', () => tell(true));
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(free, { interval: 100 }).toBe(true);
});
