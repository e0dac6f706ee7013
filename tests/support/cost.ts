/** What a function costs, whatever else the machine does. */

/**
 * Milliseconds of processor time of this thread that one run takes: the least of some runs, because
 * more is what the machine does besides. One run before warms up.
 */
export function costOf(run: () => unknown): number {
  run();
  const costs = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...costs);
}
