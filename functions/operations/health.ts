/** Whether the store does what it says: a record is written, read and removed again. */
import { sha256 } from '../../src/surfaces/seal.ts';
import { idempotencyKey } from '../store/keys.ts';
import { type Stores, StoreUnavailable, withDeadline } from '../store/store.ts';

/** Longest time for each step, in milliseconds. */
const STEP_TIMEOUT_MS = 3_000;

export type StoreHealth = { ok: boolean; failed_step: 'write' | 'read' | 'remove' | null };

/**
 * Tries the store. What it leaves behind where it fails half-way goes with the idempotency keys of
 * its age.
 */
export async function storeHealth(
  stores: Stores,
  { id, at }: { id: string; at: string },
): Promise<StoreHealth> {
  const store = withDeadline(stores, STEP_TIMEOUT_MS).open('idempotency');
  const key = idempotencyKey(sha256(id));
  let step: 'write' | 'read' | 'remove' = 'write';
  try {
    if (!(await store.create(key, { at }))) return { ok: false, failed_step: step };
    step = 'read';
    if ((await store.read(key)) === null) return { ok: false, failed_step: step };
    step = 'remove';
    await store.remove(key);
    return { ok: true, failed_step: null };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { ok: false, failed_step: step };
  }
}
