/**
 * What a build makes of content, kept for the next one by the hash of what it is made from: a build
 * that keeps nothing makes the same. The folder may be deleted at any time.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Where the owner's folder keeps it. Hosts that keep a folder between builds may keep this one. */
export const KEPT_FOLDER = '.cache/kept';

/** Most bytes that are kept; what was not used for longest goes first. */
const MOST_BYTES = 64 * 2 ** 20;

type Kept = { file: string; folder: string; values: Map<string, unknown>; changed: boolean };

/**
 * On the global object: the compiled pages and the program that renders them are bundles of their
 * own, each with a copy of this module. Unset, nothing is kept.
 */
const shared = globalThis as { callingCardKept?: Kept | undefined };

/** Begins to keep, for one `engine`: another makes something else of the same content. */
export function keepFor(engine: string, folder = KEPT_FOLDER): void {
  const file = join(folder, `${engine.slice(0, 16)}-${process.version}`);
  let values = new Map<string, unknown>();
  try {
    values = deserialize(readFileSync(file));
  } catch {
    // Nothing was kept, or not to its end.
  }
  shared.callingCardKept = { file, folder, values, changed: false };
}

const keyOf = (kind: string, from: string) => `${kind} ${hash('sha256', from, 'base64')}`;

/** What was made of `from`; undefined where that is not known. */
export function known<T>(kind: string, from: string): T | undefined {
  const { values } = shared.callingCardKept ?? {};
  const key = values && keyOf(kind, from);
  if (!values || !key || !values.has(key)) return undefined;
  const value = values.get(key) as T;
  // The last used is the last to go.
  values.delete(key);
  values.set(key, value);
  return value;
}

/** Keeps what was made of `from`, and returns it. */
export function keep<T>(kind: string, from: string, value: T): T {
  const kept = shared.callingCardKept;
  if (kept) {
    kept.values.set(keyOf(kind, from), value);
    kept.changed = true;
  }
  return value;
}

/** What is made of `from`, now or before. */
export const kept = <T>(kind: string, from: string, make: () => T): T =>
  known<T>(kind, from) ?? keep(kind, from, make());

/** Writes down what is kept, in place of what other engines have kept. */
export function saveKept(): void {
  const { file, folder, values, changed } = shared.callingCardKept ?? {};
  if (!file || !folder || !values || !changed) return;
  let all = serialize(values);
  while (all.byteLength > MOST_BYTES) {
    for (const key of [...values.keys()].slice(0, Math.ceil(values.size / 10))) values.delete(key);
    all = serialize(values);
  }
  mkdirSync(folder, { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, all);
  for (const name of readdirSync(folder))
    if (join(folder, name) !== next) rmSync(join(folder, name), { force: true });
  renameSync(next, file);
}
