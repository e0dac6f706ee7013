/** What every store does, wherever it keeps its records. */
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../functions/store/store.ts';
import { PLACES } from './places.ts';

const places = Object.entries(PLACES);
/**
 * The local Blobs server checks first and writes then, so only these can promise a single winner.
 */
const atomic = places.filter(([place]) =>
  /^(memory|files|PostgreSQL|Blobs on an upstream)/.test(place),
);
/**
 * In the local Blobs server a key is a path: none can be the folder of another, no segment has more
 * than 255 bytes.
 */
const free = places.filter(([place]) => !place.includes('local server'));

const VALUES: [string, unknown][] = [
  ['an object', { name: 'Grace', nested: { list: [1, 2.5, -0.1, 1e21], none: null, yes: true } }],
  ['an empty object', {}],
  ['an empty list', []],
  ['an empty string', ''],
  ['zero', 0],
  ['false', false],
  [
    'text in many scripts',
    { 'ключ 鍵': 'Ünïcödé, العربية, 日本語, 🙂👩🏽‍💻, \u2028\u2029\u0000\u0007"\\' },
  ],
  ['a lone surrogate', { text: `a\ud800b` }],
  ['members with odd names', JSON.parse('{"__proto__":{"x":1},"constructor":1,"":2,"10":3,"9":4}')],
  ['a value 200 levels deep', JSON.parse(`${'{"a":['.repeat(100)}1${']}'.repeat(100)}`)],
  ['a megabyte', { text: 'é'.repeat(512 * 1024), after: 'the end' }],
];

test.each(places)('%s: a created record is read as it was', async (_, open) => {
  const store = (await open()).open('contacts');
  for (const [index, [what, value]] of VALUES.entries()) {
    const key = `2026-11-20/${index}`;
    expect([what, await store.create(key, value)]).toEqual([what, true]);
    expect([what, JSON.stringify(await store.read(key))]).toEqual([what, JSON.stringify(value)]);
  }
  expect(await store.list('')).toHaveLength(VALUES.length);
});

test.each(places)('%s: a taken key stays as it is, and create says so', async (_, open) => {
  const store = (await open()).open('reports');
  expect(await store.create('2026-11-20/a', { first: true })).toBe(true);
  expect(await store.create('2026-11-20/a', { first: false })).toBe(false);
  expect(await store.create('2026-11-20/a', { first: true })).toBe(false);
  expect(await store.read('2026-11-20/a')).toEqual({ first: true });
  expect(await store.list('')).toEqual(['2026-11-20/a']);
});

test.each(places)(
  '%s: what is not there is null, an empty list, and removed without complaint',
  async (_, open) => {
    const store = (await open()).open('audits');
    expect(await store.read('nobody/revisions/000001')).toBeNull();
    expect(await store.list('')).toEqual([]);
    expect(await store.list('nobody/')).toEqual([]);
    await expect(store.remove('nobody/revisions/000001')).resolves.toBeUndefined();
  },
);

test.each(places)('%s: a removed key is free again, and its neighbours stay', async (_, open) => {
  const store = (await open()).open('contacts');
  await store.create('2026-11-20/a', 1);
  await store.create('2026-11-20/b', 2);
  await store.remove('2026-11-20/a');
  expect(await store.read('2026-11-20/a')).toBeNull();
  expect(await store.list('2026-11-20/')).toEqual(['2026-11-20/b']);
  expect(await store.create('2026-11-20/a', 3)).toBe(true);
  expect(await store.read('2026-11-20/a')).toBe(3);
  expect(await store.read('2026-11-20/b')).toBe(2);
});

test.each(places)(
  '%s: a list has the keys with the prefix, sorted by code unit',
  async (_, open) => {
    const store = (await open()).open('contacts');
    const keys = 'b/z b/a a/10 a/9 a/B a/b a/_ a/~ a/- ab/c/d/e a-b/1 10 a/9.json'.split(' ');
    for (const key of keys) await store.create(key, 1);
    const sorted = '10 a-b/1 a/- a/10 a/9 a/9.json a/B a/_ a/b a/~ ab/c/d/e b/a b/z'.split(' ');
    expect(await store.list('')).toEqual(sorted);
    for (const prefix of 'a a/ a/9 a/9. ab ab/c/ ab/c/d/e ab/c/d/e/ a-b/ b/z b/zz 1 x'.split(' '))
      expect([prefix, await store.list(prefix)]).toEqual([
        prefix,
        sorted.filter((key) => key.startsWith(prefix)),
      ]);
  },
);

test.each(places)(
  '%s: stores do not see each other, and a name opens the same store again',
  async (_, open) => {
    const stores = await open();
    await stores.open('audits').create('a/issued/1', 'audit');
    expect(await stores.open('audit-tokens').create('a/issued/1', 'token')).toBe(true);
    await stores.open('contacts').remove('a/issued/1');
    expect(await stores.open('audits').read('a/issued/1')).toBe('audit');
    expect(await stores.open('audit-tokens').read('a/issued/1')).toBe('token');
    expect(await stores.open('contacts').list('')).toEqual([]);
  },
);

test.each(places)('%s: nobody who holds a value can change the record', async (_, open) => {
  const store = (await open()).open('questions');
  const value = { list: [1] };
  await store.create('2026-11-20/a', value);
  value.list.push(2);
  const read = (await store.read('2026-11-20/a')) as typeof value;
  expect(read).toEqual({ list: [1] });
  read.list.push(3);
  expect(await store.read('2026-11-20/a')).toEqual({ list: [1] });
});

test.each(places)('%s: many records at once are all stored', async (_, open) => {
  const store = (await open()).open('reports');
  const keys = Array.from(
    { length: 200 },
    (_value, index) => `2026-11-20/${String(index).padStart(3, '0')}`,
  );
  expect(await Promise.all(keys.map((key) => store.create(key, { key })))).toEqual(
    keys.map(() => true),
  );
  expect(await store.list('2026-11-20/')).toEqual(keys);
  expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual(
    keys.map((key) => ({ key })),
  );
});

test.each(places)('%s: a key of 600 bytes is one', async (_, open) => {
  const store = (await open()).open('idempotency');
  const key = `${'k'.repeat(149)}/`.repeat(4).replace(/.$/, 'k');
  expect(await store.create(key, 1)).toBe(true);
  expect(await store.read(key)).toBe(1);
  expect(await store.list(key.slice(0, 590))).toEqual([key]);
  await store.remove(key);
  expect(await store.list('')).toEqual([]);
});

const BAD_KEYS: unknown[] = [
  ...['', 'a b'],
  ...'/ /a a/ a//b . .. a/../b ../a a/.. ./a a/. .hidden a/.b a?b'.split(' '),
  ...['a#b', 'a%2fb', 'a\\b', 'a:b', 'a+b', 'ä', 'a\u0000', 'a\n', '\na', '🙂', 'k'.repeat(201)],
  [...Array(4).fill('k'.repeat(149)), 'k'].join('/'),
  ...[undefined, null, 1, {}, ['a']],
];

test.each(places)(
  '%s: a bad key or prefix is a TypeError, and touches nothing',
  async (_, open) => {
    const store = (await open()).open('contacts');
    for (const bad of BAD_KEYS as string[]) {
      await expect(store.create(bad, 1), `create ${bad}`).rejects.toThrow(TypeError);
      await expect(store.read(bad), `read ${bad}`).rejects.toThrow(TypeError);
      await expect(store.remove(bad), `remove ${bad}`).rejects.toThrow(TypeError);
      if (bad === '' || bad === 'a/') expect(await store.list(bad)).toEqual([]);
      else await expect(store.list(bad), `list ${bad}`).rejects.toThrow(TypeError);
    }
    expect(await store.list('')).toEqual([]);
  },
);

test.each(places)(
  '%s: what JSON cannot keep is a TypeError that tells nothing of it',
  async (_, open) => {
    const store = (await open()).open('contacts');
    const circle: Record<string, unknown> = {};
    circle['secret'] = circle;
    for (const bad of [undefined, null, Number.NaN, () => 1, Symbol('secret'), 1n, circle]) {
      const error = await store.create('2026-11-20/a', bad).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).not.toContain('secret');
    }
    expect(await store.list('')).toEqual([]);
  },
);

test.each(atomic)(
  '%s: of 200 creators of one key exactly one wins, and its value stays',
  async (_, open) => {
    const stores = await open();
    for (const key of ['2026-11-20/one', '2026-11-20/two', 'three']) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_value, creator) =>
          stores.open('contacts').create(key, { creator }),
        ),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await stores.open('contacts').read(key)).toEqual({ creator: answers.indexOf(true) });
    }
    expect(await stores.open('contacts').list('')).toEqual([
      '2026-11-20/one',
      '2026-11-20/two',
      'three',
    ]);
  },
);

test.each(free)(
  '%s: a key can be the folder of another, and look like its file',
  async (_, open) => {
    const store = (await open()).open('audits');
    const long = 'k'.repeat(200);
    const keys = ['a', 'a/b', 'a/b/c', 'a.json', 'a.json/b', 'a/new', long, `${long}/k`];
    for (const key of keys) expect([key, await store.create(key, { key })]).toEqual([key, true]);
    for (const key of keys) expect(await store.read(key)).toEqual({ key });
    expect(await store.list('')).toEqual([...keys].sort());
    await store.remove('a');
    expect(await store.list('a')).toEqual(['a.json', 'a.json/b', 'a/b', 'a/b/c', 'a/new']);
  },
);

test('the message of a failure is for the log: it has a name and a cause', () => {
  const cause = new Error('why');
  const error = new StoreUnavailable('contacts: read failed', { cause });
  expect(error).toMatchObject({
    name: 'StoreUnavailable',
    message: 'contacts: read failed',
    cause,
  });
});
