/** Lists of many keys: in parts they hold every key that one list would, however odd. */
import { expect, test } from 'vitest';
import { eventsPrefix } from '../../functions/store/keys.ts';
import { listHashes, listTimes } from '../../functions/store/lists.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import type { Store } from '../../functions/store/store.ts';

const DAY = '2026-11-20';
const two = (n: number) => String(n).padStart(2, '0');

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
