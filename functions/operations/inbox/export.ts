/**
 * A kind of records as JSON Lines: the same items as in the list, newest first, read while they are
 * sent, and a last line by which a caller knows that it has all of them.
 */
import type { Lines } from '../../http/lines.ts';
import { readingOf } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { findRecord } from './find.ts';
import { isReadable, itemOf, type Kind } from './kinds.ts';
import { type Listed, listed } from './listed.ts';

/**
 * The records of a span, from behind the one with the id `after` on. The first is read before
 * anything is answered, so that a store that is away is an error. Throws content_not_found when no
 * record has that id.
 */
export async function exportOf(
  kind: Kind,
  query: Listed & { after?: string | undefined },
  { stores, snapshot: { base }, now, log }: Dependencies,
): Promise<Lines> {
  const after = query.after === undefined ? null : await findRecord(stores, kind, query.after);
  const found = listed(stores, kind, query, { after });
  const first = await found.next();
  const reading = readingOf(stores);
  async function* lines(): AsyncGenerator<object> {
    let records = 0;
    for (let next = first; !next.done; next = await found.next()) {
      if (!isReadable(next.value)) {
        reading.skip(kind, next.value.key);
        continue;
      }
      records += 1;
      yield itemOf(kind, next.value, { base, now });
    }
    yield { end: true, records, skipped: reading.told(log) };
  }
  return { lines: lines() };
}
