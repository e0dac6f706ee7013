/**
 * What a build makes of content, kept for the next one by the hash of what it is made from: a build
 * that keeps nothing makes the same. The folder may be deleted at any time.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { engineFile } from './engine.ts';

/** Where the owner's folder keeps it. Hosts that keep a folder between builds may keep this one. */
export const KEPT_FOLDER = '.cache/kept';

/** Most bytes that are kept; what was not used for longest goes first. */
const MOST_BYTES = 64 * 2 ** 20;

type Values = Map<string, unknown>;

/** `packed` is what the engine brings along of what is the same for every owner. */
type Kept = { file: string; folder: string; values: Values; packed: Values; changed: boolean };

/** Where the package has that. The repository has none. */
export const PACKED = 'compiled/kept';

/**
 * On the global object: the compiled pages and the program that renders them are bundles of their
 * own, each with a copy of this module. Unset, nothing is kept.
 */
const shared = globalThis as { callingCardKept?: Kept | undefined };

/** What a file keeps; nothing where there is no such file, or no whole one. */
export function readKept(file: string): Values {
  try {
    return deserialize(readFileSync(file));
  } catch {
    // Nothing was kept, or not to its end.
    return new Map();
  }
}

/**
 * Begins to keep, for one `engine`: another makes something else of the same content. Where no
 * folder is named, what the engine brings along is known and nothing is kept.
 */
export function keepFor(engine: string, folder: string = KEPT_FOLDER): void {
  const file = folder && join(folder, `${engine.slice(0, 16)}-${process.version}`);
  const packed = readKept(engineFile(PACKED));
  shared.callingCardKept = { file, folder, values: readKept(file), packed, changed: false };
}

const keyOf = (kind: string, from: string) => `${kind} ${hash('sha256', from, 'base64')}`;

/** What was made of `from`; undefined where that is not known. */
export function known<T>(kind: string, from: string): T | undefined {
  const { values, packed } = shared.callingCardKept ?? {};
  if (!values || !packed) return undefined;
  const key = keyOf(kind, from);
  if (!values.has(key)) return packed.get(key) as T | undefined;
  const value = values.get(key) as T;
  // The last used is the last to go.
  values.delete(key);
  values.set(key, value);
  return value;
}

/** Keeps what was made of `from`, and returns it. */
export function keep<T>(kind: string, from: string, value: T): T {
  const kept = shared.callingCardKept;
  if (kept?.folder) {
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
