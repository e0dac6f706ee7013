/**
 * Stores that are far away, in simulated time: each call takes as long as it would over a network,
 * and no time passes in which nothing waits. What a machine is busy with besides changes nothing.
 */
import type { Store, Stores } from '../../functions/store/store.ts';

/** Milliseconds of a call, and of each page of keys. */
const CALL_MS = 50;
const PAGE_MS = 100;
/** Keys of a page. */
const PAGE_KEYS = 1_000;

export type Simulated = {
  stores: Stores;
  /** Milliseconds since the begin, in simulated time. */
  clock: () => number;
  /** Calls of the stores so far. */
  calls: () => number;
  /** Does some work while time passes, and resolves to what it resolves to. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

const turn = () => new Promise<void>((go) => setImmediate(go));

export function simulated(near: Stores): Simulated {
  let now = 0;
  let calls = 0;
  const waiting = new Map<number, (() => void)[]>();
  const wait = (milliseconds: number) =>
    new Promise<void>((go) => {
      const at = now + milliseconds;
      waiting.set(at, [...(waiting.get(at) ?? []), go]);
    });
  const far = (store: Store): Store => {
    const after = async <T>(work: Promise<T>, time = (_: T) => CALL_MS): Promise<T> => {
      calls += 1;
      const result = await work;
      await wait(time(result));
      return result;
    };
    return {
      create: (key, value) => after(store.create(key, value)),
      read: (key) => after(store.read(key)),
      remove: (key) => after(store.remove(key)),
      list: (...asked) =>
        after(
          store.list(...asked),
          (keys) => PAGE_MS * Math.max(1, Math.ceil(keys.length / PAGE_KEYS)),
        ),
    };
  };
  const opened = new Map<string, Store>();
  return {
    stores: {
      open(name) {
        const store = opened.get(name) ?? far(near.open(name));
        opened.set(name, store);
        return store;
      },
    },
    clock: () => now,
    calls: () => calls,
    async run(work) {
      let over = false;
      const done = work().finally(() => {
        over = true;
      });
      done.catch(() => {});
      for (;;) {
        await turn();
        if (over) return done;
        const next = Math.min(...waiting.keys());
        if (!Number.isFinite(next)) continue;
        now = next;
        const go = waiting.get(next) ?? [];
        waiting.delete(next);
        for (const one of go) one();
      }
    },
  };
}
