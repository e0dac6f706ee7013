/**
 * Keys as files: a folder per segment and a file for the last, `2026-11-20/x` ->
 * `2026-11-20/x+.json`. A plus sign is in no key, so the file of one key is never the folder of
 * another. Keys that differ in case alone need a file system that tells them apart; keys.ts makes
 * none.
 */

import { isKey } from './checks.ts';

const SUFFIX = '+.json';

/** Longer segments are cut. */
export const LONGEST_NAME_CHARS = 200;

/**
 * A name may have 255 bytes, a segment more: then it goes on in a folder, below a name that begins
 * with a plus sign (which keeps a piece that begins with dots from being `..`).
 */
function namesOf(segment: string): string {
  return segment.length > LONGEST_NAME_CHARS ? segment.replace(/.{200}(?=.)/g, '$&/+') : segment;
}

/** Path of a key's file below the folder of its store. */
export function fileOfKey(key: string): string {
  return key.split('/').map(namesOf).join('/') + SUFFIX;
}

/**
 * The key of such a path, or null for any other: the owner's notes, what a desktop leaves behind.
 */
export function keyOfFile(path: string): string | null {
  if (!path.endsWith(SUFFIX)) return null;
  const key = path.replaceAll('/+', '').slice(0, -SUFFIX.length);
  // No name of a short path was cut; a list asks for thousands.
  const isCut = path.length > LONGEST_NAME_CHARS || path.includes('/+');
  return isKey(key) && (!isCut || fileOfKey(key) === path) ? key : null;
}

/** The deepest folder, below that of the store, that has every key with a prefix. */
export function folderOfPrefix(prefix: string): string {
  const whole = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  return whole.split('/').map(namesOf).join('/');
}
