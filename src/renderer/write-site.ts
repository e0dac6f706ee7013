/** A site as files, made by the compiled pages: what `astro build` writes, without Astro. */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  const held = await readdir(out, { recursive: true }).catch(() => []);
  if (held.length > 0 && !held.map((path) => path.replaceAll('\\', '/')).includes(MARK))
    throw new Error(
      `${out} holds files that no build has written, and a build replaces everything in its ` +
        'folder. Name another with OUT_DIR, or empty that one.',
    );
}

/** Writes the files of a site into a folder, in place of what was built there before. */
export async function writeSite(files: readonly SiteFile[], out: string): Promise<void> {
  await refuseForeign(out);
  await rm(out, { recursive: true, force: true });
  await cp(ASSETS, out, { recursive: true });
  const waiting = files.values();
  const work = async () => {
    for (const { file, bytes } of waiting) {
      const path = join(out, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await bytes());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
