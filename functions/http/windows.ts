/** Counts within windows of the clock: a minute, a day (UTC). Memory is bounded, whoever calls. */
import { LRUCache } from 'lru-cache';

/** Most keys of one window: some 10 MB. Above it, those that were not heard of for longest go. */
const MOST_KEYS = 50_000;

export type Window = {
  /** The count of a key in the window of a time. */
  count: (key: string, now: Date) => number;
  /** Adds to the count of a key in the window of a time; what it returns takes that back. */
  add: (key: string, now: Date, amount?: number) => () => void;
  /** Whole seconds until the next window begins, at least 1. */
  secondsLeft: (now: Date) => number;
};

/** Starts counting in windows of some milliseconds. What came in an earlier window is forgotten. */
export function windowOf(lengthMs: number): Window {
  const counts = new LRUCache<string, number>({ max: MOST_KEYS });
  let current = Number.NaN;
  const open = (now: Date) => {
    const window = Math.floor(now.getTime() / lengthMs);
    if (window !== current) counts.clear();
    current = window;
    return counts;
  };
  return {
    count: (key, now) => open(now).get(key) ?? 0,
    add: (key, now, amount = 1) => {
      open(now).set(key, (counts.get(key) ?? 0) + amount);
      const window = current;
      return () => {
        const count = (counts.get(key) ?? 0) - amount;
        // A later window has nothing of it.
        if (window === current && count >= 0) counts.set(key, count);
      };
    },
    secondsLeft: (now) => Math.max(1, Math.ceil((lengthMs - (now.getTime() % lengthMs)) / 1000)),
  };
}
