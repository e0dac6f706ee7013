/** Stores that go wrong on purpose, over any stores that do not; and what was asked of them. */
import {
  type StoreName,
  type StoreOperation,
  type Stores,
  StoreUnavailable,
} from '../../functions/store/store.ts';

/**
 * How one call goes wrong: it throws before or after the work is done, it never ends (before or
 * after the work), or it tells success and does nothing: `true` for create, null for read, an empty
 * list.
 */
export type Fault = 'fails before' | 'fails after' | 'hangs before' | 'hangs after' | 'lies';

export type Call = {
  store: StoreName;
  operation: StoreOperation;
  /** The key, or the prefix of a list. */
  key: string;
  /** Of all calls of these stores, from 1. */
  nth: number;
  /** Of the calls of this operation on this store, from 1. */
  nthOfKind: number;
};

const LIES = { create: true, read: null, list: [], remove: undefined };
const never = () => new Promise<never>(() => undefined);

/**
 * Wraps stores: `fault` decides about each call. `calls` grows as they come, for tests that count.
 */
export function withFaults(
  stores: Stores,
  fault: (call: Call) => Fault | null,
): Stores & { calls: readonly Call[] } {
  const calls: Call[] = [];
  async function run<T>(
    store: StoreName,
    operation: StoreOperation,
    key: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const same = calls.filter((one) => one.store === store && one.operation === operation).length;
    const call = { store, operation, key, nth: calls.length + 1, nthOfKind: same + 1 };
    calls.push(call);
    const kind = fault(call);
    if (kind === 'lies') return LIES[operation] as T;
    if (kind === 'hangs before') return never();
    if (kind === 'fails before')
      throw new StoreUnavailable(`${store}: ${operation} was made to fail before`);
    const result = await work();
    if (kind === 'hangs after') return never();
    if (kind === 'fails after')
      throw new StoreUnavailable(`${store}: ${operation} was made to fail after`);
    return result;
  }
  return {
    calls,
    open(name) {
      const store = stores.open(name);
      return {
        create: (key, value) => run(name, 'create', key, () => store.create(key, value)),
        read: (key) => run(name, 'read', key, () => store.read(key)),
        list: (prefix, most) => run(name, 'list', prefix, () => store.list(prefix, most)),
        remove: (key) => run(name, 'remove', key, () => store.remove(key)),
      };
    },
  };
}
