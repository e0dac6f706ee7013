/**
 * Reading what is stored through its shape. A damaged record keeps nobody from the others: it is
 * skipped, counted and named by its key; what it holds is told nowhere.
 */
import type * as z from 'zod';
import { each } from './each.ts';
import { RecordDamaged, type Store, type StoreName, type Stores } from './store.ts';

/** Stands for a record that is there and cannot be read. */
export const DAMAGED = Symbol('damaged');

/** Most keys that an answer names, and most that a line of the log does. */
const MOST_NAMED = 100;
const MOST_LOGGED = 10;

/** Stores whose records are read through shapes; it remembers what it skipped. */
export type Reading = ReturnType<typeof readingOf>;

/**
 * A record of a shape; null when the key is free, DAMAGED when what is there is another. Rejects
 * with StoreUnavailable when the store does not answer.
 */
export async function readAs<T>(
  store: Store,
  key: string,
  shape: z.ZodType<T>,
): Promise<T | typeof DAMAGED | null> {
  try {
    const value = await store.read(key);
    return value === null || shape.safeParse(value).success ? (value as T | null) : DAMAGED;
  } catch (error) {
    if (error instanceof RecordDamaged) return DAMAGED;
    throw error;
  }
}

/** A reading over some stores, for one call. */
export function readingOf(stores: Stores) {
  const keys = new Set<string>();
  /** Takes down a record that somebody else found damaged. */
  const skip = (name: StoreName, key: string) => void keys.add(`${name}/${key}`);
  /** A record of a shape; null when the key is free, and when what is there was skipped. */
  const read = async <T>(name: StoreName, key: string, shape: z.ZodType<T>): Promise<T | null> => {
    const found = await readAs(stores.open(name), key, shape);
    if (found !== DAMAGED) return found;
    skip(name, key);
    return null;
  };
  return {
    stores,
    open: (name: StoreName) => stores.open(name),
    skip,
    read,
    /** The records of some keys that can be read, in their order. */
    all: async <T>(name: StoreName, some: readonly string[], shape: z.ZodType<T>): Promise<T[]> =>
      (await each(some, (key) => read(name, key, shape))).filter((found) => found !== null),
    /**
     * How many were skipped, and the first keys; where there are any, the log is told in a line.
     */
    told(log: (line: string) => void) {
      const [total, sorted] = [keys.size, [...keys].sort()];
      const named = sorted.slice(0, MOST_LOGGED).join(', ');
      const more = total > MOST_LOGGED ? ` and ${total - MOST_LOGGED} more` : '';
      if (total > 0) log(`damaged records were skipped (${total}): ${named}${more}`);
      return { total, keys: sorted.slice(0, MOST_NAMED) };
    },
  };
}
