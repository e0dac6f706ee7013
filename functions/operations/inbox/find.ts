/** Finds a record by its id alone. */
import { Problem } from '../../http/problem.ts';
import { nextDay } from '../../store/days.ts';
import { contactKey } from '../../store/keys.ts';
import type { Stores } from '../../store/store.ts';
import { IDS, type Kind, type Records } from './kinds.ts';
import { spanOf } from './page.ts';
import { daysWithRecords } from './walk.ts';

export type Found<K extends Kind> = { day: string; id: string; record: Records[K] };

/**
 * A report that is finished by a late retry stands in a later day than its id tells; keys of
 * retries live two days.
 */
const LATEST_RETRY_DAYS = 3;

/** Milliseconds since 1970 that a UUIDv7 tells (RFC 9562, section 5.7). */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** Days in which a record is likely to stand, or none where its id tells no time. */
function likelyDays(kind: Kind, id: string, now: string): string[] {
  const time = kind === 'contacts' ? Number.NaN : timeOfId(id);
  if (!(time <= Date.parse(now))) return [];
  const days = [new Date(time).toISOString().slice(0, 10)];
  while (kind === 'reports' && days.length <= LATEST_RETRY_DAYS)
    days.push(nextDay(days.at(-1) ?? ''));
  return days;
}

/**
 * The record with an id. Mostly one read; an id that tells no day, or that is unknown, costs lists.
 * Throws content_not_found.
 */
export async function findRecord<K extends Kind>(
  stores: Stores,
  kind: K,
  id: string,
  now: string,
): Promise<Found<K>> {
  const store = stores.open(kind);
  const at = async (day: string) => (await store.read(contactKey(day, id))) as Records[K] | null;
  if (IDS[kind].test(id)) {
    for (const day of likelyDays(kind, id, now)) {
      const record = await at(day);
      if (record) return { day, id, record };
    }
    for await (const { day, ids } of daysWithRecords(store, IDS[kind], spanOf({}, now))) {
      const record = ids.includes(id) ? await at(day) : null;
      if (record) return { day, id, record };
    }
  }
  throw new Problem({
    code: 'content_not_found',
    message:
      `There is no such record; it may have been deleted. GET /api/admin/${kind} lists those ` +
      'there are.',
    fallback: '/api/',
    suggested: '/openapi.json',
  });
}
