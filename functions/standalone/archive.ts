/**
 * What `npm run backup` writes and `npm run restore` reads: one zip archive of DATA_DIR, with a
 * list of the SHA-256 of each of its files, so that what comes back is known to be what went in.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod';

/** The list of the files, in the archive itself. */
const LIST = 'calling-card-backup.json';

const List = z.object({ format: z.literal(1), files: z.record(z.string(), z.string()) });

/** The JSON of a text; null when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Times of files say nothing here: two archives of the same data are the same bytes. */
const MTIME = new Date('2000-01-01T00:00:00');

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Files that are still being written, or begin with a dot, are no records. */
const isData = (path: string) => !path.split('/').some((name) => name.startsWith('.'));

/** The paths of all files below a folder, with slashes; none where there is no folder. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isData);
}

/**
 * Every file below a folder by its path, sorted. A running service folds many files into one, so
 * what is new is read too, until nothing is: each record is in one of them.
 */
async function filesBelow(folder: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array | null>();
  for (let left = await pathsBelow(folder); left.length > 0; ) {
    for (const path of left) {
      const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      files.set(path, bytes && new Uint8Array(bytes));
    }
    left = (await pathsBelow(folder)).filter((path) => !files.has(path));
  }
  const read = [...files].filter((file): file is [string, Uint8Array] => file[1] !== null);
  return new Map(read.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The archive of a data folder, and how many files it holds. Rejects with what the disk throws. */
export async function archiveOf(folder: string): Promise<{ bytes: Uint8Array; count: number }> {
  const files = await filesBelow(folder);
  const hashes = [...files].map(([path, bytes]) => [path, hashOf(bytes)]);
  const list = { format: 1, files: Object.fromEntries(hashes) };
  const entries: Zippable = {
    [LIST]: [strToU8(`${JSON.stringify(list, null, 1)}\n`), { mtime: MTIME }],
  };
  for (const [path, bytes] of files) entries[path] = [bytes, { mtime: MTIME }];
  return { bytes: zipSync(entries), count: files.size };
}

/** A name that stays below the folder it is joined to. */
const isBelow = (path: string) =>
  path.split('/').every((name) => /^[^.\\:\0/][^\\:\0/]*$/.test(name));

/**
 * The files of an archive, each as its list has it. Throws an Error that says what is wrong: no
 * archive of ours, a file too many or too few, a file that was changed, a path that leads
 * elsewhere.
 */
export function filesOf(archive: Uint8Array): Map<string, Uint8Array> {
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(archive);
  } catch {
    throw new Error('This is no zip archive, or it is cut off.');
  }
  const { [LIST]: text, ...others } = entries;
  const list = List.safeParse(text ? jsonOf(strFromU8(text)) : null);
  if (!list.success) throw new Error('This is no archive that npm run backup wrote.');
  const files = new Map(Object.entries(others));
  const names = Object.keys(list.data.files);
  if (names.length !== files.size || !names.every(isBelow))
    throw new Error('The archive does not hold what its list says. Take another one.');
  for (const [path, bytes] of files)
    if (list.data.files[path] !== hashOf(bytes))
      throw new Error('A file of the archive is not what was backed up. Take another one.');
  return files;
}

/**
 * Writes the files of an archive below a folder that is empty or not there. Throws an Error when it
 * holds anything, and what `filesOf` throws before anything is written. Tells how many there were.
 */
export async function restoreInto(folder: string, archive: Uint8Array): Promise<number> {
  const files = filesOf(archive);
  if ((await filesBelow(folder)).size > 0)
    throw new Error(
      'The data folder holds data. Move it away first, and name where to with ' +
        '--deletions, so that what was deleted since stays deleted; or name another DATA_DIR.',
    );
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
  }
  return files.size;
}
