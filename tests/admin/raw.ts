/** What lies on a disk, read without the store. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file of a folder and below: its path, a line break, and its text. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return `${path}\n${await readFile(path, 'utf8')}`;
      }),
  );
}
