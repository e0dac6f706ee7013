/** Stores that are read once a minute: numbers for everybody, whatever is asked. */
import type { Store, Stores } from '../functions/store/store.ts';

/** As long as the CDN keeps the same answers, in milliseconds. */
const KEPT_MS = 60_000;

/** The same stores; what was read is told again for a minute. Writes go through. */
export function keptReads(stores: Stores, now: () => number = Date.now): Stores {
  const kept = new Map<string, Promise<unknown>>();
  let until = 0;
  const once = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    if (now() >= until) {
      kept.clear();
      until = now() + KEPT_MS;
    }
    const known = kept.get(name) ?? read();
    kept.set(name, known);
    // What failed is asked for again; what is gone was moved, and the lists that named it are old.
    known.then(
      (value) => value === null && kept.clear(),
      () => kept.delete(name),
    );
    return known as Promise<T>;
  };
  return {
    open: (name) => {
      const store: Store = stores.open(name);
      return {
        ...store,
        read: (key) => once(`${name} read ${key}`, () => store.read(key)),
        list: (prefix, most) =>
          once(`${name} list ${prefix} ${most}`, () => store.list(prefix, most)),
      };
    },
  };
}
