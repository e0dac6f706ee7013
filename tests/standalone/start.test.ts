/**
 * `npm start` as its owner meets it: what it prints, how it stops, and what it says when it cannot
 * start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { ownTime } from '../support/clock.ts';
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

test('it says under which address it serves, where that is not its own', async () => {
  const port = await freePort();
  const { printed } = start(['--no-build'], {
    PORT: String(port),
    SITE_URL: 'http://localhost:11906',
  });
  expect(await printed('Stop')).toContain(
    `Serving at http://localhost:${port}, as http://localhost:11906\n`,
  );
});

test('a port that is taken is said in one sentence, with the way out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await start(['--no-build'], { PORT: String(port) }).ended).toMatchObject({
    code: 1,
    err:
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} ` +
      `npm start\n`,
  });
  server.close();
});

test('without a build it says how to get one', async () => {
  expect(
    await start(['--no-build'], { PORT: String(await freePort()), OUT_DIR: tmpdir() }).ended,
  ).toMatchObject({
    code: 1,
    err: 'There is no build to serve. Leave --no-build out once, or run npm run build.\n',
  });
});

test.each(['0', '65536', 'eighty', '-1', '80.5'])('PORT=%s is refused', async (port) => {
  expect(await start(['--no-build'], { PORT: port }).ended).toMatchObject({
    code: 2,
    out: '',
    err: `PORT is "${port}"; use a number from 1 to 65535.\n`,
  });
});

test('an address that is none, and an option that does not exist, are refused', async () => {
  expect(await start(['--no-build'], { SITE_URL: 'profile.example/cv' }).ended).toMatchObject({
    code: 2,
    err:
      'SITE_URL is "profile.example/cv"; use scheme and host alone, for instance ' +
      'https://example.org\n',
  });
  expect(await start(['--nobuild'], {}).ended).toMatchObject({
    code: 2,
    err: expect.stringContaining("'--nobuild'"),
  });
});

test('--help tells the options and the environment, and starts nothing', async () => {
  const { code, out, err } = await start(['--help'], { PORT: 'eighty' }).ended;
  expect([code, err]).toEqual([0, '']);
  for (const word of ['--no-build', '--help', 'PORT', 'HOST', 'SITE_URL', 'CONTENT_DIR', 'OUT_DIR'])
    expect(out).toMatch(new RegExp(`^ {2}${word} +\\S`, 'm'));
});

test('a request that has not come in whole does not hold it up', async () => {
  const port = await freePort();
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(CUT_OFF)}`;
  const { child, ended, printed } = start(['--no-build'], { PORT: String(port), NODE_OPTIONS });
  await printed('Stop with Ctrl+C.');
  const sockets = [
    '',
    'GET / HTTP/1.1\r\nHo',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ].map((bytes) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('error', () => {});
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Answered after what came before it was read.
  await (await fetch(`http://127.0.0.1:${port}/api/init`)).text();
  const time = ownTime();
  child.kill('SIGTERM');
  const { code, err } = await ended;
  expect(code).toBe(0);
  // Of the three only one had come far enough to be answered.
  expect(err).toMatch(/^([0-9a-f-]{36} refused at validate: unsupported_media_type\n)?$/);
  expect(time()).toBeLessThan(3_000);
});

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
