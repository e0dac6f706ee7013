/**
 * The store: every fact is a record of its own that never changes. The only way to write is to
 * create what is not there yet: no more is reliable everywhere (Netlify Blobs report errors of
 * other conditional writes as success). What belongs together is ordered by the key that is written
 * last.
 */

/**
 * Adds to the count of a name in the window of a time, and resolves to the count with it: nobody
 * else is told the same place. Rejects with StoreUnavailable, counted or not.
 */
export type Count = (name: string, amount: number, windowMs: number, now: Date) => Promise<number>;

export type Together = {
  count: Count;
  /**
   * Does some work if no other process is at the work of this name, else resolves to null. A
   * process that ends, however it does, lets go of it.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | null>;
};

/**
 * Each store by what it holds (keys.ts); events last, which have files of their own in a folder.
 */
export const STORE_NAMES = [
  ...(['contacts', 'questions', 'reports', 'report-facts', 'audits', 'audit-tokens'] as const),
  ...(['rollups', 'idempotency', 'events'] as const),
];
export type StoreName = (typeof STORE_NAMES)[number];

/**
 * One store. A bad key, prefix or value is a TypeError; every other failure is StoreUnavailable.
 * After a failed `create` the record may be there or not.
 */
export interface Store {
  /** Stores a JSON value. True: it stays. False: the key is taken, and what is there stays. */
  create(key: string, value: unknown): Promise<boolean>;
  /** A copy of the value, or null when the key is free. */
  read(key: string): Promise<unknown>;
  /** Keys that begin with the prefix, sorted; with `most` at least so many, any, of more. */
  list(prefix: string, most?: number): Promise<string[]>;
  /** Frees a key; nothing happens when it is free. */
  remove(key: string): Promise<void>;
}

/** What is done on a store, by its name. */
export type StoreOperation = keyof Store;

export interface Stores {
  /** The same store for the same name, however often it is opened. */
  open(name: StoreName): Store;
}

/** The store did not confirm it. The message names store and operation, nothing stored. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The store works, this record does not; the message tells nothing of it. */
export class RecordDamaged extends StoreUnavailable {}

/** Throws what was thrown while something was done as StoreUnavailable, as which it may come. */
export const unavailable =
  (what: string): ((cause: unknown) => never) =>
  (cause) => {
    if (cause instanceof StoreUnavailable) throw cause;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    throw new StoreUnavailable(`${what} failed${code ? ` (${code})` : ''}`, { cause });
  };

/** Turns that the store did not confirm something into a value. */
export const ifUnavailable =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof StoreUnavailable) return value;
    throw error;
  };

/**
 * The same stores, but what takes longer fails with StoreUnavailable. The work itself is not
 * stopped; it may still be done later, as after any failure.
 */
export const withDeadline = (stores: Stores, milliseconds: number): Stores => ({
  open(name) {
    const store = stores.open(name);
    const limit = async <T>(operation: StoreOperation, work: Promise<T>): Promise<T> => {
      const late = Promise.withResolvers<never>();
      const message = `${name}: ${operation} took longer than ${milliseconds} ms`;
      const timer = setTimeout(() => late.reject(new StoreUnavailable(message)), milliseconds);
      return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
    };
    return {
      create: (key, value) => limit('create', store.create(key, value)),
      read: (key) => limit('read', store.read(key)),
      list: (...asked) => limit('list', store.list(...asked)),
      remove: (key) => limit('remove', store.remove(key)),
    };
  },
});
