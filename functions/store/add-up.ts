/** Counts as numbers by name, and tables of them within. */

/** Adds to the number of a name. */
export function bump(table: Record<string, number>, name: string, by = 1): void {
  table[name] = (table[name] ?? 0) + by;
}

/** Adds the numbers of a value to those of another, in place, wherever they stand in it. */
export function addUp(to: object, from: object): void {
  const sums = to as Record<string, number | object>;
  for (const [name, value] of Object.entries(from))
    if (typeof value === 'number') bump(sums as Record<string, number>, name, value);
    else {
      sums[name] ??= {};
      addUp(sums[name] as object, value);
    }
}
