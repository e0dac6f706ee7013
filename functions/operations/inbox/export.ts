/**
 * A kind of records as JSON Lines: the same items as in the list, newest first, read while they are
 * sent.
 */
import type { Lines } from '../../http/lines.ts';
import type { Dependencies } from '../operation.ts';
import { ITEMS, type Kind, type Records } from './kinds.ts';
import { newest } from './newest.ts';
import { type PageQuery, spanOf } from './page.ts';
import { sieveOf } from './sieve.ts';

/**
 * The records of a span. The first is read before anything is answered, so that a store that is
 * away is an error.
 */
export async function exportOf<K extends Kind>(
  kind: K,
  query: Omit<PageQuery, 'limit' | 'cursor'>,
  { stores, snapshot, now }: Dependencies,
): Promise<Lines> {
  const item = ITEMS[kind] as (record: Records[K], site: typeof snapshot) => object;
  const sieve = await sieveOf(kind, stores, query);
  const told = (record: Records[K]) => ({ ...item(record, snapshot), ...sieve.beside(record) });
  const found = newest(stores, kind, spanOf(query, now), sieve);
  const first = await found.next();
  async function* lines(): AsyncGenerator<object> {
    if (first.done) return;
    yield told(first.value.record);
    for await (const { record } of found) yield told(record);
  }
  return { lines: lines() };
}
