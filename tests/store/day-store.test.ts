/** A store of days: ends of the process at every call, random schedules, damage, late writers. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { DAMAGED } from '../../functions/store/reading.ts';
import type { Stores } from '../../functions/store/store.ts';
import { sums } from '../../functions/store/sums.ts';
import { everyEnd, seen, textOf } from './days.ts';
import { memoryStores } from './memory.ts';
import { AT, DAY, idOf, note, notes, state } from './note.ts';
import { schedule } from './schedules.ts';

const LONG = process.env['LONG'] === '1';
const SCHEDULES = LONG ? 10_000 : 60;

const TEN = Array.from({ length: 10 }, (_, n) => n);

async function fill(stores: Stores, numbers: readonly number[], facts: readonly number[] = []) {
  const days = notes(stores);
  for (const n of numbers) await days.add(DAY, idOf(n), note(n));
  for (const n of facts) await days.tell(DAY, state(idOf(n), n));
}
const names = (numbers: readonly number[], facts: readonly number[] = []) =>
  [...numbers.map((n) => idOf(n)), ...facts.map((n) => `${idOf(n)} s${n}`)].sort();

test.for([true, false])(
  'many at once lose nothing, double nothing, bring nothing back (create atomic: %s)',
  { timeout: LONG ? 3_600_000 : 300_000 },
  async (isAtomic) => {
    const sum = { acknowledged: 0, deleted: 0, looks: 0, ends: 0 };
    for (let seed = 0; seed < SCHEDULES; seed++) {
      const told = await schedule(isAtomic ? seed : 1_000_000 + seed, isAtomic);
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += told[name];
    }
    if (LONG) console.log(`${SCHEDULES} schedules: ${JSON.stringify(sum)}`);
    expect(sum.deleted).toBeGreaterThan(SCHEDULES / 2);
    expect(sum.ends).toBeGreaterThan(SCHEDULES / 2);
  },
);

test('a fold that ends at any call leaves everything once', async () => {
  const ends = await everyEnd(
    (_, stores) => fill(stores, TEN, [0, 1, 2]),
    (days) => days.fold(DAY),
    (found) => expect(found.sort()).toEqual(names(TEN, [0, 1, 2])),
  );
  expect(ends).toBeGreaterThan(40);
});

test('later facts and records go into the next document; an end at any call changes nothing', async () => {
  const ends = await everyEnd(
    async (days, stores) => {
      await fill(stores, TEN.slice(0, 7));
      await days.fold(DAY);
      await fill(stores, TEN.slice(7), [0, 5]);
    },
    (days) => days.fold(DAY),
    (found) => expect(found.sort()).toEqual(names(TEN, [0, 5])),
  );
  expect(ends).toBeGreaterThan(20);
});

test('what two wrote twice who folded at once, the next fold writes once', async () => {
  const stores = memoryStores();
  const days = () => notes(stores, { part: 5 });
  const documents = async () => (await stores.open('contacts').list('days/')).length;
  await fill(stores, TEN);
  await Promise.all([days().fold(DAY), days().fold(DAY)]);
  expect(await documents()).toBe(4);
  await days().fold(DAY);
  expect(await documents()).toBe(2);
  expect((await seen(days())).sort()).toEqual(names(TEN));
});

test('a deletion that ends at any call is finished by the next; nothing comes back', async () => {
  const gone = [1, 4, 8];
  const left = TEN.filter((n) => !gone.includes(n));
  const ends = await everyEnd(
    async (days, stores) => {
      await fill(stores, TEN.slice(0, 6));
      await days.fold(DAY);
      await fill(stores, TEN.slice(6), [1, 2]);
      await stores.open('idempotency').create('a'.repeat(64), { claim: true });
      await days.add(DAY, idOf(20), { text: 'claimed', claims: ['a'.repeat(64)] });
    },
    async (days) => {
      const wanted = [...gone, 20].map((n) => idOf(n));
      await days.remove(
        (await days.day(DAY)).filter(({ id }) => wanted.includes(id)),
        AT,
      );
    },
    async (found, ended, stores) => {
      for (const name of names(left, [2])) expect(found).toContain(name);
      await notes(stores).tidy('');
      const after = await seen(notes(stores));
      if (after.includes(idOf(1))) return expect(ended).toBe(false);
      expect(after.sort()).toEqual(names(left, [2]));
      const text = await textOf(stores);
      for (const n of [...gone, 20]) expect(text).not.toContain(idOf(n));
      expect(await stores.open('idempotency').list('')).toEqual([]);
    },
  );
  expect(ends).toBeGreaterThan(40);
});

test('what a late writer or an old backup brings back of what was deleted stays out of sight', async () => {
  const stores = memoryStores();
  await fill(stores, TEN, [0, 1]);
  await notes(stores).fold(DAY);
  const store = stores.open('contacts');
  const before = await Promise.all(
    (await store.list('')).map(async (key) => [key, await store.read(key)] as const),
  );
  const days = notes(stores);
  await days.remove((await days.day(DAY)).slice(-2), AT);
  await days.add(DAY, idOf(0), note(0));
  for (const [key, value] of before) await store.create(key, value);
  for (const isTidy of [false, true]) {
    if (isTidy) await notes(stores).tidy('2026-03-01');
    expect((await seen(notes(stores))).sort()).toEqual(names(TEN.slice(2)));
  }
  expect(await textOf(stores)).not.toContain(idOf(0));
});

test('keys hold day and id alone', async () => {
  const stores = memoryStores();
  await fill(stores, [1], [1]);
  const keys = await stores.open('contacts').list('');
  expect(keys).toEqual([
    `2026-01-05/${idOf(1)}`,
    expect.stringMatching(/^2026-01-05\/fact-[0-9a-f-]{36}$/),
  ]);
  await notes(stores).fold(DAY);
  expect(await stores.open('contacts').list('')).toEqual([
    expect.stringMatching(/^days\/2026-01-05~000001~[0-9a-f]{16}~[0-9a-f]{32}$/),
  ]);
});

/** The store with the lines of its document changed. */
async function damaged(change: (lines: string) => string) {
  const stores = memoryStores();
  await fill(stores, TEN);
  await notes(stores).fold(DAY);
  await fill(stores, [11]);
  const store = stores.open('contacts');
  const key = (await store.list('days/'))[0] ?? '';
  const value = (await store.read(key)) as { lines: string };
  await store.remove(key);
  await store.create(key, { ...value, lines: change(value.lines) });
  return { stores, key };
}

test.for<[string, (lines: string) => string, boolean]>([
  ['is cut off', (lines) => lines.slice(0, Math.floor(lines.length * 0.9)), true],
  ['is no gzip', () => 'AAAA', false],
  ['was changed', (lines) => changed(lines), true],
])('a document that %s costs what is damaged, and is named', async ([, change, some]) => {
  const { stores, key } = await damaged(change);
  const look = async () => notes(stores).day(DAY);
  for (const isTidy of [false, true]) {
    if (isTidy) await notes(stores).tidy('2026-03-01');
    const items = await look();
    expect(items.filter(({ record }) => record === DAMAGED).map((item) => item.key)).toEqual([key]);
    const whole = items.filter(({ record }) => record !== DAMAGED);
    expect(whole.map(({ id }) => id)).toContain(idOf(11));
    expect(whole.length > 1).toBe(some);
    for (const { record } of whole) expect((record as { text: string }).text).toMatch(/^text \d+$/);
  }
});

/** Lines of which one is another text, and one is none. */
function changed(lines: string): string {
  const [first = '', ...rest] = gunzipSync(Buffer.from(lines, 'base64'))
    .toString('utf8')
    .split('\n');
  return gzipSync([first.slice(0, -4), ...rest].join('\n')).toString('base64');
}

test('a single record that is damaged stays where it is, and is named', async () => {
  const stores = memoryStores();
  await fill(stores, TEN);
  await stores.open('contacts').create(`${DAY}/${idOf(12)}`, { words: 7 });
  for (const isTidy of [false, true]) {
    if (isTidy) await notes(stores).tidy('2026-03-01');
    const items = await notes(stores).day(DAY);
    expect(items.find(({ record }) => record === DAMAGED)).toMatchObject({
      id: idOf(12),
      key: `${DAY}/${idOf(12)}`,
    });
    expect(items).toHaveLength(11);
  }
});

const COUNTER = {
  name: 'notes',
  version: '1',
  shape: z.object({ n: z.int() }),
  count: (items: readonly unknown[]) => ({ n: items.length }),
};

test('counts by month are right with late records, deletions and many documents a day', async () => {
  const stores = memoryStores();
  const store = stores.open('contacts');
  const total = async () => {
    const days = notes(stores, { part: 4 });
    const counted = await sums(days, COUNTER, await days.picture());
    return counted.reduce((sum, { counts }) => sum + counts.n, 0);
  };
  const tidy = () => notes(stores, { part: 4 }).tidy('2026-03-01');
  await fill(stores, TEN);
  expect(await total()).toBe(10);
  await tidy();
  for (let n = 0; n < 2; n++) expect(await total()).toBe(10);
  expect(await store.list('sums/')).toHaveLength(1);
  await fill(stores, [11]);
  expect(await total()).toBe(11);
  await tidy();
  expect(await total()).toBe(11);
  expect(await store.list('sums/')).toHaveLength(1);
  const days = notes(stores);
  await days.remove((await days.day(DAY)).slice(0, 3), AT);
  expect(await store.list('sums/')).toEqual([]);
  expect(await total()).toBe(8);
  const [sum = ''] = await store.list('sums/');
  await store.remove(sum);
  await store.create(sum, { [DAY]: 'damaged' });
  expect(await total()).toBe(8);
  const other = '2026-01-06';
  await days.add(other, idOf(1, other), note(1));
  await days.fold(other);
  await days.tell(DAY, state(idOf(1), 1));
  expect(await total()).toBe(9);
  const [kept = ''] = await store.list('sums/');
  expect(Object.keys((await store.read(kept)) as object)).toEqual([other]);
});

test('counts of two names stay beside each other; those of an earlier version go', async () => {
  const stores = memoryStores();
  const store = stores.open('contacts');
  const days = notes(stores);
  const count = async (name: string, version: string) =>
    sums(days, { ...COUNTER, name, version }, await days.picture());
  for (const n of [1, 2]) {
    await fill(stores, [n]);
    await notes(stores).tidy('2026-03-01');
    await count('notes', '1');
    await count('letters', '1');
    const names = (await store.list('sums/')).map((key) => key.split('~')[1]);
    expect(names).toEqual(['letters', 'notes']);
  }
  expect(await count('notes', '2')).toEqual([{ day: DAY, counts: { n: 2 } }]);
  expect(await store.list('sums/')).toHaveLength(2);
});

test('a list that shows 500 single keys folds them; today only where it has so many', async () => {
  const stores = memoryStores();
  const days = notes(stores);
  const singles = async () => (await stores.open('contacts').list('2026-')).length;
  for (let n = 0; n < 300; n++) await days.add('2026-01-04', idOf(n, '2026-01-04'), note(n));
  for (let n = 0; n < 199; n++) await days.add(DAY, idOf(n), note(n));
  await days.upkeep(DAY, await days.picture());
  expect(await singles()).toBe(499);
  await days.add(DAY, idOf(200), note(200));
  await days.upkeep(DAY, await days.picture());
  expect(await singles()).toBe(200);
  for (let n = 201; n < 501; n++) await days.add(DAY, `${idOf(7).slice(0, -3)}${n}`, note(n));
  await days.upkeep(DAY, await days.picture());
  expect(await singles()).toBe(0);
  expect(await seen(notes(stores))).toHaveLength(800);
});
