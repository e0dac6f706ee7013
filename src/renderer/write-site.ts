/** A site as files, made by the compiled pages: what `astro build` writes, without Astro. */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest } from '../surfaces/history/files.ts';
import { filesBelow, type Renderer, type SiteFile } from './renderer.ts';

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
export async function writeSite(
  files: readonly SiteFile[],
  out: string,
  sealed: Renderer['sealed'],
): Promise<number> {
  await refuseForeign(out);
  const next = join(out, NEXT);
  await rm(next, { recursive: true, force: true });
  const digests: Record<string, string> = {};
  const changed = new Set<string>();
  const take = async (file: string, made: Uint8Array) => {
    digests[file] = digest(made);
    const old = await readFile(join(out, file)).catch(() => null);
    if (old?.equals(made)) return void changed.delete(file);
    changed.add(file);
    await put(join(next, file), (path) => writeFile(path, made));
  };
  const waiting = files.values();
  const work = async () => {
    for (const { file, bytes } of waiting) await take(file, await bytes());
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    for (const { file, body } of await sealed({ ...digests })) await take(file, Buffer.from(body));
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  const wanted = new Set([...BESIDE, ...Object.keys(digests)]);
  for (const file of await filesBelow(out))
    if (!wanted.has(file) && !file.startsWith(`${NEXT}/`)) await rm(join(out, file));
  await removeEmpty(out);
  for (const file of changed) await put(join(out, file), (path) => rename(join(next, file), path));
  await rm(next, { recursive: true, force: true });
  return changed.size;
}

/** Adds to a folder that Astro has written the files that tell of all others. */
export async function sealSite(out: string, sealed: Renderer['sealed']): Promise<void> {
  const digests: Record<string, string> = {};
  for (const file of await filesBelow(out)) digests[file] = digest(await readFile(join(out, file)));
  for (const { file, body } of await sealed(digests))
    await put(join(out, file), (path) => writeFile(path, body));
}

/** Removes folders below one that hold nothing: a file may take the name of one. */
async function removeEmpty(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) {
      await removeEmpty(join(folder, entry.name));
      await rmdir(join(folder, entry.name)).catch(() => undefined);
    }
}
