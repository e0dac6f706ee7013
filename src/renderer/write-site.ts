/** A site as files, made by the compiled pages: what `astro build` writes, without Astro. */
import * as fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from '../once.ts';
import { digest } from '../surfaces/history/files.ts';
import { filesBelow, type Renderer, type SiteFile } from './renderer.ts';
import { type Made, untouched } from './same-site.ts';

/** How many files are made at a time: some wait for other processes. */
const CONCURRENCY = 8;

/** A file that every build writes: a folder without it holds something else. */
const MARK = 'variants/files.json';

/**
 * The files that a folder holds. Throws where no build has written them: a mistyped OUT_DIR must
 * not empty somebody's home.
 */
function heldIn(out: string): string[] {
  const held = filesBelow(out);
  if (!held.includes(MARK) && held.some((file) => !file.startsWith(`${NEXT}/`)))
    throw new Error(
      `${out} holds files that no build has written, and a build replaces everything in its ` +
        'folder. Name another with OUT_DIR, or empty that one.',
    );
  return held;
}

/** What a build adds beside the files of the site, from these. */
const BESIDE = ['_headers', '_redirects'];

/** Where files wait until all of them are made, within the folder: it may be a disk of its own. */
const NEXT = '.next';

/** Moves what stands in one place to another, folders that are new there as they are. */
function move(from: string, to: string): void {
  if (!fs.statSync(from).isDirectory() || !fs.existsSync(to)) fs.renameSync(from, to);
  else for (const name of fs.readdirSync(from)) move(join(from, name), join(to, name));
}

/**
 * Makes a folder hold the files of a site, and nothing else. A file that is the same is not
 * written, and none is touched before all are made: a build that fails leaves the one before. What
 * a page is made from tells that it is the same, and size and time of a file that it is as it was
 * written, where that is kept: then the one is not made and the other not read.
 * Resolves to how each file was made, and the count of those that changed.
 */
export async function writeSite(
  files: readonly SiteFile[],
  out: string,
  sealed: Renderer['sealed'],
): Promise<{ made: ReadonlyMap<string, Made>; changed: number }> {
  const held = new Set(heldIn(out));
  const next = join(out, NEXT);
  fs.rmSync(next, { recursive: true, force: true });
  const made = new Map<string, Made>();
  const changed = new Set<string>();
  const before = untouched(out);
  const makeFolder = once(
    (path: string) => fs.mkdirSync(path, { recursive: true }) ?? '',
    new Map(),
  );
  const isHeld = (file: string, body: string | Uint8Array) => {
    const path = join(out, file);
    return held.has(file) && fs.existsSync(path) && fs.readFileSync(path).equals(Buffer.from(body));
  };
  const take = async (file: string, body: string | Uint8Array, from?: string) => {
    const own = { digest: digest(body), from };
    const stood = before(file);
    const isSame = stood ? stood.digest === own.digest : isHeld(file, body);
    made.set(file, isSame ? { ...stood, ...own } : own);
    const path = join(next, file);
    if (isSame) {
      // What tells of all others is made twice.
      if (changed.delete(file)) fs.rmSync(path);
      return;
    }
    changed.add(file);
    makeFolder(dirname(path));
    // Disks are slow: meanwhile the next one is made.
    await writeFile(path, body);
  };
  const waiting = files.values();
  const work = async () => {
    for (const { file, body, digest, from } of waiting) {
      const stood = from || digest ? before(file) : undefined;
      const isSame = digest ? stood?.digest === digest : stood?.from === from;
      if (stood && isSame) made.set(file, stood);
      else await take(file, await body(), from);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    const digests = Object.fromEntries([...made].map(([file, { digest }]) => [file, digest]));
    for (const { file, body } of await sealed(digests)) await take(file, await body());
  } catch (error) {
    fs.rmSync(next, { recursive: true, force: true });
    throw error;
  }
  for (const file of BESIDE) made.set(file, { digest: '' });
  const gone = [...held].filter((file) => !made.has(file) && !file.startsWith(`${NEXT}/`));
  for (const file of gone) fs.rmSync(join(out, file));
  if (gone.length > 0 || [...changed].some((file) => !held.has(file))) removeEmpty(out);
  if (fs.existsSync(next)) move(next, out);
  fs.rmSync(next, { recursive: true, force: true });
  return { made, changed: changed.size };
}

/** Adds to a folder that Astro has written the files that tell of all others. */
export async function sealSite(out: string, sealed: Renderer['sealed']): Promise<void> {
  const digests: Record<string, string> = {};
  for (const file of filesBelow(out)) digests[file] = digest(fs.readFileSync(join(out, file)));
  for (const { file, body } of await sealed(digests)) {
    const path = join(out, file);
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, await body());
  }
}

/** Removes folders below one that hold nothing: a file may take the name of one. */
function removeEmpty(folder: string): void {
  for (const entry of fs.existsSync(folder)
    ? fs.readdirSync(folder, { withFileTypes: true })
    : []) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmpty(path);
    if (fs.readdirSync(path).length === 0) fs.rmdirSync(path);
  }
}
