/** Records of a kind, newest first, read as they are asked for. */
import { DAMAGED } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { daysOf, type Found, type Kind, type Span } from './kinds.ts';
import type { Sieve } from './sieve.ts';

/** Where a record stands: its day, and what sorts it within. */
export type Position = { day: string; sort: string };

/** Every record of a span that a sieve keeps and that stands behind a position, newest first. */
export async function* newest<K extends Kind>(
  stores: Stores,
  kind: K,
  { since, until = '9999-12-31' }: Span,
  sieve: Sieve<K>,
  after: Position | null = null,
): AsyncGenerator<Found<K>> {
  const last = after && after.day < until ? after.day : until;
  const days = daysOf(stores, kind).newest({ since, until: last }, sieve.picture);
  for await (const item of days) {
    if (after !== null && item.day === after.day && item.sort >= after.sort) continue;
    if (sieve.wants(item) && (item.record === DAMAGED || sieve.keeps(item.record))) yield item;
  }
}
