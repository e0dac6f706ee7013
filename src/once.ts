/** Where values are kept: as long as their keys, or in a Map, of keys that are few, for good. */
type Kept<K, V> = { get(key: K): V | undefined; set(key: K, value: V): unknown };

/**
 * Makes a value for each key when it is first asked for, and keeps it as long as the key, which
 * alone decides what is made. A bundle that asks for none of them leaves the call out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<K, A extends unknown[], V>(
  make: (key: K, ...more: A) => V,
  made: Kept<NoInfer<K>, NoInfer<V>> = new WeakMap<K & WeakKey, V>() as Kept<unknown, V>,
) {
  return (key: K, ...more: A): V => {
    const value = made.get(key) ?? make(key, ...more);
    made.set(key, value);
    return value;
  };
}
