/** What is left of the files when their process is killed, or when it may open few files. */
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { freshFolder } from './places.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

type Run = { writers: number; characters: number; killAfter: number };

/**
 * Starts a writer, kills it when it has confirmed so many records, and returns everything that it
 * confirmed.
 */
async function killedWriter(
  folder: string,
  { writers, characters, killAfter }: Run,
): Promise<string[]> {
  const child = spawn(process.execPath, [WRITER, folder, String(writers), String(characters)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const confirmed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line);
    if (confirmed.length === killAfter) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  return confirmed;
}

const RUNS: [string, Run][] = [
  ['one writer, at once', { writers: 1, characters: 100, killAfter: 1 }],
  ['one writer of large records', { writers: 1, characters: 500_000, killAfter: 5 }],
  ['many writers', { writers: 64, characters: 100, killAfter: 300 }],
  ['many writers of large records', { writers: 32, characters: 100_000, killAfter: 40 }],
];

test.each(RUNS)(
  'after SIGKILL every confirmed record is there and every record is whole: %s',
  async (_, run) => {
    const folder = await freshFolder();
    const confirmed = await killedWriter(folder, run);
    expect(confirmed.length).toBeGreaterThanOrEqual(run.killAfter);
    const store = fileStores(folder).open('reports');
    const listed = await store.list('');
    expect(confirmed.filter((key) => !listed.includes(key))).toEqual([]);
    for (const key of listed)
      expect(await store.read(key)).toEqual({ key, text: 'é'.repeat(run.characters), end: true });
    // The next start goes on where the last one ended, and leaves nothing of what was not finished.
    expect(await store.create('2026-11-20/after', 1)).toBe(true);
    expect(await readdir(join(folder, 'reports', '+new'))).toEqual([]);
    for (const key of confirmed.slice(0, 3)) expect(await store.create(key, 2)).toBe(false);
  },
);

/** 1,000 records and their reading at once, with few open files allowed. */
const CROWD = `
  const { fileStores } = await import(process.argv[1]);
  const store = fileStores(process.argv[2]).open('reports');
  const keys = Array.from({ length: 1000 }, (_, n) => 'day/' + n);
  const made = await Promise.all(keys.map((key) => store.create(key, { key })));
  const read = await Promise.all(keys.map((key) => store.read(key)));
  console.log(made.filter(Boolean).length, read.filter((value, n) => value.key === keys[n]).length);
`;

test('a thousand records at once need few open files', async () => {
  const files = new URL('../../functions/store/files.ts', import.meta.url).href;
  const script = 'ulimit -n 100 && exec "$0" "$@"';
  const node = [process.execPath, '--input-type=module', '-e', CROWD, files, await freshFolder()];
  const child = spawn('/bin/sh', ['-c', script, ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  expect(lines).toEqual(['1000 1000']);
});
