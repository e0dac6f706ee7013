/** What the recorder on the platform left in the store `events`: a list tells a day. */
import * as z from 'zod';
import { dayBefore, daysBetween } from '../store/days.ts';
import { each, listMany } from '../store/each.ts';
import { dayPrefix, eventLevelsPrefix } from '../store/keys.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import type { Store, Stores } from '../store/store.ts';
import { NONE } from './event-key.ts';
import { type Timed, timedFrom } from './file-lines.ts';
import { type EventLog, KEPT_DAYS } from './log.ts';

/** Days to look back while no day was counted: the daily work counts each soon after it closed. */
const LOOK_BACK_DAYS = 7;

/** Days to look back for what should be gone, should the daily work not have had the time. */
const LEFT_OVER_DAYS = 30;

/** The record of an event: all else stands in its key. */
const Value = z.object({ referrer: z.string().optional() });

const daysBefore = (day: string, count: number) => daysBetween(dayBefore(day, count), day);

const orNull = (text = NONE) => (text === NONE ? null : text);

/** The event of a key (event-key.ts) with its time, or null when it is not the key of one. */
function eventOfKey(key: string): Timed | null {
  const parts = key.slice(key.indexOf('/') + 1).split('~');
  const [digits = '', route, method, status, family, ...names] = parts;
  const [agent, country, referrer] = names.map(orNull);
  const [weight, dropped, count] = [parts[8], parts[9], parts[11] ?? 1].map(Number);
  const time = digits.replace(/^(..)(..)(..)(...)$/, '$1:$2:$3.$4Z');
  const facts = { route, method, status: Number(status), family, agent, referrer, country };
  return timedFrom({ time, ...facts, count, weight, dropped });
}

/** What a day of the store has, with its times, and what tells the host of a referrer. */
export async function recordedOn(store: Store, day: string) {
  const samples = new Map<string | null, string>();
  const timed = (await listMany(store, dayPrefix(day), 'time')).flatMap((key) => {
    const found = eventOfKey(key);
    if (found) samples.set(found.record.referrer, key);
    return found ?? [];
  });
  const host = async (referrer: string): Promise<string | null> => {
    const key = samples.get(referrer);
    const value = key ? await readAs(store, key, Value) : null;
    return value === DAMAGED ? null : (value?.referrer ?? null);
  };
  return { timed, host };
}

/** The log of the store `events`. */
export function storeLog(stores: Stores): EventLog {
  // Opened when it is needed: a store that cannot be opened then fails a call, not the making of
  // the service.
  const events = () => stores.open('events');
  return {
    async day(day) {
      const { timed, host } = await recordedOn(events(), day);
      return { records: timed.map(({ record }) => record), damaged: false, host };
    },
    async days(open, since) {
      const kept = daysBefore(open, since === null ? LOOK_BACK_DAYS : KEPT_DAYS);
      const days = kept.filter((day) => since === null || day >= since);
      const found = await each(days, (day) => events().list(dayPrefix(day), 1));
      return days.filter((_, at) => (found[at]?.length ?? 0) > 0);
    },
    async expire(before, check) {
      const keysOf = async (day: string) => [
        ...(await listMany(events(), dayPrefix(day), 'time')),
        ...(await events().list(eventLevelsPrefix(day))),
      ];
      const old = await each(daysBefore(before, LEFT_OVER_DAYS), keysOf);
      await each(old.flat(), async (key) => {
        check();
        await events().remove(key);
      });
    },
  };
}
