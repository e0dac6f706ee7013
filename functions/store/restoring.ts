/**
 * The mark of a store into which an archive is being restored: from before the first record until
 * after the last, so that nobody takes a part for the whole.
 */
import * as z from 'zod';
import { DAMAGED, readAs } from './reading.ts';
import type { StoreName, Stores } from './store.ts';

const STORE = 'rollups';
const KEY = 'restoring/source';

/** What is restored: `source` tells one archive from another, `name` is what it is called. */
const Restoring = z.object({ source: z.string(), name: z.string(), deletions: z.boolean() });
export type Restoring = z.output<typeof Restoring>;

/** Whether a key is that of the mark. */
export const isRestoreKey = (name: StoreName, key: string) => name === STORE && key === KEY;

/** What is being restored into some stores, or null. Rejects with StoreUnavailable. */
export async function restoringInto(stores: Stores): Promise<Restoring | null> {
  const found = await readAs(stores.open(STORE), KEY, Restoring);
  return found === DAMAGED ? { source: '', name: 'FILE', deletions: false } : found;
}

/** Marks some stores. */
export const beginRestore = (stores: Stores, restoring: Restoring): Promise<boolean> =>
  stores.open(STORE).create(KEY, restoring);

/** Takes the mark away: all is there. */
export const endRestore = (stores: Stores): Promise<void> => stores.open(STORE).remove(KEY);
