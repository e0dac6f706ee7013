/** Claims of the store `idempotency`: functions/http/idempotency.ts says what they are. */
import { resultKey } from './keys.ts';
import type { Store } from './store.ts';

/**
 * Removes a claim and its result. The result first: a claim without result is repeated, a result
 * without claim would stay for ever.
 */
export async function forgetClaim(store: Store, claim: string): Promise<void> {
  await store.remove(resultKey(claim));
  await store.remove(claim);
}
