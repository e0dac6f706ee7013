/**
 * Reads that go on at a time: enough to hide the distance to the store, few enough not to flood it.
 */
const READS_AT_A_TIME = 16;

/**
 * Does work for each item, some at a time; results in the order of the items. Rejects with the
 * first failure.
 */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = READS_AT_A_TIME,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atATime)
    results.push(...(await Promise.all(items.slice(at, at + atATime).map(work))));
  return results;
}
