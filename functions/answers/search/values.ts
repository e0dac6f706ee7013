/** Sums over numbered things of which a question touches few. */

/** A value for each of so many things, 0 at first; to empty them costs what was set alone. */
export class Values {
  readonly #all: Float64Array;
  /** The numbers of those that are above zero. */
  readonly set: number[] = [];

  constructor(size: number) {
    this.#all = new Float64Array(size);
  }

  of(at: number): number {
    return this.#all[at] as number;
  }

  /** Sets one, above zero. */
  put(at: number, value: number) {
    if (this.#all[at] === 0) this.set.push(at);
    this.#all[at] = value;
  }

  greatest(): number {
    return this.set.reduce((most, at) => Math.max(most, this.of(at)), 0);
  }

  clear() {
    for (const at of this.set) this.#all[at] = 0;
    this.set.length = 0;
  }
}

/** The least of the `most` greatest of some values; 0 where there are no more than that. */
export function leastOf(values: Float64Array, most: number): number {
  if (values.length <= most) return 0;
  const top = values.slice(0, most).sort();
  for (const value of values.subarray(most))
    if (value > (top[0] ?? 0)) {
      top[0] = value;
      top.sort();
    }
  return top[0] ?? 0;
}
