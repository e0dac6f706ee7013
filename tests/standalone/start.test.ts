/**
 * `npm start` as its owner meets it: what it prints, how it stops, and what it says when it cannot
 * start.
 */
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { EXAMPLE } from '../support/build.ts';
import { freePort, start } from '../support/programs.ts';
import { startProcess } from '../write-side/server.ts';

const DATA_DIR = resolve('.cache/start-data');

test('it prints where it serves and three commands, and each of them works', async () => {
  const { url, child, ended, listening, printed } = await startProcess({ DATA_DIR });
  await listening;
  const text = printed();
  expect(text).toContain(`\nServing at http://localhost:${new URL(url).port}\n`);
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

test('a folder that cannot be written is told at start, and nothing is served', async () => {
  const file = join(await freshFolder(), 'data');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'below')]) {
    const { ended, listening } = await startProcess({ DATA_DIR: folder });
    await expect(listening).rejects.toThrow(
      `STORE cannot be used. The folder ${folder} cannot be written (ENOTDIR).`,
    );
    expect(await ended).toMatchObject({ code: 1, out: '' });
  }
});

test('what keeps the daily work from its store is told in the log', async () => {
  const folder = await freshFolder();
  await writeFile(join(folder, 'rollups'), '');
  const { child, ended, listening } = await startProcess({ DATA_DIR: folder });
  await listening;
  child.kill('SIGTERM');
  expect((await ended).err).toMatch(
    /^the daily work .* \(StoreUnavailable: rollups: \w+ failed \(ENOTDIR\) \| at /m,
  );
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
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(CUT_OFF)}`;
    const { url, child, ended, listening } = await startProcess({ DATA_DIR, NODE_OPTIONS });
    await listening;
    await (await fetch(`${url}/api/init`)).text();
    child.kill(signal);
    // Nothing is under way, so that the grace for it is not used up.
    expect(await ended).toMatchObject({ code: 0, signal: null, err: '' });
  },
);

test('it ends when npm, which has started it, was killed', async () => {
  const port = await freePort();
  const { child: npm, prints } = start(['start', '--', '--no-build'], {
    program: 'npm',
    env: { PATH: process.env['PATH'], OUT_DIR: EXAMPLE, DATA_DIR, PORT: String(port) },
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  await prints('Stop with');
  npm.kill('SIGKILL');
  const free = () =>
    new Promise<boolean>((tell) => {
      const socket = connect(port, '127.0.0.1', () => tell(false));
      socket.on('error', () => tell(true));
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(free, { interval: 100 }).toBe(true);
});
