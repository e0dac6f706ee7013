/** What is kept for repeats of calls goes with its time, and with the records that they made. */
import { Claim, Result, recordId } from '../http/idempotency.ts';
import { each, listMany } from '../store/each.ts';
import { forgetClaim, isResult, resultKey } from '../store/keys.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import type { Store, Stores } from '../store/store.ts';

/** Removes claims that `goes` says, with results. Reads all: two days' worth. */
export async function forgetClaims(
  store: Store,
  goes: (claim: Claim | typeof DAMAGED, key: string) => boolean | Promise<boolean>,
): Promise<void> {
  const keys = (await listMany(store, '', 'hash')).filter((key) => !isResult(key));
  await each(keys, async (key) => {
    const claim = await readAs(store, key, Claim);
    if (claim !== null && (await goes(claim, key))) await forgetClaim(store, key);
  });
}

/** Removes what is kept for repeats of calls whose records, by id, do not name their claims. */
export async function forgetCalls(stores: Stores, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const wanted = new Set(ids);
  const store = stores.open('idempotency');
  await forgetClaims(store, async (claim, key) => {
    if (claim === DAMAGED) return false;
    const result = claim.id === undefined ? await readAs(store, resultKey(key), Result) : null;
    const told = result === DAMAGED ? undefined : result?.payload['intent_id'];
    return [claim.id ?? recordId(claim.at, key), String(told)].some((id) => wanted.has(id));
  });
}
