/**
 * The store: every fact is a record of its own that never changes. The only way to write is to
 * create what is not there yet, because no more than that is reliable everywhere (Netlify Blobs
 * report errors of other conditional writes as success); so there are no counters and no updates,
 * and what belongs together is ordered by the key that is written last.
 */

/**
 * Each store by what it holds; keys.ts has the keys. Events are the recorder's, and in standalone
 * not in a store.
 */
export type StoreName =
  | 'contacts'
  | 'questions'
  | 'reports'
  | 'report-facts'
  | 'audits'
  | 'audit-tokens'
  | 'events'
  | 'rollups'
  | 'idempotency';

/**
 * One store. A bad key, prefix or value is a TypeError before anything is touched (checks.ts);
 * every other failure is StoreUnavailable. After a failed `create` the record may be there or not:
 * asking again tells.
 */
export interface Store {
  /** True where a list costs as much in one piece as in parts: it does not come page by page. */
  readonly near?: boolean;
  /**
   * Stores a JSON value. True: it is stored and stays. False: the key is taken, and what is there
   * stays too.
   */
  create(key: string, value: unknown): Promise<boolean>;
  /** A copy of the value, or null when the key is free. */
  read(key: string): Promise<unknown>;
  /**
   * Every key that begins with the prefix, sorted by code unit. With `most` at least so many of
   * them, any, where there are more: fewer are all.
   */
  list(prefix: string, most?: number): Promise<string[]>;
  /** Frees a key; nothing happens when it is free. */
  remove(key: string): Promise<void>;
}

/** What is done on a store, by its name. */
export type StoreOperation = Exclude<keyof Store, 'near'>;

export interface Stores {
  /** The same store for the same name, however often it is opened. */
  open(name: StoreName): Store;
}

/**
 * The store did not do it, or did not confirm it. The message names store and operation, never a
 * key or a value.
 */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/**
 * What is stored under a key is no JSON, or the disk cannot give it: the store works, this record
 * does not. The message tells nothing of it.
 */
export class RecordDamaged extends StoreUnavailable {}

/** Does some work on a store. Throws StoreUnavailable for whatever the work throws. */
export async function orUnavailable<T>(
  name: StoreName,
  operation: StoreOperation,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    throw new StoreUnavailable(`${name}: ${operation} failed${code ? ` (${code})` : ''}`, {
      cause,
    });
  }
}

/** Calls `ring` after some milliseconds, unless the function that it returns is called before. */
export type StartTimer = (milliseconds: number, ring: () => void) => () => void;

const startTimeout: StartTimer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * The same stores, but what takes longer fails with StoreUnavailable, so that a caller gets an
 * answer while a store hangs. The work itself is not stopped; it may still be done later, as after
 * any failure.
 */
export function withDeadline(
  stores: Stores,
  milliseconds: number,
  startTimer: StartTimer = startTimeout,
): Stores {
  return {
    open(name) {
      const store = stores.open(name);
      const limit = <T>(operation: StoreOperation, work: Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          const late = () =>
            new StoreUnavailable(`${name}: ${operation} took longer than ${milliseconds} ms`);
          const cancel = startTimer(milliseconds, () => reject(late()));
          // Both ends are taken, so a rejection after the deadline goes nowhere instead of ending
          // the process.
          work.finally(cancel).then(resolve, reject);
        });
      return {
        ...(store.near && { near: true }),
        create: async (key, value) => limit('create', store.create(key, value)),
        read: async (key) => limit('read', store.read(key)),
        list: async (...asked) => limit('list', store.list(...asked)),
        remove: async (key) => limit('remove', store.remove(key)),
      };
    },
  };
}
