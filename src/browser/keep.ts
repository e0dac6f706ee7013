/**
 * What is kept for this tab alone, until it is closed. A browser may forbid it: then it lasts until
 * the page is left.
 */

const memory = new Map<string, string>();

export function keep(name: string, value: string): void {
  memory.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The page goes on without.
  }
}

export function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Forgets all that is kept. */
export function forgetAll(): void {
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {
    // It was never there.
  }
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was never there.
  }
}
