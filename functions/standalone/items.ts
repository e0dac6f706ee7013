/** All that a place holds, item by item: for an archive, or for another place. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { type EventDays, eventFiles, eventRecords } from '../events/copy-events.ts';
import { lineOf, timedOf } from '../events/file-lines.ts';
import { isKey } from '../store/checks.ts';
import { isDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import type { Place } from '../store/place.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import { isRestoreKey } from '../store/restoring.ts';
import { STORE_NAMES, type Store, type StoreName } from '../store/store.ts';

/** A record by store and key; of events, all that was recorded on a day. */
export type Item = readonly [store: StoreName, key: string, value: unknown];

/** Keys that are listed at a time, unless they are of one day. */
const A_LIST = 10_000;
/** Records that are held at a time, and of these, under way. */
const A_PART = 256;
export const AT_A_TIME = 32;

/** Signs of keys, in their order. */
const SIGNS = [...'-./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~'];
const DAY = /^(?:days\/)?(\d{4}-\d\d-\d\d)[/~]/;
/** What is not cut further: the keys of a day, or what has no days. */
const IS_NARROW = /\d{4}-\d\d-\d\d|^.{30}/;

/** Every key in order, in lists that one day or a number bounds, so that memory does not grow. */
async function* keysOf(store: Store, prefix = ''): AsyncGenerator<string[]> {
  const most = IS_NARROW.test(prefix) ? undefined : A_LIST;
  const some = await store.list(prefix, most);
  if (most === undefined || some.length < most) return yield some;
  if (isKey(prefix)) yield [prefix];
  for (const sign of SIGNS)
    if (isKey(`${prefix}${sign}`.replace(/\/$/, ''))) yield* keysOf(store, prefix + sign);
}

async function* recordsOf(
  name: StoreName,
  store: Store,
  damaged: Set<string>,
): AsyncGenerator<Item> {
  // A service that runs folds many records into one: of such a day the keys are asked for again.
  const moved = new Set<string>();
  async function* read(keys: readonly string[]): AsyncGenerator<Item> {
    for (let at = 0; at < keys.length; at += A_PART) {
      const part = keys.slice(at, at + A_PART).filter((key) => !isRestoreKey(name, key));
      const values = await each(part, (key) => readAs(store, key, z.unknown()), AT_A_TIME);
      for (const [n, key] of part.entries()) {
        const [, day] = DAY.exec(key) ?? [];
        if (values[n] === DAMAGED) damaged.add(`${name}/${key}`);
        else if (values[n] !== null) yield [name, key, values[n]];
        else if (day !== undefined) moved.add(day);
      }
    }
  }
  for await (const keys of keysOf(store)) yield* read(keys);
  for (const day of moved) {
    moved.delete(day);
    yield* read([...(await store.list(`${day}/`)), ...(await store.list(`days/${day}~`))]);
  }
}

const eventsOf = ({ folder, stores }: Place): EventDays =>
  folder ? eventFiles(join(folder, 'events')) : eventRecords(stores.open('events'));

/** What was recorded on a day, in one order whatever it was kept in. */
async function* eventItems(place: Place): AsyncGenerator<Item> {
  const events = eventsOf(place);
  for (const day of await events.days()) {
    const lines = (await events.read(day)).map(({ time, record }) => lineOf(record, time));
    yield ['events', day, lines.sort()];
  }
}

/**
 * Every item of a place; one that the service folds meanwhile may come twice. Keys that cannot be
 * read are added to `damaged`. Rejects with StoreUnavailable.
 */
export async function* itemsOf(place: Place, damaged: Set<string>): AsyncGenerator<Item> {
  for (const name of STORE_NAMES)
    if (name === 'events') yield* eventItems(place);
    else yield* recordsOf(name, place.stores.open(name), damaged);
}

/** Puts an item into a place; what is there stays. Throws a TypeError for what is no item. */
export async function put(place: Place, [name, key, value]: Item): Promise<void> {
  if (name !== 'events') return void (await place.stores.open(name).create(key, value));
  if (!isDay(key) || !Array.isArray(value)) throw new TypeError('This is no day of events.');
  const timed = value.flatMap((line) => timedOf(String(line)) ?? []);
  await eventsOf(place).write(key, timed);
}

/** Names of the stores in which a place holds anything. */
export async function heldBy(place: Place): Promise<StoreName[]> {
  // One key more than the mark of a restore.
  const some = await each(STORE_NAMES, (name) =>
    name === 'events' ? eventsOf(place).days() : place.stores.open(name).list('', 2),
  );
  return STORE_NAMES.filter((name, at) => some[at]?.some((key) => !isRestoreKey(name, key)));
}

/** How many entries an item has: a day in a document, or of events, has many. */
export function entriesIn([name, key, value]: Item): number {
  if (name === 'events') return (value as unknown[]).length;
  return key.startsWith('days/') ? Number((value as { records?: number }).records) || 1 : 1;
}

/** How many entries of each store there are, and one SHA-256 over all of them in order. */
export async function digestOf(items: AsyncIterable<Item>) {
  const sums = new Map(STORE_NAMES.map((name) => [name, { count: 0, hash: createHash('sha256') }]));
  for await (const item of items) {
    const sum = sums.get(item[0]);
    if (!sum) continue;
    sum.count += entriesIn(item);
    sum.hash.update(`${JSON.stringify(item)}\n`);
  }
  return Object.fromEntries([...sums].map(([n, s]) => [n, { ...s, hash: s.hash.digest('hex') }]));
}
