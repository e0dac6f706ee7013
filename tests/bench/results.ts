/** What a bench measures and how it is shown. */

export type Result = {
  what: string;
  /** The measured value, with its unit. */
  value: string;
  /** The limit that it has to keep, where there is one, and whether it does. */
  limit?: string;
  kept?: boolean;
};

/** `folder` is its own, and removed afterwards; `say` tells progress. */
export type Bench = (folder: string, say: (text: string) => void) => Promise<Result[]>;

/** The middle value; of an even number, the lower one of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Results as a table of fixed columns. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ what, value, limit = '', kept }) => [
    what,
    value,
    limit,
    kept === undefined ? '' : kept ? 'kept' : 'MISSED',
  ]);
  const all = [['measured', 'value', 'limit', ''], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
