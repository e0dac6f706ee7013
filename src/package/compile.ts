/** Compiles the pages of this repository for programs that render them without Astro. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { engineFile } from '../engine.ts';
import { ENTRY, filesBelow } from '../renderer/renderer.ts';

/** What decides how pages are compiled; content does not. */
const SOURCES = ['src', 'astro.config.mjs', 'package-lock.json'];

/** What decides how sites are made. */
export const ENGINE = [...SOURCES, 'functions', 'netlify'];

/** A hash of files, and of all files of folders, named by their paths in the repository. */
export function sourceHash(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const place = engineFile(source);
    const files = filesBelow(place).map((file) => join(place, file));
    for (const file of files.length > 0 ? files.sort() : [place])
      hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Compiles into a folder, where what is there is not of today's source: `pages` to be imported and
 * `site` with what they bring along. It is made beside the folder and put there whole, because
 * other programs may compile or read at the same time. Rejects with what Astro prints.
 */
export async function compile(folder: string): Promise<void> {
  const source = sourceHash(SOURCES);
  const stands = async () =>
    (await readFile(join(folder, 'source'), 'utf8').catch(() => '')) === source;
  if (await stands()) return;
  await mkdir(dirname(folder), { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  const astro = engineFile('node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    OUT_DIR: join(own, 'site'),
    COMPILE_TO: join(own, 'pages'),
  };
  try {
    await promisify(execFile)(process.execPath, [astro, 'build'], {
      cwd: engineFile(''),
      env,
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`The pages could not be compiled.\n${error.stdout}${error.stderr}`);
    });
    const entry = join(own, 'pages', ENTRY);
    // It names the place that it was made in.
    await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(own, folder));
    await writeFile(join(own, 'source'), source);
    await rm(join(own, 'astro'), { recursive: true, force: true });
    if (await stands()) return;
    await rm(folder, { recursive: true, force: true });
    await rename(own, folder);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
