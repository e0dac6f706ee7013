/** What every store checks before it touches anything: keys, prefixes, values. */
import { RecordDamaged } from './store.ts';

/** Netlify's limit, in bytes; the characters below have one byte each. */
const LONGEST_KEY_CHARS = 600;

/**
 * Segments between slashes are names of files in some stores: 255 bytes at most. None begins with a
 * dot: `..` means something to paths, and the local Blobs server lists temporary files.
 */
const SEGMENT = '[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,199}';
export const IS_SEGMENT = new RegExp(`^${SEGMENT}$`);
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** Whether a store can have this key. */
export const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= LONGEST_KEY_CHARS && KEY.test(key);

/** Throws a TypeError for a bad key, without repeating it: it may be what a caller sent. */
export function checkKey(key: string): void {
  if (!isKey(key))
    throw new TypeError(
      `A store key has 1 to ${LONGEST_KEY_CHARS} characters A-Z a-z 0-9 . _ ~ - in segments of ` +
        'up to 200 between slashes; none begins with a dot.',
    );
}

/** Throws a TypeError for what no key begins with. A prefix may be empty, or end anywhere. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}

/** JSON text of a value. Throws a TypeError where JSON has no form for it, and for null. */
export function toJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A circle or a BigInt; the message of JSON names members of the value.
  }
  if (text === undefined || text === 'null')
    throw new TypeError('A store keeps JSON values other than null.');
  return text;
}

/** What JSON text tells; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a text that toJson made. Throws RecordDamaged without a cause to quote it. */
export function fromJson(text: string): unknown {
  const value = parsedJson(text) ?? null;
  if (value === null) throw new RecordDamaged('A stored record is not JSON');
  return value;
}
