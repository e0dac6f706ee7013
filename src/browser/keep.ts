/** What is kept for this tab until it is closed; where that is forbidden, for this page. */

const memory = new Map<string, string>();

function ifAllowed<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  memory.set(name, value);
  ifAllowed((storage) => storage.setItem(name, value));
}

export const kept = (name: string): string | null =>
  ifAllowed((storage) => storage.getItem(name)) ?? memory.get(name) ?? null;

export function forget(name: string): void {
  memory.delete(name);
  ifAllowed((storage) => storage.removeItem(name));
}

export function forgetAll(): void {
  memory.clear();
  ifAllowed((storage) => storage.clear());
}
