/**
 * The recorder on the platform: a record for equal events of some seconds in an isolate, until a
 * day has its quota, then a sample. There are no counters: who finds the nth quota used up writes
 * `levels/<day>/<n>`, which the others list now and then.
 */
import { dayPrefix, eventLevelKey, eventLevelsPrefix } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import type { BatchOptions } from './batch-recorder.ts';
import type { CallEvent } from './event.ts';
import { keyOfEvent, valueOfEvent } from './event-key.ts';
import { isSampled, weightOf } from './log.ts';

/** One of so many written events has the day's records counted. */
const RECOUNT_ONE_OF = 200;
/** How long a level is taken for true, in milliseconds. */
const LEVEL_KEPT_MS = 5 * 60_000;

/** Never rejects; resolves when the event is stored, with those that are equal, or lost. */
export type RecordEvent = (event: CallEvent) => Promise<void>;

export type StoreRecorderOptions = Pick<BatchOptions, 'now' | 'random' | 'quota'> & {
  /** Writes under way at a time, in one isolate; what comes above is dropped and counted. */
  pending?: number;
  /** Milliseconds that equal events are gathered for before they become one record. */
  gather?: number;
};

/** A recorder over the store `events`, which needs a deadline: what hangs holds its place. */
export function storeRecorder(stores: Stores, options: StoreRecorderOptions): RecordEvent {
  const { now = () => new Date(), random = Math.random } = options;
  const { quota = 10_000, pending = 64, gather = 0 } = options;
  const store = stores.open('events');
  let underWay = 0;
  let dropped = 0;
  let isFirst = true;
  let known: { day: string; until: number; level: Promise<number> } | undefined;

  const levelOf = (day: string, time: number): Promise<number> => {
    if (known?.day === day && time < known.until) return known.level;
    const level = store.list(eventLevelsPrefix(day)).then(
      (keys) => keys.length,
      () => {
        // Asked for again by the next event; this one is tried all the same.
        known = undefined;
        return 0;
      },
    );
    known = { day, until: time + LEVEL_KEPT_MS, level };
    return level;
  };

  const recount = async (day: string, level: number): Promise<void> => {
    const used = Math.floor((await store.list(dayPrefix(day))).length / quota);
    if (used <= level) return;
    await store.create(eventLevelKey(day, level + 1), {});
    known = undefined;
  };

  const write = async (event: CallEvent, count: number): Promise<void> => {
    const at = now();
    const day = at.toISOString().slice(0, 10);
    // The first event of an isolate stands for itself: many isolates see no second one, and need
    // not ask.
    const level = isFirst ? 0 : await levelOf(day, at.getTime());
    isFirst = false;
    const weight = weightOf(level);
    if (!isSampled(weight, random)) return;
    const carried = dropped;
    dropped = 0;
    const chance = Math.floor(random() * 2 ** 48).toString(36);
    const seen = { at: at.toISOString(), weight, dropped: carried, count };
    const key = keyOfEvent(event, { ...seen, random: chance.padStart(10, '0') });
    await store.create(key, valueOfEvent(event)).catch(() => {
      dropped += carried + count * weight;
    });
    if (random() * RECOUNT_ONE_OF < 1) await recount(day, level).catch(() => {});
  };

  const gathering = new Map<string, { count: number; stored: Promise<void> }>();

  return (event) => {
    const name = Object.values(event).join(' ');
    const equal = gathering.get(name);
    if (equal) {
      equal.count += 1;
      return equal.stored;
    }
    if (underWay >= pending) {
      dropped += 1;
      return Promise.resolve();
    }
    underWay += 1;
    const group = { count: 1, stored: Promise.resolve() };
    const gathered = async () => {
      if (gather > 0) await new Promise((done) => setTimeout(done, gather));
      gathering.delete(name);
      await write(event, group.count).catch(() => {});
      underWay -= 1;
    };
    if (gather > 0) gathering.set(name, group);
    group.stored = gathered();
    return group.stored;
  };
}
