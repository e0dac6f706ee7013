/** Finds a record by its id alone. */
import { Problem } from '../../http/problem.ts';
import { isDay } from '../../store/days.ts';
import type { Stores } from '../../store/store.ts';
import { daysOf, type Found, isIdOf, type Kind } from './kinds.ts';

/** The day of a UUIDv7 (RFC 9562, section 5.7). */
const dayOfId = (id: string): string =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString().slice(0, 10);

/** What a single read of a damaged record is answered. */
export const damagedRecord = (kind: Kind, { key }: Pick<Found<Kind>, 'key'>): Problem =>
  new Problem(
    'content_not_found',
    'This record is damaged and cannot be read; key names where it stands. DELETE here removes ' +
      'it, or mend it in the store.',
    { facts: { key: `${kind}/${key}` } },
  );

/** The record with an id; one without its day costs a look at all. Throws content_not_found. */
export async function findRecord<K extends Kind>(
  stores: Stores,
  kind: K,
  id: string,
): Promise<Found<K>> {
  const days = daysOf(stores, kind);
  if (isIdOf(kind, id)) {
    const likely = dayOfId(id);
    const near = isDay(likely) ? await days.day(likely) : [];
    const found = near.find((item) => item.id === id);
    if (found) return found;
    for await (const item of days.newest({})) if (item.id === id) return item;
  }
  throw new Problem(
    'content_not_found',
    `There is no such record; it may have been deleted. GET /api/admin/${kind} lists those ` +
      'there are.',
  );
}
