/** Content folders for tests of the desk, below the ignored cache. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Paths below a content folder and what the files hold. */
export type Files = Record<string, string | Uint8Array>;

/** A folder of its own that holds these files and nothing else; returns its absolute path. */
export async function folderOf(name: string, files: Files = {}): Promise<string> {
  const folder = resolve('.cache/test/desk', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
