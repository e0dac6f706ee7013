/** Stores that go wrong on purpose, over any stores that do not; and what was asked of them. */
import { setImmediate as turn } from 'node:timers/promises';
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

/** Turns of the process without a call, after which nobody has one that would follow. */
const QUIET_TURNS = 3;

/**
 * Wraps stores: `fault` decides about each call. `calls` grows as they come, for tests that count;
 * `rest` waits for those that go on after one beside them has failed.
 */
export function withFaults(
  stores: Stores,
  fault: (call: Call) => Fault | null,
): Stores & { calls: readonly Call[]; rest: () => Promise<void> } {
  const calls: Call[] = [];
  let underWay = 0;
  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = underWay > 0 ? 0 : quiet + 1) await turn();
  }
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
    underWay += 1;
    const result = await work().finally(() => {
      underWay -= 1;
    });
    if (kind === 'hangs after') return never();
    if (kind === 'fails after')
      throw new StoreUnavailable(`${store}: ${operation} was made to fail after`);
    return result;
  }
  return {
    calls,
    rest,
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
