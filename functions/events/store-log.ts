/** What the recorder on the platform left in the store `events`: a list tells a day. */

import * as z from 'zod';
import { dayBefore, daysBetween } from '../store/days.ts';
import { each, listMany } from '../store/each.ts';
import { dayPrefix, eventLevelsPrefix } from '../store/keys.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import type { Stores } from '../store/store.ts';
import { eventOfKey } from './event-key.ts';
import { type EventLog, KEPT_DAYS, type Recorded } from './log.ts';

/** Days to look back while no day was counted: the daily work counts each soon after it closed. */
const LOOK_BACK_DAYS = 7;

/** Days to look back for what should be gone, should the daily work not have had the time. */
const LEFT_OVER_DAYS = 30;

/** The record of an event: all else stands in its key. */
const Value = z.object({ referrer: z.string().optional() });

const REMOVALS_AT_A_TIME = 128;

const LISTS_AT_A_TIME = 64;

const daysBefore = (day: string, count: number) => daysBetween(dayBefore(day, count), day);

/** The log of the store `events`. */
export function storeLog(stores: Stores): EventLog {
  // Opened when it is needed: a store that cannot be opened then fails a call, not the making of
  // the service.
  const events = () => stores.open('events');
  return {
    async day(day) {
      const samples = new Map<string, string>();
      const records: Recorded[] = [];
      for (const key of await listMany(events(), dayPrefix(day), 'time')) {
        const record = eventOfKey(key);
        if (!record) continue;
        records.push(record);
        if (record.referrer !== null && !samples.has(record.referrer))
          samples.set(record.referrer, key);
      }
      return {
        records,
        damaged: false,
        host: async (referrer) => {
          const key = samples.get(referrer);
          const value = key ? await readAs(events(), key, Value) : null;
          return value === DAMAGED ? null : (value?.referrer ?? null);
        },
      };
    },
    async days(open, since) {
      const kept = daysBefore(open, since === null ? LOOK_BACK_DAYS : KEPT_DAYS);
      const days = kept.filter((day) => since === null || day >= since);
      const found = await each(days, (day) => events().list(dayPrefix(day), 1), LISTS_AT_A_TIME);
      return days.filter((_, at) => (found[at]?.length ?? 0) > 0);
    },
    async expire(before, check) {
      const keysOf = async (day: string) => [
        ...(await listMany(events(), dayPrefix(day), 'time')),
        ...(await events().list(eventLevelsPrefix(day))),
      ];
      const old = await each(daysBefore(before, LEFT_OVER_DAYS), keysOf, LISTS_AT_A_TIME);
      const remove = async (key: string) => {
        check();
        await events().remove(key);
      };
      await each(old.flat(), remove, REMOVALS_AT_A_TIME);
    },
  };
}
