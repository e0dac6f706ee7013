/** Calls by day: closed days from their roll-ups, the open ones from what was recorded. */

import { countDay, type EventCounts, hashesOf } from '../events/counts.ts';
import type { EventLog } from '../events/log.ts';
import { DAY_MS } from '../store/days.ts';
import type { Stores } from '../store/store.ts';
import { closedDays, type Day, type Kind, openDays } from './day-counts.ts';

/** Referrers that a closed day keeps: the most that the statistics show. */
const REFERRERS_KEPT = 100;

/** How long events are kept, in milliseconds: 400 days. Their counts stay. */
const EVENTS_KEPT_MS = 400 * DAY_MS;

export function eventsKind(events: EventLog): Kind<EventCounts> {
  return {
    name: 'events',
    firstDay: (open) => events.firstDay(open),
    count: async (day) => countDay(await events.day(day), REFERRERS_KEPT),
  };
}

/**
 * Counts of every day from `since` on that there is something of, oldest first. Of an open day,
 * `limit` referrers.
 */
export async function eventDays(
  { stores, events, at }: { stores: Stores; events: EventLog; at: string },
  since: string,
  limit: number,
): Promise<Day<EventCounts>[]> {
  const days = await closedDays(stores, eventsKind(events), at, since);
  const known = hashesOf([...new Set(days.flatMap(({ counts }) => Object.keys(counts.referrers)))]);
  for (const day of openDays(at, since))
    days.push({ day, counts: await countDay(await events.day(day), limit, known) });
  return days;
}

/** Removes events that are older than 400 days. Rejects with StoreUnavailable. */
export function expireEvents(events: EventLog, at: string): Promise<number> {
  return events.expire(new Date(Date.parse(at) - EVENTS_KEPT_MS).toISOString().slice(0, 10));
}
