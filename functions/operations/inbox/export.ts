/**
 * A kind of records as JSON Lines: the same items as in the list, newest first, read while they are
 * sent, and a last line by which a caller knows that it has all of them.
 */
import type { Lines } from '../../http/lines.ts';
import { DAMAGED, readingOf, toldSkipped } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { findRecord } from './find.ts';
import { ITEMS, type Kind, type Records, type Shown } from './kinds.ts';
import { newest } from './newest.ts';
import type { PageQuery } from './page.ts';
import { sieveOf } from './sieve.ts';

/**
 * The records of a span, from behind the one with the id `after` on. The first is read before
 * anything is answered, so that a store that is away is an error. Throws content_not_found when no
 * record has that id.
 */
export async function exportOf<K extends Kind>(
  kind: K,
  query: Omit<PageQuery, 'limit' | 'cursor'> & { after?: string | undefined },
  { stores, snapshot: { base }, now, log }: Dependencies,
): Promise<Lines> {
  const item = ITEMS[kind] as (record: Records[K], site: Shown) => object;
  const after = query.after === undefined ? null : await findRecord(stores, kind, query.after);
  const sieve = await sieveOf(kind, stores, query);
  const found = newest(stores, kind, query, sieve, after);
  const first = await found.next();
  const reading = readingOf(stores);
  async function* lines(): AsyncGenerator<object> {
    let records = 0;
    for (let next = first; !next.done; next = await found.next()) {
      const { record, key } = next.value;
      if (record === DAMAGED) {
        reading.skip(kind, key);
        continue;
      }
      records += 1;
      yield { ...item(record, { base, now }), ...sieve.beside(next.value) };
    }
    yield { end: true, records, skipped: toldSkipped(reading.skipped(), log) };
  }
  return { lines: lines() };
}
