/**
 * Makes a value for each key when it is first asked for, and keeps it as long as the key, which
 * alone decides what is made.
 */
export function once<K extends object, A extends unknown[], V>(make: (key: K, ...more: A) => V) {
  const made = new WeakMap<K, V>();
  return (key: K, ...more: A): V => {
    const value = made.get(key) ?? make(key, ...more);
    made.set(key, value);
    return value;
  };
}
