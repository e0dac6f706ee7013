/** What lies on a disk, read without the store. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { opened } from '../operations/service.ts';

/** Every file of a folder and below: its path, a line break, and its text; documents are opened. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const text = await readFile(path, 'utf8');
        return `${path}\n${JSON.stringify(path.includes('/days/') ? opened(JSON.parse(text)) : text)}`;
      }),
  );
}
