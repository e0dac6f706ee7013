/** The store in memory, for tests: as strict as the others, and gone with the process. */
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import type { Store, StoreName, Stores } from './store.ts';

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

/** Nothing waits between looking and writing, so of many creators of one key exactly one wins. */
function memoryStore(): Store {
  const texts = new Map<string, string>();
  // Sorted: those with a prefix stand beside each other.
  const keys: string[] = [];
  return {
    async create(key, value) {
      checkKey(key);
      const text = toJson(value);
      if (texts.has(key)) return false;
      texts.set(key, text);
      keys.splice(placeOf(keys, key), 0, key);
      return true;
    },
    async read(key) {
      checkKey(key);
      const text = texts.get(key);
      return text === undefined ? null : fromJson(text);
    },
    async list(prefix, most = Number.POSITIVE_INFINITY) {
      checkPrefix(prefix);
      const found: string[] = [];
      for (let at = placeOf(keys, prefix); found.length < most; at++) {
        const key = keys[at];
        if (!key?.startsWith(prefix)) break;
        found.push(key);
      }
      return found;
    },
    async remove(key) {
      checkKey(key);
      if (texts.delete(key)) keys.splice(placeOf(keys, key), 1);
    },
  };
}

/** Empty stores of their own. */
export function memoryStores(): Stores {
  const opened = new Map<StoreName, Store>();
  return {
    open(name) {
      const store = opened.get(name) ?? memoryStore();
      opened.set(name, store);
      return store;
    },
  };
}
