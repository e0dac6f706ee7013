import pLimit from 'p-limit';

/**
 * Calls that go on at a time: enough to hide the distance to the store, few enough not to flood it.
 */
const CALLS_AT_A_TIME = 64;

/** Does work for each item, some at a time; results in order. Rejects with the first failure. */
export const each = <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = CALLS_AT_A_TIME,
): Promise<R[]> => pLimit(atATime).map(items, (item) => work(item));
