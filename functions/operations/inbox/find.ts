/** Finds a record by its id alone. */
import { type Problem, refused } from '../../http/problem.ts';
import type { Stores } from '../../store/store.ts';
import { daysOf, type Found, isIdOf, type Kind } from './kinds.ts';

/** Later than any clock tells; days have other forms after it. */
const LATEST_TIME = Date.parse('9999-12-01');

/** Milliseconds since 1970 that a UUIDv7 tells (RFC 9562, section 5.7). */
export const timeOfId = (id: string): number =>
  Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** What a single read of a damaged record is answered. */
export const damagedRecord = (kind: Kind, { key }: Pick<Found<Kind>, 'key'>): Problem =>
  refused(
    'content_not_found',
    'This record is damaged and cannot be read; key names where it stands. DELETE here removes ' +
      'it, or mend it in the store.',
    { key: `${kind}/${key}` },
  );

/** The record with an id; one without its day costs a look at all. Throws content_not_found. */
export async function findRecord<K extends Kind>(
  stores: Stores,
  kind: K,
  id: string,
): Promise<Found<K>> {
  const days = daysOf(stores, kind);
  if (isIdOf(kind, id)) {
    const time = timeOfId(id);
    const likely = time <= LATEST_TIME ? new Date(time).toISOString().slice(0, 10) : undefined;
    const near = likely === undefined ? [] : await days.day(likely);
    const found = near.find((item) => item.id === id);
    if (found) return found;
    for await (const item of days.newest({})) if (item.id === id) return item;
  }
  throw refused(
    'content_not_found',
    `There is no such record; it may have been deleted. GET /api/admin/${kind} lists those ` +
      'there are.',
  );
}
