/** Counts that go to the database in batches: one statement at a time, however many calls wait. */

/** Adds some amounts, each name once, and resolves to the counts by name. */
export type AddAll = (amounts: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

type Waiting = {
  name: string;
  amount: number;
  resolve: (count: number) => void;
  reject: (error: unknown) => void;
};

/**
 * Returns a function that adds to the count of a name and resolves to the count with it. Of calls
 * that share a statement each gets a place of its own, in the order in which they came.
 */
export function batchedCount(addAll: AddAll): (name: string, amount: number) => Promise<number> {
  let waiting: Waiting[] = [];
  let underWay = false;
  const flush = async () => {
    if (underWay || waiting.length === 0) return;
    underWay = true;
    const batch = waiting;
    waiting = [];
    const sums = new Map<string, number>();
    for (const { name, amount } of batch) sums.set(name, (sums.get(name) ?? 0) + amount);
    try {
      const after = await addAll(sums);
      const at = new Map(
        [...sums].map(([name, sum]) => [name, (after.get(name) ?? Number.NaN) - sum]),
      );
      for (const { name, amount, resolve } of batch) {
        const count = (at.get(name) ?? Number.NaN) + amount;
        at.set(name, count);
        resolve(count);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay = false;
    void flush();
  };
  return (name, amount) =>
    new Promise((resolve, reject) => {
      waiting.push({ name, amount, resolve, reject });
      void flush();
    });
}
