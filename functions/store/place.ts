/** Where records are kept, by STORE: `file:.data`, or `postgres://user:password@host/database`. */
import { constants, existsSync, promises } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileStores } from './files.ts';
import { type Driver, PATIENCE_MS, postgresStores } from './postgres.ts';
import { away } from './postgres-failure.ts';
import type { Stores, Together } from './store.ts';

export type Place = {
  stores: Stores;
  /** The folder of a store in files, or null. */
  folder: string | null;
  /** How several processes over it work together; null where it belongs to one. */
  together: Together | null;
  /**
   * Tries it at start. Resolves to what to tell where it does not answer and may later, else to
   * null. Throws an Error that says what the owner has to mend.
   */
  reach: () => Promise<string | null>;
  /** Lets go of it. */
  close: () => Promise<void>;
};

/** The folder of `file:.data`, `file:/srv/data` or `file:///srv/data`. */
const folderOf = (store: string): string =>
  resolve(store.startsWith('file://') ? fileURLToPath(store) : store.slice('file:'.length));

/** Stores in files below a folder, which the first record makes: to try it makes nothing. */
export const filePlace = (folder: string): Place => ({
  stores: fileStores(folder),
  folder: resolve(folder),
  together: null,
  async reach() {
    let there = resolve(folder);
    while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
    await promises.access(`${there}/.`, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
      const mend = 'Correct STORE or DATA_DIR, or let this user write there.';
      throw new Error(`The folder ${resolve(folder)} cannot be written (${code}). ${mend}`);
    });
    return null;
  },
  close: async () => {},
});

const FORMS = 'file:<folder> or postgres://user:password@host/database';

/**
 * The place of a value of STORE; `driver` loads that of the database where another is meant than
 * what is installed. Throws an Error that does not repeat the value: it may hold a password.
 */
export function placeOf(store: string, driver?: () => Promise<Driver>, patienceMs?: number): Place {
  if (store.startsWith('file:') && store !== 'file:') return filePlace(folderOf(store));
  if (/^postgres(ql)?:\/\//.test(store)) {
    const signs = 'Signs like @ and / in a password are written as %40 and %2F.';
    if (!URL.canParse(store))
      throw new Error(`This is no address of a database: ${FORMS}. ${signs}`);
    const stores = postgresStores(store, driver, patienceMs);
    const reach = () => stores.reach().then(() => null, away);
    return { stores, folder: null, together: stores, reach, close: stores.close };
  }
  throw new Error(`This is no store: ${FORMS}.`);
}

/** The place of a service, which STORE names; the folder of DATA_DIR where it is not set. */
export function placeFrom(env: NodeJS.ProcessEnv, driver?: () => Promise<Driver>): Place {
  const { STORE, DATA_DIR } = env;
  if (!STORE) return filePlace(DATA_DIR || '.data');
  try {
    return placeOf(STORE, driver, PATIENCE_MS.service);
  } catch (error) {
    throw new Error(`STORE cannot be used. ${(error as Error).message}`);
  }
}

/**
 * Does some work at a place that answers, and lets go of it. Rejects with what the owner has to
 * mend, and with what the work rejects with.
 */
export async function withPlace<T>(place: Place, work: (place: Place) => Promise<T>): Promise<T> {
  try {
    // A folder that is only read need not be one that can be written.
    const away = place.folder === null && (await place.reach());
    if (away) throw new Error(away);
    return await work(place);
  } finally {
    await place.close();
  }
}
