/** Records of a kind, newest first, read as they are asked for. */

import { each } from '../../store/each.ts';
import { contactKey } from '../../store/keys.ts';
import type { Stores } from '../../store/store.ts';
import { readMessage } from './at-hand.ts';
import { IDS, type Kind, type Records, timeOf } from './kinds.ts';
import type { Sieve } from './sieve.ts';
import { daysWithRecords, type Span } from './walk.ts';

/** Where a record stands: its day, and what sorts it within. */
export type Position = { day: string; sort: string };

export type Placed<K extends Kind> = Position & { record: Records[K] };

/** Messages of a day that are read to sort them by time; where there are more they come by id. */
const MOST_SORTED_MESSAGES = 1000;

/** Records read at a time. */
const READS_AT_A_TIME = 16;

async function read<K extends Kind>(stores: Stores, kind: K, day: string, ids: readonly string[]) {
  // The keys of the three kinds are made alike.
  const records = await each(ids, (id) =>
    kind === 'contacts'
      ? readMessage(stores, contactKey(day, id))
      : stores.open(kind).read(contactKey(day, id)),
  );
  return ids.flatMap((id, at) =>
    records[at] ? [{ id, day, record: records[at] as Records[K] }] : [],
  );
}

/** What sorts a record within its day: the id of a message tells no time. */
function sortOf<K extends Kind>(kind: K, id: string, record: Records[K]): string {
  return kind === 'contacts' ? `${timeOf(kind, record)}~${id}` : id;
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
  const days = daysWithRecords(stores.open(kind), IDS[kind], { ...span, until });
  for await (const { day, ids: all } of days) {
    const ids = all.filter((id) => sieve.wants(day, id));
    if (kind === 'contacts' && ids.length <= MOST_SORTED_MESSAGES) {
      const placed = (await read(stores, kind, day, ids))
        .map(({ id, record }) => ({ day, sort: sortOf(kind, id, record), record }))
        .sort((a, b) => (a.sort < b.sort ? 1 : -1));
      yield* placed.filter((one) => isBehind(one) && sieve.keeps(one.record));
      continue;
    }
    const behind = ids.filter((id) => isBehind({ day, sort: id })).reverse();
    for (let at = 0; at < behind.length; at += READS_AT_A_TIME)
      for (const { id, record } of await read(
        stores,
        kind,
        day,
        behind.slice(at, at + READS_AT_A_TIME),
      ))
        if (sieve.keeps(record)) yield { day, sort: id, record };
  }
}
