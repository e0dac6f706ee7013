/**
 * Lists of many keys. A far store gives them page by page, one after the other; so where there are
 * more than a page, the keys are asked for in parts, many at a time. The parts of a list hold every
 * key that it may hold.
 */
import { each } from './each.ts';
import type { Store } from './store.ts';

/** Keys that come with one page of Netlify Blobs: no more are few. */
const FEW = 1_000;

const HEX = '0123456789abcdef';

/** All keys with a prefix: in one list, or, where they are not few, part by part. */
async function inParts(store: Store, prefix: string, parts: readonly string[]): Promise<string[]> {
  if (store.near) return store.list(prefix);
  const first = await store.list(prefix, FEW);
  if (first.length < FEW) return first;
  return (await each(parts, (part) => store.list(prefix + part))).flat().sort();
}

/** Every key that goes on with lower-case hexadecimal digits behind `base`, a hash for instance. */
export function listHashes(store: Store, base: string): Promise<string[]> {
  return inParts(store, base, [...HEX]);
}

/** Every key of a day that goes on with digits of the time, as those of events do. */
export function listTimes(store: Store, prefix: string): Promise<string[]> {
  const hours = Array.from({ length: 24 }, (_, n) => String(n).padStart(2, '0'));
  return inParts(store, prefix, hours);
}
