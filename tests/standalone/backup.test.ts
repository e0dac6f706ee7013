/**
 * Backup, wipe, restore: the exports are the same bytes; what was tampered with is not restored.
 */
import { execFile } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveOf, filesOf, restoreInto } from '../../functions/standalone/archive.ts';
import { fileStores } from '../../functions/store/files.ts';
import { ask, audit, owned, owner } from '../audits/owner.ts';
import { OWNER, RECIPIENT } from '../audits/secrets.ts';
import { REPORT } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';

/** Runs the command; its exit code and all that it said. */
const run = (args: readonly string[], folder: string) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(
      process.execPath,
      ['functions/standalone/backup.ts', ...args],
      { env: { ...process.env, DATA_DIR: folder } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

async function exportsOf(folder: string): Promise<string[]> {
  const one = owned({ stores: fileStores(folder) });
  const paths = ['contacts/export', 'questions/export', 'reports/export', 'exports/audits'];
  return Promise.all(
    paths.map(async (path) => (await ask(one, `/api/admin/${path}`, { headers: OWNER })).text()),
  );
}

async function filled(): Promise<string> {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  const sent = await one.post('/api/contact', {
    intent: 'hire',
    from: 'a@example.org',
    context: 'ü 🌊',
  });
  const { intent_id } = (await sent.json()) as { intent_id: string };
  await owner(one, `/api/admin/contacts/${intent_id}/states`, { body: { state: 'read' } });
  await one.post('/api/agent/ask', { question: 'Which horse did she ride?' });
  await one.post('/api/agent-reports', REPORT);
  await audit(one);
  await owner(one, '/api/admin/audits/acme/tokens', { body: { recipient: RECIPIENT } }, 201);
  return folder;
}

test('backup, wipe and restore leave every export as it was', async () => {
  const folder = await filled();
  const before = await exportsOf(folder);
  // Each holds something, and its last line says so.
  expect(before.map((text) => text.split('\n').length)).toEqual([3, 3, 3, 3]);
  const file = join(await freshFolder(), 'backup.zip');
  await writeFile(join(folder, '.note'), 'no record');
  const written = await run(['backup', file], folder);
  expect(written).toEqual({
    code: 0,
    said: expect.stringMatching(/^Wrote .*: \d+ files of .*, checked\.\n$/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run(['backup', file], folder)).code).toBe(1);
  expect(await run(['restore', file], folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('holds data'),
  });
  await rm(folder, { recursive: true });
  expect((await run(['restore', file], folder)).said).toMatch(/^Restored \d+ files into /);
  expect(await exportsOf(folder)).toEqual(before);
  expect((await archiveOf(folder)).bytes).toEqual(new Uint8Array(await readFile(file)));
});

test('an archive that was cut, changed or made by others is not restored', async () => {
  const { bytes } = await archiveOf(await filled());
  const entries = unzipSync(bytes);
  const [name = ''] = Object.keys(entries).filter((path) => path.startsWith('contacts/'));
  const { [name]: _, ...fewer } = entries;
  const list = (files: object) => strToU8(JSON.stringify({ format: 1, files }));
  const broken = [
    bytes.slice(0, 100),
    zipSync({ a: strToU8('x') }),
    zipSync({ ...entries, [name]: strToU8('{}') }),
    zipSync({ ...entries, more: strToU8('{}') }),
    zipSync(fewer),
    zipSync({
      'calling-card-backup.json': list({ '../x': 'x' }),
      '../x': strToU8('x'),
    }),
  ];
  const folder = await freshFolder();
  for (const one of broken) {
    expect(() => filesOf(one)).toThrow(/\.$/);
    await expect(restoreInto(folder, one)).rejects.toThrow();
  }
  expect((await archiveOf(folder)).count).toBe(0);
});

test('without data, a file or a command it says what to do', async () => {
  const folder = await freshFolder();
  expect(await run(['backup'], folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no data'),
  });
  expect(await run(['restore'], folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('FILE'),
  });
  expect((await run(['--help'], folder)).code).toBe(0);
  expect((await run([], folder)).code).toBe(2);
});
