/** Stores of a place, held to what every store promises (store.ts), whatever the place is. */
import { once } from '../../src/once.ts';
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import * as store from './store.ts';

/** A store as its place has it: for good keys, over texts. It may throw whatever it likes. */
export type Texts = Pick<store.Store, 'remove'> & {
  create(key: string, text: string): Promise<boolean>;
  read(key: string): Promise<string | null>;
  /** Keys in any order. */
  list(prefix: string, most: number): Promise<string[]>;
};

function checked(name: store.StoreName, texts: Texts): store.Store {
  const or = (operation: store.StoreOperation) => store.unavailable(`${name}: ${operation}`);
  return {
    async create(key, value) {
      checkKey(key);
      return texts.create(key, toJson(value)).catch(or('create'));
    },
    async read(key) {
      checkKey(key);
      const text = await texts.read(key).catch(or('read'));
      return text === null ? null : fromJson(text);
    },
    async list(prefix, most = Number.POSITIVE_INFINITY) {
      checkPrefix(prefix);
      return (await texts.list(prefix, most).catch(or('list'))).sort();
    },
    async remove(key) {
      checkKey(key);
      await texts.remove(key).catch(or('remove'));
    },
  };
}

/** Stores that are made when they are first opened. */
export const storesOf = (make: (name: store.StoreName) => Texts): store.Stores => ({
  open: once((name: store.StoreName) => checked(name, make(name)), new Map()),
});
