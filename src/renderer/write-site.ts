/** A site as files, made by the compiled pages: what `astro build` writes, without Astro. */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ASSETS, type SiteFile } from './renderer.ts';

/** How many files are made at a time: most of a build is waiting for them to be written. */
const CONCURRENCY = 8;

/** A file that every build writes: a folder without it holds something else. */
const MARK = 'variants/files.json';

/**
 * Throws where a folder holds what no build has written: a mistyped OUT_DIR must not empty
 * somebody's home.
 */
async function refuseForeign(out: string): Promise<void> {
  const held = await filesBelow(out);
  if (!held.includes(MARK) && held.some((file) => !file.startsWith(`${NEXT}/`)))
    throw new Error(
      `${out} holds files that no build has written, and a build replaces everything in its ` +
        'folder. Name another with OUT_DIR, or empty that one.',
    );
}

/** What a build adds beside the files of the site, from these. */
const BESIDE = ['_headers', '_redirects'];

/** Where files wait until all of them are made, within the folder: it may be a disk of its own. */
const NEXT = '.next';

/** Files below a folder by their paths; none where there is no folder. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

/** Puts bytes into a file, with the folders above it. */
async function put(path: string, write: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await write(path);
}

/**
 * Makes a folder hold the files of a site, and nothing else. A file that is the same is not
 * written, and none is touched before all are made: a build that fails leaves the one before.
 * Resolves to the count of files that changed.
 */
export async function writeSite(files: readonly SiteFile[], out: string): Promise<number> {
  await refuseForeign(out);
  const next = join(out, NEXT);
  await rm(next, { recursive: true, force: true });
  const assets = (await filesBelow(ASSETS)).map((file) => ({
    file,
    bytes: () => readFile(join(ASSETS, file)),
  }));
  const all = [...assets, ...files];
  const changed: string[] = [];
  const waiting = all.values();
  const work = async () => {
    for (const { file, bytes } of waiting) {
      const made = await bytes();
      const old = await readFile(join(out, file)).catch(() => null);
      if (old?.equals(made)) continue;
      changed.push(file);
      await put(join(next, file), (path) => writeFile(path, made));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  const wanted = new Set([...BESIDE, ...all.map(({ file }) => file)]);
  for (const file of await filesBelow(out))
    if (!wanted.has(file) && !file.startsWith(`${NEXT}/`)) await rm(join(out, file));
  await removeEmpty(out);
  for (const file of changed) await put(join(out, file), (path) => rename(join(next, file), path));
  await rm(next, { recursive: true, force: true });
  return changed.length;
}

/** Removes folders below one that hold nothing: a file may take the name of one. */
async function removeEmpty(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) {
      await removeEmpty(join(folder, entry.name));
      await rmdir(join(folder, entry.name)).catch(() => undefined);
    }
}
