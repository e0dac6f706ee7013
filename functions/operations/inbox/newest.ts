/** Records of a kind, newest first, read as they are asked for. */

import type * as z from 'zod';
import { each } from '../../store/each.ts';
import { contactKey } from '../../store/keys.ts';
import { DAMAGED, readAs } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { readMessage } from './at-hand.ts';
import { IDS, type Kind, type Records, SHAPES, timeOf } from './kinds.ts';
import type { Sieve } from './sieve.ts';
import { type Day, daysWithRecords, type Span } from './walk.ts';

/** Where a record stands: its day, and what sorts it within. */
export type Position = { day: string; sort: string };

/** A record at its place; of one that is damaged, the place alone. */
export type Placed<K extends Kind> = Position & {
  id: string;
  record: Records[K] | typeof DAMAGED;
};

/** Messages of a day that are read to sort them by time; where there are more they come by id. */
const MOST_SORTED_MESSAGES = 1000;

/**
 * Records read at a time: where all of a day are needed to sort them, and as they are asked for.
 */
const READS_OF_DAY = 64;
const READS_AT_A_TIME = 16;

/**
 * A record by its place; null when it was deleted meanwhile. Messages come from those at hand where
 * they are.
 */
export function readRecord<K extends Kind>(
  stores: Stores,
  kind: K,
  day: string,
  id: string,
): Promise<Records[K] | typeof DAMAGED | null> {
  // The keys of the three kinds are made alike.
  const key = contactKey(day, id);
  return kind === 'contacts'
    ? (readMessage(stores, key) as Promise<Records[K] | typeof DAMAGED | null>)
    : readAs(stores.open(kind), key, SHAPES[kind] as z.ZodType as z.ZodType<Records[K]>);
}

/** The records of a kind with some ids of a day; ids that were deleted meanwhile are left out. */
export async function readDay<K extends Kind>(
  stores: Stores,
  kind: K,
  day: string,
  ids: readonly string[],
): Promise<{ day: string; id: string; record: Records[K] | typeof DAMAGED }[]> {
  const records = await each(ids, (id) => readRecord(stores, kind, day, id), READS_OF_DAY);
  return ids.flatMap((id, at) => {
    const record = records[at] ?? null;
    return record === null ? [] : [{ day, id, record }];
  });
}

/** The days of a span that have records, newest first: as the sieve has listed them, or listed. */
export function daysOf<K extends Kind>(
  stores: Stores,
  kind: K,
  span: Span,
  sieve: Sieve<Records[K]>,
): Iterable<Day> | AsyncIterable<Day> {
  return sieve.days?.(span) ?? daysWithRecords(stores.open(kind), IDS[kind], span);
}

/**
 * What sorts a record within its day: the id of a message tells no time. A damaged one stands at
 * the begin of its day.
 */
function sortOf<K extends Kind>(kind: K, { day, id, record }: Omit<Placed<K>, 'sort'>): string {
  if (kind !== 'contacts') return id;
  return `${record === DAMAGED ? `${day}T00:00:00.000Z` : timeOf(kind, record)}~${id}`;
}

/** Where a record stands that was found. */
export function positionOf<K extends Kind>(kind: K, found: Omit<Placed<K>, 'sort'>): Position {
  return { day: found.day, sort: sortOf(kind, found) };
}

/** Every record of a span that a sieve keeps and that stands behind a position, newest first. */
export async function* newest<K extends Kind>(
  stores: Stores,
  kind: K,
  span: Span,
  sieve: Sieve<Records[K]>,
  after: Position | null = null,
): AsyncGenerator<Placed<K>> {
  const until = after && after.day < span.until ? after.day : span.until;
  const isBehind = ({ day, sort }: Position) =>
    after === null || day < after.day || sort < after.sort;
  // What a damaged one holds nobody knows: it is in every list, to be told as skipped.
  const isKept = ({ record }: Pick<Placed<K>, 'record'>) =>
    record === DAMAGED || sieve.keeps(record);
  const days = daysOf(stores, kind, { ...span, until }, sieve);
  for await (const { day, ids: all } of days) {
    const ids = all.filter((id) => sieve.wants(day, id));
    if (kind === 'contacts' && ids.length <= MOST_SORTED_MESSAGES) {
      const placed = (await readDay(stores, kind, day, ids))
        .map((one) => ({ ...one, sort: sortOf(kind, one) }))
        .sort((a, b) => (a.sort < b.sort ? 1 : -1));
      yield* placed.filter((one) => isBehind(one) && isKept(one));
      continue;
    }
    // The id is the last part of every position, whichever order it was taken in.
    const mark = after?.day === day ? after.sort.split('~').at(-1) : undefined;
    const behind = ids.filter((id) => mark === undefined || id < mark).reverse();
    for (let at = 0; at < behind.length; at += READS_AT_A_TIME)
      for (const one of await readDay(stores, kind, day, behind.slice(at, at + READS_AT_A_TIME)))
        if (isKept(one)) yield { ...one, sort: one.id };
  }
}
