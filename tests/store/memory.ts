/** The store in memory: as strict as the others, and gone with the process. */
import { storesOf } from '../../functions/store/checked.ts';
import type { Stores } from '../../functions/store/store.ts';

/** Place of the first of sorted keys that is not before a text. */
function placeOf(keys: readonly string[], text: string): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Empty stores of their own. Nothing waits between looking and writing, so of many creators of one
 * key exactly one wins.
 */
export const memoryStores = (): Stores =>
  storesOf(() => {
    const texts = new Map<string, string>();
    // Sorted: those with a prefix stand beside each other.
    const keys: string[] = [];
    return {
      async create(key, text) {
        if (texts.has(key)) return false;
        texts.set(key, text);
        keys.splice(placeOf(keys, key), 0, key);
        return true;
      },
      read: async (key) => texts.get(key) ?? null,
      async list(prefix, most) {
        const found: string[] = [];
        for (let at = placeOf(keys, prefix); found.length < most; at++) {
          const key = keys[at];
          if (!key?.startsWith(prefix)) break;
          found.push(key);
        }
        return found;
      },
      async remove(key) {
        if (texts.delete(key)) keys.splice(placeOf(keys, key), 1);
      },
    };
  });
