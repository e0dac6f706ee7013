/** Keeps how much is done at once below a limit. */

/**
 * Returns a function that does work when fewer than `width` works are under way; the others wait in
 * line.
 */
export function gate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let free = width;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so `free` stays as it is.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
