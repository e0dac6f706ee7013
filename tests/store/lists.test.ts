/** Lists of many keys: in parts they hold every key that one list would, however odd. */
import { expect, test } from 'vitest';
import { dayPrefix, eventsPrefix } from '../../functions/store/keys.ts';
import {
  listDay,
  listDays,
  listHashes,
  listMonth,
  listTimes,
} from '../../functions/store/lists.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import type { Store } from '../../functions/store/store.ts';

const DAY = '2026-11-20';
const DAY_MS = 86_400_000;
const two = (n: number) => String(n).padStart(2, '0');

/** The form of UUIDv7 (RFC 9562, section 5.7): its first twelve digits are its time. */
function idAt(time: number, n = 0): string {
  const digits = Math.floor(time).toString(16).padStart(12, '0');
  const end = n.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${end}`;
}

/** A store that holds some keys, and tells how many keys each list that was asked for gave. */
async function storeOf(keys: Iterable<string>): Promise<{ store: Store; given: number[] }> {
  const near = memoryStores().open('questions');
  for (const key of keys) await near.create(key, true);
  const given: number[] = [];
  const list: Store['list'] = async (...asked) => {
    const found = await near.list(...asked);
    given.push(found.length);
    return found;
  };
  return { store: { ...near, list }, given };
}

/** Ids all over a day, of clocks that were wrong, of stand-ins, and what no id looks like. */
function* idsOfDay(count: number): Generator<string> {
  const begin = Date.parse(DAY);
  for (let n = 0; n < count; n++) yield idAt(begin + (n / count) * DAY_MS, n);
  yield* [0, begin - 1, begin + DAY_MS - 1, begin + DAY_MS, 2 ** 48 - 1].map((time) => idAt(time));
  for (let n = 0; n < 300; n++) yield `deleted-${n.toString(16).padStart(32, '0')}`;
  for (const digit of '0123456789abcdef') yield digit.repeat(32);
}

test.for(['', 'answers/'])(
  'a day behind "%s" is listed whole, in parts of no more than a page',
  async (base) => {
    const all = [...idsOfDay(20_000)].map((id) => base + dayPrefix(DAY) + id);
    const others = [`${base}2026-11-19/${idAt(0)}`, `${base}2026-11-21/${idAt(0)}`];
    const { store, given } = await storeOf([...all, ...others]);
    expect(await listDay(store, DAY, base)).toEqual([...new Set(all)].sort());
    expect(Math.max(...given)).toBe(1_000);
  },
);

test('a short day is one list', async () => {
  const { store, given } = await storeOf(['2026-11-20/a', '2026-11-20/zz', '2026-11-21/a']);
  expect(await listDay(store, DAY)).toEqual(['2026-11-20/a', '2026-11-20/zz']);
  expect(given).toEqual([2]);
});

test('hashes are listed whole', async () => {
  const all = Array.from({ length: 3_000 }, (_, n) =>
    ((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0'),
  );
  const { store, given } = await storeOf(all);
  expect(await listHashes(store, '')).toEqual([...new Set(all)].sort());
  expect(given).toHaveLength(17);
});

test('times of a day are listed hour by hour, from the first to the last', async () => {
  const all = Array.from(
    { length: 2_400 },
    (_, n) => `${eventsPrefix(DAY)}${two(n % 24)}${two(n % 60)}~${n}`,
  );
  const { store, given } = await storeOf([...all, `${eventsPrefix('2026-11-21')}0000~x`]);
  expect(await listTimes(store, eventsPrefix(DAY))).toEqual(all.toSorted());
  expect(given).toHaveLength(25);
});

test('a month is listed day by day to its last, and not into the next', async () => {
  const days = Array.from({ length: 31 }, (_, n) => `2026-12-${two(n + 1)}/`);
  const all = days.flatMap((day) => Array.from({ length: 50 }, (_, n) => day + idAt(n)));
  const { store } = await storeOf([...all, `2026-11-30/${idAt(1)}`, `2027-01-01/${idAt(1)}`]);
  expect(await listMonth(store, '2026-12')).toEqual(all.toSorted());
});

test('all days are listed, of the years before and of clocks that ran ahead too', async () => {
  const odd = [
    '0001-01-01/a',
    '1970-01-01/a',
    '2019-12-31/a',
    '2027-01-01/a',
    '2030-06-01/a',
    '9999-12-31/a',
  ];
  const years = Array.from({ length: 2_100 }, (_, n) => {
    const day = new Date(Date.parse(DAY) - n * DAY_MS).toISOString().slice(0, 10);
    return `${day}/${idAt(n)}`;
  });
  const crowded = Array.from({ length: 5_000 }, (_, n) => `${DAY}/${idAt(n, n)}`);
  for (const base of ['', 'answers/']) {
    const all = [...odd, ...years, ...crowded].map((key) => base + key);
    const { store } = await storeOf([...all, 'channels/mail']);
    const found = await listDays(store, base, DAY);
    expect(found.filter((key) => key !== 'channels/mail')).toEqual([...new Set(all)].sort());
  }
});
