/**
 * Lists of many keys. A far store gives them page by page; where there are more than one the keys
 * are asked for in parts, many at a time.
 */
import { each } from './each.ts';
import type { Store } from './store.ts';

/** Keys that come with one page of Netlify Blobs: no more are few. */
const FEW = 1_000;

/** What keys go on with behind their prefix: a hash, or a time of day. */
const PARTS = {
  hash: [...'0123456789abcdef'],
  time: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
};

/** Every key with a prefix, behind which all go on alike. */
export async function listMany(store: Store, prefix: string, goesOn: keyof typeof PARTS) {
  if (store.near) return store.list(prefix);
  const first = await store.list(prefix, FEW);
  if (first.length < FEW) return first;
  return (await each(PARTS[goesOn], (part) => store.list(prefix + part))).flat().sort();
}
