import pLimit from 'p-limit';
import type { Store } from './store.ts';

/** Calls at a time: enough to hide the distance to the store, few enough not to flood it. */
const CALLS_AT_A_TIME = 128;

/** Does work for each item, some at a time; results in order. Rejects with the first failure. */
export const each = <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = CALLS_AT_A_TIME,
): Promise<R[]> => pLimit(atATime).map(items, (item) => work(item));

/** Keys that come with one page of Netlify Blobs: no more are few. */
const FEW = 1_000;

/** What keys go on with behind their prefix: a hash, or a time of day. */
const PARTS = {
  hash: [...'0123456789abcdef'],
  time: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
};

/**
 * Every key with a prefix, behind which all go on alike: a far store lists page by page, so where
 * there are more than one the keys are asked for in parts, many at a time.
 */
export async function listMany(store: Store, prefix: string, goesOn: keyof typeof PARTS) {
  const first = await store.list(prefix, FEW);
  if (first.length < FEW) return first;
  return (await each(PARTS[goesOn], (part) => store.list(prefix + part))).flat().sort();
}
