/**
 * Keys as files: a folder per segment and a file for the last, `2026-11-20/x` ->
 * `2026-11-20/x+.json`. A plus sign is in no key, so the file of one key is never the folder of
 * another. Keys that differ in case alone need a file system that tells them apart; keys.ts makes
 * none.
 */
import { isKey } from './checks.ts';

const SUFFIX = '+.json';

/** Path of a key's file below the folder of its store. */
export const fileOfKey = (key: string): string => key + SUFFIX;

/**
 * The key of such a path, or null for any other: the owner's notes, what a desktop leaves behind.
 */
export function keyOfFile(path: string): string | null {
  const key = path.slice(0, -SUFFIX.length);
  return path.endsWith(SUFFIX) && isKey(key) ? key : null;
}
