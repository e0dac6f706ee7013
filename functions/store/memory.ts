/** The store in memory, for tests: as strict as the others, and gone with the process. */
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import type { Store, StoreName, Stores } from './store.ts';

/** Nothing waits between looking and writing, so of many creators of one key exactly one wins. */
function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    async create(key, value) {
      checkKey(key);
      const text = toJson(value);
      if (texts.has(key)) return false;
      texts.set(key, text);
      return true;
    },
    async read(key) {
      checkKey(key);
      const text = texts.get(key);
      return text === undefined ? null : fromJson(text);
    },
    async list(prefix, most) {
      checkPrefix(prefix);
      return [...texts.keys()]
        .filter((key) => key.startsWith(prefix))
        .sort()
        .slice(0, most);
    },
    async remove(key) {
      checkKey(key);
      texts.delete(key);
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
