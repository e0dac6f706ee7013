/**
 * Copies a store into another, key by key: what is there stays, so that it may be done in parts.
 */
import { createHash } from 'node:crypto';
import { each } from './each.ts';
import { RecordDamaged, type Store } from './store.ts';

/** Records under way at a time, and those between two looks at how far it is. */
const AT_A_TIME = 32;
const A_PART = 256;

/** Is told how many records of all there are by now. */
export type Progress = (done: number, all: number) => void;

/** The value of a key; null when it is gone, undefined when it is damaged. */
async function found(store: Store, key: string): Promise<unknown> {
  try {
    return await store.read(key);
  } catch (error) {
    if (error instanceof RecordDamaged) return undefined;
    throw error;
  }
}

/**
 * Copies every record that the other store does not have. Tells the keys of those that are damaged,
 * which are left out. Rejects with StoreUnavailable; then another try goes on.
 */
export async function copyStore(from: Store, to: Store, progress: Progress): Promise<string[]> {
  const keys = await from.list('');
  const there = new Set(await to.list(''));
  const missing = keys.filter((key) => !there.has(key));
  const damaged: string[] = [];
  for (let at = 0; at < missing.length; at += A_PART) {
    progress(keys.length - missing.length + at, keys.length);
    await each(
      missing.slice(at, at + A_PART),
      async (key) => {
        const value = await found(from, key);
        if (value === undefined) damaged.push(key);
        else if (value !== null) await to.create(key, value);
      },
      AT_A_TIME,
    );
  }
  progress(keys.length, keys.length);
  return damaged;
}

/** How many records there are, and one SHA-256 in hex over all keys and values in order. */
export type Digest = { count: number; hash: string };

/** The digest of a store without some keys. Rejects with StoreUnavailable. */
export async function digestOf(
  store: Store,
  without: readonly string[],
  progress: Progress,
): Promise<Digest> {
  const left = new Set(without);
  const keys = (await store.list('')).filter((key) => !left.has(key));
  const hash = createHash('sha256');
  for (let at = 0; at < keys.length; at += A_PART) {
    progress(at, keys.length);
    const part = keys.slice(at, at + A_PART);
    const values = await each(part, (key) => found(store, key), AT_A_TIME);
    for (const [n, key] of part.entries()) hash.update(`${key}\n${JSON.stringify(values[n])}\n`);
  }
  return { count: keys.length, hash: hash.digest('hex') };
}
