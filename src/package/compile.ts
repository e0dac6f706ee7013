/** Compiles the pages of this repository for programs that render them without Astro. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engineFile } from '../engine.ts';
import { filesBelow } from '../renderer/renderer.ts';

/** What decides how pages are compiled; content does not. */
const SOURCES = ['src', 'astro.config.mjs', 'package-lock.json'];

/** What decides how sites are made. */
export const ENGINE = [...SOURCES, 'functions', 'netlify'];

/** A hash of files, and of all files of folders, named by their paths in the repository. */
export async function sourceHash(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const place = engineFile(source);
    const files = (await filesBelow(place)).map((file) => join(place, file)).sort();
    for (const file of files.length > 0 ? files : [place])
      hash.update(`\n${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Compiles into a folder, where what is there is not of today's source: `pages` to be imported and
 * `site` with what they bring along. Rejects with what Astro prints.
 */
export async function compile(folder: string): Promise<void> {
  const mark = join(folder, 'source');
  const source = await sourceHash(SOURCES);
  if ((await readFile(mark, 'utf8').catch(() => '')) === source) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const astro = engineFile('node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    OUT_DIR: join(folder, 'site'),
    COMPILE_TO: join(folder, 'pages'),
  };
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: engineFile(''),
    env,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`The pages could not be compiled.\n${error.stdout}${error.stderr}`);
  });
  await writeFile(mark, source);
}
