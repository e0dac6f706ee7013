/**
 * Calls that go on at a time: enough to hide the distance to the store, few enough not to flood it.
 */
const CALLS_AT_A_TIME = 64;

/**
 * Does work for each item, some at a time; results in the order of the items. Rejects with the
 * first failure.
 */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = CALLS_AT_A_TIME,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const run = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, run));
  return results;
}
