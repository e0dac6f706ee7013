/**
 * Work that many wait for, done once at a time: what comes while it goes on is shared by the next.
 * Resolves and rejects with the work that took the item along.
 */
export function batched<T, R>(work: (items: readonly T[]) => Promise<R>): (item: T) => Promise<R> {
  let waiting: T[] = [];
  let next: Promise<R> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  return (item) => {
    waiting.push(item);
    next ??= running.then(() => {
      const items = waiting;
      [waiting, next] = [[], null];
      const begun = work(items);
      running = begun.catch(() => {});
      return begun;
    });
    return next;
  };
}
