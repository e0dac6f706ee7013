/** The files on the disk: where they are, who may read them, and what a disk in trouble does. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { StoreUnavailable } from '../../functions/store/store.ts';
import { freshFolder } from './places.ts';

const TEXT = 'what a caller sent';

/** Every file below a folder, without those that are folders. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(folder.length + 1) : [],
  );
}

test('a record is a file of JSON that only the owner may read, in a folder of it', async () => {
  const folder = join(await freshFolder(), 'not', 'yet');
  const stores = fileStores(folder);
  expect(await stores.open('contacts').read('2026-11-20/a')).toBeNull();
  expect(await stores.open('contacts').list('')).toEqual([]);
  await stores.open('contacts').remove('2026-11-20/a');
  await expect(stat(dirname(folder))).rejects.toMatchObject({ code: 'ENOENT' });
  await stores.open('contacts').create('2026-11-20/a', { text: TEXT });
  expect(await filesIn(folder)).toEqual(['contacts/2026-11-20/a+.json']);
  expect(await readFile(join(folder, 'contacts/2026-11-20/a+.json'), 'utf8')).toBe(
    JSON.stringify({ text: TEXT }),
  );
  const mode = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
  expect(await Promise.all(['', 'contacts', 'contacts/2026-11-20'].map(mode))).toEqual([
    '700',
    '700',
    '700',
  ]);
  expect(await mode('contacts/2026-11-20/a+.json')).toBe('600');
});

test('reading, listing and failing to create change no file', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('reports');
  await store.create('2026-11-20/a', 1);
  const before = await filesIn(folder);
  await store.read('2026-11-20/a');
  await store.read('2026-11-21/a');
  await store.list('2026-11-21/');
  await store.create('2026-11-20/a', 2);
  expect(await filesIn(folder)).toEqual(before);
  expect(await readFile(join(folder, 'reports/2026-11-20/a+.json'), 'utf8')).toBe('1');
});

test('what is not a record is not listed', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('reports');
  await store.create('2026-11-20/a', 1);
  for (const name of ['.DS_Store', 'b.json', '.c+.json', '+.json', 'd e+.json', '+new+.json'])
    await writeFile(join(folder, 'reports/2026-11-20', name), '{');
  await writeFile(join(folder, 'reports/+new/1~x~1.tmp'), '{');
  expect(await store.list('')).toEqual(['2026-11-20/a']);
});

test('leftovers of processes that are gone go when the store opens, nothing else', async () => {
  const folder = await freshFolder();
  const inside = join(folder, 'contacts/+new');
  await mkdir(inside, { recursive: true });
  const run = '00000000-0000-4000-8000-000000000000';
  const names = {
    // No process has a number this high: Linux ends at 2^22.
    gone: `99999999~${run}~1.tmp`,
    beforeRestart: `${process.pid}~${run}~1.tmp`,
    atWork: `${process.ppid}~${run}~1.tmp`,
    stuck: `${process.ppid}~${run}~2.tmp`,
    foreign: 'notes.tmp',
  };
  for (const name of Object.values(names)) await writeFile(join(inside, name), TEXT);
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const name of [names.stuck, names.foreign])
    await utimes(join(inside, name), anHourAgo, anHourAgo);
  const store = fileStores(folder).open('contacts');
  await store.create('2026-11-20/a', 1);
  expect((await readdir(inside)).sort()).toEqual([names.atWork, names.foreign].sort());
});

test('a disk that is full, or only read, tears no record and is StoreUnavailable', async ({
  skip,
}) => {
  const folder = await freshFolder();
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  // Only Linux lets us, and only as root.
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) return skip();
  onTestFinished(() => void spawnSync('umount', [folder]));
  const store = fileStores(folder).open('contacts');
  const large = { text: TEXT.repeat(10_000) };
  const keys = Array.from({ length: 10 }, (_, n) => `2026-11-20/${n}`);
  const answers: unknown[] = [];
  for (const key of keys) answers.push(await store.create(key, large).catch((one: unknown) => one));
  const taken = keys.filter((_, n) => answers[n] === true);
  expect(taken.length).toBeGreaterThan(0);
  const [refused, ...others] = answers.filter((one) => one !== true);
  for (const one of [refused, ...others])
    expect(one).toMatchObject({ name: 'StoreUnavailable', cause: { code: 'ENOSPC' } });
  expect(await store.list('')).toEqual(taken);
  for (const key of taken) expect(await store.read(key)).toEqual(large);
  await store.remove(keys[0] as string);
  expect(await store.create('2026-11-20/later', 1)).toBe(true);
  expect(mount('-o', 'remount,ro')).toBe(true);
  await expect(store.create('2026-11-21/a', 1)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { code: 'EROFS' },
  });
  expect(await store.read('2026-11-20/later')).toBe(1);
});

test('a file in the place of DATA_DIR is StoreUnavailable', async () => {
  const file = join(await freshFolder(), 'data');
  await writeFile(file, '');
  const store = fileStores(file).open('contacts');
  await expect(store.create('2026-11-20/a', 1)).rejects.toThrow(StoreUnavailable);
  await expect(store.read('2026-11-20/a')).rejects.toThrow(StoreUnavailable);
  await expect(store.list('')).rejects.toThrow(StoreUnavailable);
});

test('a damaged record is StoreUnavailable, and neither message nor cause quotes it', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('contacts');
  await store.create('2026-11-20/a', 1);
  for (const text of ['', `{"text":"${TEXT}`, `"${TEXT}" and more`]) {
    await writeFile(join(folder, 'contacts/2026-11-20/a+.json'), text);
    const error = await store.read('2026-11-20/a').catch((one: unknown) => one as Error);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(`${error} ${(error as Error).cause}`).not.toContain(TEXT);
  }
});

test('the folder may be emptied while the service runs', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('contacts');
  for (const gone of [
    folder,
    join(folder, 'contacts'),
    join(folder, 'contacts/2026-11-20'),
    join(folder, 'contacts/+new'),
  ]) {
    expect([gone, await store.create('2026-11-20/a', 1)]).toEqual([gone, true]);
    await rm(gone, { recursive: true });
    await store.remove('2026-11-20/a');
    expect(await store.create('2026-11-20/a', 2)).toBe(true);
    expect(await store.read('2026-11-20/a')).toBe(2);
    await store.remove('2026-11-20/a');
  }
});

test('two processes may share the folder: what one stores the other sees', async () => {
  const folder = await freshFolder();
  const [one, two] = [fileStores(folder).open('contacts'), fileStores(folder).open('contacts')];
  expect(await one.create('2026-11-20/a', 1)).toBe(true);
  expect(await two.create('2026-11-20/a', 2)).toBe(false);
  expect(await two.read('2026-11-20/a')).toBe(1);
  await two.remove('2026-11-20/a');
  expect(await one.create('2026-11-20/a', 3)).toBe(true);
  await chmod(join(folder, 'contacts/2026-11-20/a+.json'), 0o400);
  expect(await two.list('')).toEqual(['2026-11-20/a']);
});
