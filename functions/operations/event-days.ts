/** Calls by day: closed days from their roll-ups, the open ones from what was recorded. */

import { countDay, EventCounts, hashesOf } from '../events/counts.ts';
import type { EventLog, RecordedDay } from '../events/log.ts';
import { DAY_MS } from '../store/days.ts';
import { each } from '../store/each.ts';
import type { Reading } from '../store/reading.ts';
import type { Day } from '../store/sums.ts';
import { closedDays, type Kind, openDays } from './day-counts.ts';

/** Referrers that a closed day keeps: the most that the statistics show. */
const REFERRERS_KEPT = 100;

/** How long events are kept, in milliseconds: 400 days. Their counts stay. */
const EVENTS_KEPT_MS = 400 * DAY_MS;

/** What was recorded of a day; what of it is damaged is taken down. */
async function recorded(reading: Reading, events: EventLog, day: string): Promise<RecordedDay> {
  const found = await events.day(day);
  if (found.damaged) reading.skip('events', day);
  return found;
}

export function eventsKind(reading: Reading, events: EventLog): Kind<EventCounts> {
  return {
    name: 'events',
    shape: EventCounts,
    days: (open, since) => events.days(open, since),
    count: async (day) => countDay(await recorded(reading, events, day), REFERRERS_KEPT),
  };
}

/**
 * Counts of every day from `since` on that there is something of, oldest first. Of an open day,
 * `limit` referrers.
 */
export async function eventDays(
  { reading, events, at }: { reading: Reading; events: EventLog; at: string },
  since: string,
  limit: number,
): Promise<Day<EventCounts>[]> {
  const [days, open] = await Promise.all([
    closedDays(reading, eventsKind(reading, events), at, since),
    each(openDays(at, since), async (day) => ({
      day,
      found: await recorded(reading, events, day),
    })),
  ]);
  const known = hashesOf([...new Set(days.flatMap(({ counts }) => Object.keys(counts.referrers)))]);
  for (const { day, found } of open)
    days.push({ day, counts: await countDay(found, limit, known) });
  return days;
}

/**
 * Removes events that are older than 400 days, as far as there is time, and tells how many are
 * left. Rejects with StoreUnavailable.
 */
export function expireEvents(events: EventLog, at: string): Promise<number> {
  return events.expire(new Date(Date.parse(at) - EVENTS_KEPT_MS).toISOString().slice(0, 10));
}
