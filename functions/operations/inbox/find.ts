/** Finds a record by its id alone. */
import type * as z from 'zod';
import { Problem } from '../../http/problem.ts';
import { nextDay } from '../../store/days.ts';
import { contactKey, dayOf } from '../../store/keys.ts';
import { type DAMAGED, readAs } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { IDS, type Kind, type Records, SHAPES } from './kinds.ts';
import { spanOf } from './page.ts';
import { daysWithRecords } from './walk.ts';

/** A record with its place; of one that is damaged, the place alone. */
export type Found<K extends Kind> = {
  day: string;
  id: string;
  record: Records[K] | typeof DAMAGED;
};

/** Later than any clock tells; days have other forms after it. */
const LATEST_TIME = Date.parse('9999-12-01');

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
function likelyDays(kind: Kind, id: string): string[] {
  const time = kind === 'contacts' ? Number.NaN : timeOfId(id);
  if (!(time <= LATEST_TIME)) return [];
  const days = [new Date(time).toISOString().slice(0, 10)];
  while (kind === 'reports' && days.length <= LATEST_RETRY_DAYS)
    days.push(nextDay(days.at(-1) ?? ''));
  return days;
}

/** What a single read of a damaged record is answered. */
export function damagedRecord(kind: Kind, { day, id }: Found<Kind>): Problem {
  return new Problem({
    code: 'content_not_found',
    message:
      'This record is damaged and cannot be read; key names where it stands. DELETE here removes ' +
      'it, or mend it in the store.',
    fallback: '/api/',
    suggested: '/openapi.json',
    facts: { key: `${kind}/${contactKey(day, id)}` },
  });
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
  const shape = SHAPES[kind] as z.ZodType as z.ZodType<Records[K]>;
  // From the store itself: what another process deleted may still be at hand here.
  const at = async (day: string): Promise<Found<K> | undefined> => {
    const record = await readAs(store, contactKey(day, id), shape);
    return record === null ? undefined : { day, id, record };
  };
  if (IDS[kind].test(id)) {
    for (const day of likelyDays(kind, id)) {
      const found = await at(day);
      if (found) return found;
    }
    // The days to come last: they have something only where a clock ran ahead.
    for (const span of [{ until: dayOf(now) }, { since: nextDay(dayOf(now)) }])
      for await (const { day, ids } of daysWithRecords(store, IDS[kind], spanOf(span, now))) {
        const found = ids.includes(id) ? await at(day) : undefined;
        if (found) return found;
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
