/** The store on Netlify Blobs when the upstream is not well, and where it keeps things. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Store, StoreUnavailable, withDeadline } from '../../functions/store/store.ts';
import { blobStores } from '../../netlify/store.ts';
import { startBlobsServer, useBlobsAt } from './places.ts';
import { startUpstream, type UpstreamOptions, type Wrong } from './upstream.ts';

/** A store on an upstream that goes wrong as told. */
async function storeOn(options: UpstreamOptions = {}) {
  const upstream = await startUpstream(options);
  useBlobsAt(upstream.url);
  return { ...upstream, store: blobStores('production').open('contacts') };
}

const everyCall = (store: Store) => [
  () => store.create('a', 1),
  () => store.read('a'),
  () => store.list(''),
  () => store.remove('a'),
];

const always = (fault: Wrong) => ({ wrong: () => fault });
/** The first request goes wrong, the rest does not. */
const once = (fault: Wrong) => ({
  wrong: (_request: unknown, nth: number) => (nth === 1 ? fault : null),
});

const STATUSES = [301, 304, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504];

test.each(STATUSES)(
  'a write that is answered %d is StoreUnavailable, with or without an etag',
  async (status) => {
    for (const headers of [{}, { etag: '"x"' }] as Record<string, string>[]) {
      const { store, blobs } = await storeOn(always({ status, headers }));
      const error = await store
        .create('2026-11-20/a', { text: 'sent' })
        .catch((one: unknown) => one);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(String(error)).not.toMatch(/sent|2026-11-20/);
      expect(blobs.size).toBe(0);
    }
  },
);

test.each([200, 201, 204])(
  'a write that is answered %d without an etag is StoreUnavailable',
  async (status) => {
    const { store } = await storeOn(always({ status }));
    await expect(store.create('2026-11-20/a', 1)).rejects.toThrow(
      `contacts: create was answered ${status} without an etag`,
    );
  },
);

test.each([401, 403, 429, 500, 503])(
  'whatever is answered %d is StoreUnavailable',
  async (status) => {
    const { store } = await storeOn(always({ status }));
    for (const call of everyCall(store)) await expect(call()).rejects.toThrow(StoreUnavailable);
  },
);

test('a line that is cut is StoreUnavailable', async () => {
  const { store } = await storeOn(always('cuts the line'));
  for (const call of everyCall(store)) await expect(call()).rejects.toThrow(StoreUnavailable);
});

test('a list that breaks off in the middle is StoreUnavailable, not a short list', async () => {
  const wrong = ({ path }: { path: string }) =>
    path.includes('cursor=4') ? ({ status: 500 } as const) : null;
  const { store } = await storeOn({ pageSize: 2, wrong });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await store.create(key, 1);
  await expect(store.list('')).rejects.toThrow(StoreUnavailable);
});

test('a hanging upstream is over at the deadline', async () => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const { blobs } = await storeOn(always({ until }));
  const { create } = withDeadline(blobStores('production'), 5).open('contacts');
  await expect(create('2026-11-20/a', 1)).rejects.toThrow(StoreUnavailable);
  // The work itself goes on, and is not left to the next test.
  letGo();
  await expect.poll(() => blobs.size).toBe(1);
});

test.each<[string, Wrong]>([
  ['429', { status: 429 }],
  ['503', { status: 503 }],
  ['a cut line', 'cuts the line'],
])('after %s the client tries again, and one record is stored', async (_, fault) => {
  const { store, blobs } = await storeOn(once(fault));
  expect(await store.create('2026-11-20/a', 1)).toBe(true);
  expect(blobs.size).toBe(1);
});

test('the winner is told so when its first answer was lost', async () => {
  const { store, blobs } = await storeOn(once({ status: 500, stores: true }));
  expect(await store.create('2026-11-20/a', { mine: true })).toBe(true);
  expect([...blobs.values()].map(({ text }) => text)).toEqual(['{"mine":true}']);
});

test('the loser is told so when its first answer was lost', async () => {
  const { store } = await storeOn({ wrong: (_, nth) => (nth === 2 ? { status: 500 } : null) });
  expect(await store.create('2026-11-20/a', { mine: true })).toBe(true);
  expect(await store.create('2026-11-20/a', { mine: true })).toBe(false);
});

test('every write is conditional, and nothing goes to the cache', async () => {
  const cache = await startUpstream();
  const upstream = await startUpstream();
  for (const context of ['production', 'deploy-preview']) {
    useBlobsAt(cache.url, { uncachedEdgeURL: upstream.url });
    const store = blobStores(context).open('contacts');
    await store.create('2026-11-20/a', 1);
    await store.read('2026-11-20/a');
    await store.list('2026-11-20/');
    await store.remove('2026-11-20/a');
  }
  expect(cache.requests).toEqual([]);
  const writes = upstream.requests.filter(({ method }) => method === 'PUT');
  expect(writes.map(({ headers }) => headers['if-none-match'])).toEqual(['*', '*']);
  expect(upstream.requests).toHaveLength(8);
});

test('a record that is not JSON is StoreUnavailable, and its text is told to nobody', async () => {
  const { store, blobs } = await storeOn();
  blobs.set('site:contacts/2026-11-20/a', { text: '{"text":"sent', mark: '' });
  const error = await store.read('2026-11-20/a').catch((one: unknown) => one as Error);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(`${error} ${(error as Error).cause}`).not.toContain('sent');
});

test('production has the stores of the site, every other context those of its deploy', async () => {
  const { folder } = await startBlobsServer();
  for (const context of ['production', 'deploy-preview', 'branch-deploy', 'dev', ''])
    await blobStores(context).open('contacts').create('2026-11-20/a', { context });
  expect((await readdir(join(folder, 'entries/site'))).sort()).toEqual([
    'deploy:deploy1:contacts',
    'site:contacts',
  ]);
  const read = (context: string) => blobStores(context).open('contacts').read('2026-11-20/a');
  expect(await read('production')).toEqual({ context: 'production' });
  expect(await read('branch-deploy')).toEqual({ context: 'deploy-preview' });
});

test('without the environment of Blobs everything is StoreUnavailable', async () => {
  const store = blobStores('production').open('contacts');
  for (const call of everyCall(store))
    await expect(call()).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { name: 'MissingBlobsEnvironmentError' },
    });
});
