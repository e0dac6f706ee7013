/**
 * Messages that were read stay at hand while the process lives: they never change, and who filters
 * or searches wants all of them again and again. What was deleted goes with the next list.
 */
import { DAMAGED, readAs } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { ContactRecord } from '../records.ts';

/** Messages at hand, at most: about a kilobyte each. */
const MOST = 20_000;

const kept = new WeakMap<Stores, Map<string, ContactRecord>>();

function of(stores: Stores): Map<string, ContactRecord> {
  const known = kept.get(stores) ?? new Map<string, ContactRecord>();
  kept.set(stores, known);
  return known;
}

/**
 * Reads a message by its key; null when it is gone. Rejects with StoreUnavailable. One that is
 * damaged is read again each time: it may have been mended.
 */
export async function readMessage(
  stores: Stores,
  key: string,
): Promise<ContactRecord | typeof DAMAGED | null> {
  const known = of(stores);
  const record = known.get(key) ?? (await readAs(stores.open('contacts'), key, ContactRecord));
  if (record !== null && record !== DAMAGED && known.size < MOST) known.set(key, record);
  return record;
}

/** Forgets every message whose key is not there any more. */
export function forgetOthers(stores: Stores, keys: readonly string[]): void {
  const known = of(stores);
  const there = new Set(keys);
  for (const key of known.keys()) if (!there.has(key)) known.delete(key);
}
