/** When a record is safe: what is synced before an answer goes out, and that a sync is shared. */
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { freshFolder } from './places.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof disk>();
  const watched = ['link', 'open', 'readFile', 'writeFile'] as const;
  return {
    ...real,
    ...Object.fromEntries(watched.map((name) => [name, vi.fn(real[name] as never)])),
  };
});

afterEach(() => vi.clearAllMocks());

/**
 * Holds back each sync of one folder until the test lets it go, and writes down what happens: a
 * link when it is made, a sync when it begins and when it is done.
 */
async function heldSyncs(folder: string) {
  const real = await vi.importActual<typeof disk>('node:fs/promises');
  const log: string[] = [];
  let release = () => {};
  vi.mocked(disk.link).mockImplementation(async (from, to) => {
    const outcome = await real.link(from, to).then(
      () => 'linked',
      () => 'taken',
    );
    log.push(outcome);
    if (outcome === 'taken') throw Object.assign(new Error('taken'), { code: 'EEXIST' });
  });
  vi.mocked(disk.open).mockImplementation(async (path, ...rest) => {
    const handle = await real.open(path, ...rest);
    if (path !== folder) return handle;
    log.push('sync begins');
    await new Promise<void>((go) => {
      release = go;
    });
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      log.push('synced');
    };
    return handle;
  });
  const restore = () => {
    vi.mocked(disk.link).mockImplementation(real.link);
    vi.mocked(disk.open).mockImplementation(real.open as never);
  };
  const count = (what: string) => log.filter((one) => one === what).length;
  return { log, count, release: () => release(), restore };
}

test('an answer waits until the name is safe, whatever it says', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('contacts');
  await store.create('2026-11-20/first', 1);
  const { log, count, release, restore } = await heldSyncs(join(folder, 'contacts/2026-11-20'));
  const told = (what: string) => (value: unknown) => log.push(`${what} ${JSON.stringify(value)}`);
  const made = store.create('2026-11-20/a', 'x').then(told('created'));
  await expect.poll(() => log).toEqual(['linked', 'sync begins']);
  const again = store.create('2026-11-20/a', 'y').then(told('again'));
  const read = store.read('2026-11-20/a').then(told('read'));
  await expect.poll(() => log).toContain('taken');
  await expect
    .poll(() => vi.mocked(disk.readFile).mock.settledResults.at(-1)?.type)
    .toBe('fulfilled');
  release();
  await made;
  await expect.poll(() => count('sync begins')).toBe(2);
  release();
  await Promise.all([again, read]);
  restore();
  expect(log.indexOf('created true')).toBeGreaterThan(log.indexOf('synced'));
  expect(log.slice(log.lastIndexOf('synced') + 1).sort()).toEqual(['again false', 'read "x"']);
  expect(count('synced')).toBe(2);
});

test('a file is synced before it gets its name', async () => {
  const store = fileStores(await freshFolder()).open('contacts');
  await store.create('2026-11-20/a', 1);
  expect(vi.mocked(disk.writeFile).mock.calls.map(([, , options]) => options)).toEqual([
    { flag: 'wx', mode: 0o600, flush: true },
  ]);
  const written = vi.mocked(disk.writeFile).mock.invocationCallOrder[0] ?? Number.NaN;
  expect(vi.mocked(disk.link).mock.invocationCallOrder[0]).toBeGreaterThan(written);
});

test('fifty records that come while a folder is synced share the next sync', async () => {
  const folder = await freshFolder();
  const store = fileStores(folder).open('reports');
  await store.create('2026-11-20/first', 1);
  const { count, release, restore } = await heldSyncs(join(folder, 'reports/2026-11-20'));
  const one = store.create('2026-11-20/one', 1);
  await expect.poll(() => count('sync begins')).toBe(1);
  const fifty = Array.from({ length: 50 }, (_, n) => store.create(`2026-11-20/${n}`, n));
  await expect.poll(() => count('linked')).toBe(51);
  release();
  await one;
  await expect.poll(() => count('sync begins')).toBe(2);
  release();
  await Promise.all(fifty);
  restore();
  expect(count('synced')).toBe(2);
});

test.each(['EPERM', 'EISDIR'])(
  'a folder that cannot be synced, %s, as on Windows, is none to wait for',
  async (code) => {
    const real = await vi.importActual<typeof disk>('node:fs/promises');
    const folder = await freshFolder();
    vi.mocked(disk.open).mockImplementation(async (path, ...rest) => {
      const handle = await real.open(path, ...rest);
      if ((await handle.stat()).isDirectory())
        handle.sync = () => Promise.reject(Object.assign(new Error('no'), { code }));
      return handle;
    });
    const store = fileStores(folder).open('contacts');
    expect(await store.create('2026-11-20/first', 1)).toBe(true);
    expect(await store.read('2026-11-20/first')).toBe(1);
    vi.mocked(disk.open).mockImplementation(real.open as never);
  },
);
