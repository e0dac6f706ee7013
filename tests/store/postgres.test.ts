import { afterAll, expect, test } from 'vitest';
import { postgresStores } from '../../functions/store/postgres.ts';
import { run } from '../support/programs.ts';
import { driver, startPostgres } from './postgres-server.ts';

const server = await startPostgres();
let open: ReturnType<typeof postgresStores>[] = [];
afterAll(async () => {
  await Promise.all(open.map((stores) => stores.close()));
  await server.stop();
});
const storesAt = (url: string) => {
  const stores = postgresStores(url, driver);
  open = [...open, stores];
  return stores;
};

test('processes that start at once on an empty database all find their table', async () => {
  const url = await server.database();
  const many = Array.from({ length: 8 }, () => storesAt(url).open('contacts'));
  const won = await Promise.all(many.map((store, n) => store.create('2026-11-20/same', { n })));
  expect(won.filter(Boolean)).toHaveLength(1);
  const read = await Promise.all(many.map((store) => store.read('2026-11-20/same')));
  expect(new Set(read.map((value) => JSON.stringify(value))).size).toBe(1);
});

test('work to be done alone is done by one, and by the next when that is gone', async () => {
  const url = await server.database();
  const [first, second] = [storesAt(url), storesAt(url)];
  let finish = () => {};
  let begun = () => {};
  const started = new Promise<void>((resolve) => (begun = resolve));
  const working = first.alone('work', async () => {
    begun();
    await new Promise<void>((resolve) => (finish = resolve));
    return 'first';
  });
  await started;
  expect(await second.alone('work', async () => 'second')).toBeNull();
  finish();
  expect(await working).toBe('first');
  // The server frees the lock when it has seen that the connection ended.
  await expect.poll(() => second.alone('work', async () => 'second')).toBe('second');
});

test('work to be done alone goes on where its connection breaks, and so does the process', async () => {
  const stores = storesAt(await server.database());
  const work = async () => {
    await server.restart();
    return stores.open('contacts').list('');
  };
  expect(await stores.alone('work', work)).toEqual([]);
  expect(await stores.alone('work', async () => 'again')).toBe('again');
});

test('a count gives each call of all processes a place of its own, window by window', async () => {
  const url = await server.database();
  const processes = [storesAt(url), storesAt(url), storesAt(url)];
  const now = new Date('2026-11-20T12:00:30.000Z');
  const places = await Promise.all(
    Array.from({ length: 600 }, (_, n) => processes[n % 3]?.count(`name ${n % 2}`, 1, 60_000, now)),
  );
  for (const one of [0, 1])
    expect(places.filter((_, n) => n % 2 === one).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, n) => n + 1),
    );
  const [first] = processes;
  expect(await first?.count('name 0', -300, 60_000, now)).toBe(0);
  const next = new Date('2026-11-20T12:01:00.000Z');
  expect(await first?.count('name 1', 5, 60_000, next)).toBe(5);
  expect(await first?.count('name 1', 1, 60_000, now)).toBe(301);
});

test('a database that is away is told without its password, and asked again later', async () => {
  const url = (await server.database()).replace('card@', 'card:geheim@');
  const stores = storesAt(`${url}-missing`);
  const failure = await stores.open('reports').create('2026-11-20/a', 1).then(String, String);
  expect(failure).toBe('StoreUnavailable: reports: create failed (3D000)');
});

test('what was confirmed before a crash is there after it, and writing goes on', async () => {
  const url = await server.database();
  const store = storesAt(url).open('contacts');
  const confirmed: string[] = [];
  const write = async (n: number) => {
    const key = `2026-11-20/${n}`;
    if (await store.create(key, { n }).catch(() => false)) confirmed.push(key);
  };
  const before = Array.from({ length: 200 }, (_, n) => write(n));
  await Promise.all(before.slice(0, 50));
  const down = server.restart();
  await Promise.all(before);
  await down;
  await Promise.all(Array.from({ length: 50 }, (_, n) => write(1000 + n)));
  const kept = new Set(await store.list(''));
  expect(confirmed.filter((key) => !kept.has(key))).toEqual([]);
  expect(confirmed.length).toBeGreaterThanOrEqual(100);
});

const WRITER = `
  import { postgresStores } from './functions/store/postgres.ts';
  import { driver } from './tests/store/postgres-server.ts';
  const [url, own] = process.argv.slice(1);
  const store = postgresStores(url, driver).open('contacts');
  const won = [];
  await Promise.all(Array.from({ length: 300 }, async (_, n) => {
    if (await store.create('2026-11-20/' + n, { own })) won.push(n);
  }));
  // An end at once would cut off what the pipe has no room for yet.
  process.stdout.write(won.join(' '), () => process.exit(0));
`;

test('three processes that write the same keys at once: each key has one winner', async () => {
  const url = await server.database();
  const writers = ['a', 'b', 'c'].map(async (own) => {
    const { out } = await run(['--input-type=module', '-e', WRITER, url, own]);
    return out.trim().split(' ').filter(Boolean).map(Number);
  });
  const won = (await Promise.all(writers)).flat();
  expect(won.sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n));
});
