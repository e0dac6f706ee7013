/** Whether the store does what it says: a record is written, read and removed again. */
import { sha256 } from '../../src/surfaces/seal.ts';
import { idempotencyKey } from '../store/keys.ts';
import { type Stores, StoreUnavailable, withDeadline } from '../store/store.ts';

const STEP_TIMEOUT_MS = 3_000;

export type StoreHealth = { ok: boolean; failed_step: 'write' | 'read' | 'remove' | null };

/** Tries the store. What it leaves half-way goes with the idempotency keys of its age. */
export async function storeHealth(stores: Stores, { id, at }: { id: string; at: string }) {
  const store = withDeadline(stores, STEP_TIMEOUT_MS).open('idempotency');
  const key = idempotencyKey(sha256(id));
  const steps = [
    ['write', () => store.create(key, { at })],
    ['read', async () => (await store.read(key)) !== null],
    ['remove', () => store.remove(key).then(() => true)],
  ] as const;
  for (const [failed_step, tried] of steps) {
    const ok = await tried().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return false;
    });
    if (!ok) return { ok, failed_step };
  }
  return { ok: true, failed_step: null };
}
