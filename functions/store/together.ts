/** What processes over one store need to work together; a folder of files belongs to one. */

/**
 * Adds to the count of a name in the window of a time, of so many milliseconds, and resolves to the
 * count with it: nobody else is told the same place. Rejects with StoreUnavailable; then it may
 * have been counted or not.
 */
export type Count = (name: string, amount: number, windowMs: number, now: Date) => Promise<number>;

export type Together = {
  count: Count;
  /**
   * Does some work if no other process is at the work of this name, and resolves to its result;
   * null when another is. A process that ends, however it does, lets go of it. Rejects with what
   * the work rejects with, and with StoreUnavailable.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | null>;
};
