/** Reads what was built. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A reader of JSON files of a built folder, by their path below it. Rejects with what the file
 * system throws.
 */
export function jsonReader(folder: string): (file: string) => Promise<unknown> {
  return async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'));
}
