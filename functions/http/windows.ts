/** Counts within windows of the clock: a minute, a day (UTC). Memory is bounded, whoever calls. */
import { LRUCache } from 'lru-cache';

/** Most keys of one window: some 3 MB. Above it, those that were not heard of for longest go. */
const MOST_KEYS = 20_000;

export type Window = {
  /** Milliseconds of one window. */
  length: number;
  /** The count of a key in the window of a time. */
  count: (key: string, now: Date) => number;
  /** Adds to the count of a key in the window of a time; what it returns takes that back. */
  add: (key: string, now: Date, amount?: number) => () => void;
  /** Whole seconds until the next window begins, at least 1. */
  secondsLeft: (now: Date) => number;
};

/** Starts counting in windows of some milliseconds. What came in an earlier window is forgotten. */
export function windowOf(lengthMs: number): Window {
  let counts: LRUCache<string, number> | undefined;
  let current = Number.NaN;
  const open = (now: Date) => {
    const window = Math.floor(now.getTime() / lengthMs);
    // By size, not number: with a number the room for all keys is taken at once, on the first call.
    if (window !== current || !counts)
      counts = new LRUCache({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });
    current = window;
    return counts;
  };
  return {
    length: lengthMs,
    count: (key, now) => open(now).get(key) ?? 0,
    add: (key, now, amount = 1) => {
      const own = open(now);
      own.set(key, (own.get(key) ?? 0) + amount);
      return () => {
        const count = (own.get(key) ?? 0) - amount;
        // What was forgotten meanwhile has nothing to take back.
        if (count >= 0) own.set(key, count);
      };
    },
    secondsLeft: (now) => Math.max(1, Math.ceil((lengthMs - (now.getTime() % lengthMs)) / 1000)),
  };
}
