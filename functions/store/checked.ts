/** Stores of a place, held to what every store promises (store.ts), whatever the place is. */
import { once } from '../../src/once.ts';
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import {
  type Store,
  type StoreName,
  type StoreOperation,
  type Stores,
  unavailable,
} from './store.ts';

/** A store as its place has it: for good keys, over texts. It may throw whatever it likes. */
export type Texts = Pick<Store, 'remove'> & {
  create(key: string, text: string): Promise<boolean>;
  read(key: string): Promise<string | null>;
  /** Keys in any order. */
  list(prefix: string, most: number): Promise<string[]>;
};

function checked(name: StoreName, texts: Texts): Store {
  const or = (operation: StoreOperation) => unavailable(`${name}: ${operation}`);
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
export const storesOf = (make: (name: StoreName) => Texts): Stores => ({
  open: once((name: StoreName) => checked(name, make(name)), new Map()),
});
