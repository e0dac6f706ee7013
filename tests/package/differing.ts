/** Two folders, file by file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

/**
 * Paths of which one folder has other bytes than the other, or no file. Throws where one is no
 * build.
 */
export async function differing(one: string, other: string): Promise<string[]> {
  const [here, there] = await Promise.all([filesOf(one), filesOf(other)]);
  if (here.length < 100) throw new Error(`There are ${here.length} files: that is no build.`);
  const different = [];
  for (const path of new Set([...here, ...there])) {
    const [a, b] = await Promise.all(
      [one, other].map((folder) => readFile(join(folder, path)).catch(() => null)),
    );
    if (!a || !b || !a.equals(b)) different.push(path);
  }
  return different;
}
