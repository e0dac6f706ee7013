/**
 * Work that many wait for, done once at a time: what comes while it goes on is shared by the next.
 * Resolves and rejects with the work that took the item along.
 */
export function batched<R, T = void>(
  work: (items: readonly T[]) => Promise<R>,
): (item: T) => Promise<R> {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;
  let next: Promise<R> | null = null;
  const begin = (): Promise<R> => {
    const items = waiting;
    [waiting, next] = [[], null];
    const begun = work(items);
    const over = () => {
      if (!next) running = null;
    };
    running = begun.then(over, over);
    return begun;
  };
  return (item) => {
    waiting.push(item);
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  };
}
