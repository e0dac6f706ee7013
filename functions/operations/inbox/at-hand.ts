/**
 * Messages that were read stay at hand while the process lives: they never change, and who filters
 * or searches wants all of them again and again. What was deleted goes with the next list.
 */
import { each } from '../../store/each.ts';
import { contactKey } from '../../store/keys.ts';
import { DAMAGED, readAs } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { ContactRecord } from '../records.ts';
import type { Day } from './walk.ts';

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

/** Forgets every message that is not among those there are. */
export function forgetOthers(stores: Stores, days: readonly Day[]): void {
  const known = of(stores);
  const there = new Set(days.flatMap(({ day, ids }) => ids.map((id) => contactKey(day, id))));
  for (const key of known.keys()) if (!there.has(key)) known.delete(key);
}

/** Messages that are read at a time while others are answered. */
const AHEAD_AT_A_TIME = 16;

/** Stores whose messages are being read ahead. */
const ahead = new WeakSet<Stores>();

/**
 * Takes messages to hand before somebody searches them: who opens a list is about to. Never
 * rejects; what is not read here is read when it is needed.
 */
export async function readAhead(stores: Stores, days: readonly Day[]): Promise<void> {
  const known = of(stores);
  const all = days.reduce((sum, { ids }) => sum + ids.length, 0);
  if (ahead.has(stores) || known.size >= Math.min(all, MOST)) return;
  ahead.add(stores);
  const keys = days
    .flatMap(({ day, ids }) => ids.map((id) => contactKey(day, id)))
    .filter((key) => !known.has(key))
    .slice(0, MOST - known.size);
  await each(keys, (key) => readMessage(stores, key), AHEAD_AT_A_TIME).catch(() => undefined);
  ahead.delete(stores);
}
