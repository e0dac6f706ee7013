/** Builds that many test files share, made again only when what goes into them has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSite } from './build.ts';

/** What a build is made from, beside its content: folders and files of the project. */
const INPUTS = ['src', 'functions', 'netlify', 'astro.config.mjs', 'package-lock.json'];

/** A build writes this beside itself; mounts import it. */
const CRAWLERS = '.generated/crawlers.json';

/** Every file at or below a path, sorted. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * One hash over everything that decides what a build holds: content, code, the versions of
 * libraries and of Node, and the day, because items of tomorrow are held back.
 */
function inputsOf(content: string, env: Record<string, string>): string {
  const hash = createHash('sha256');
  const day = new Date().toISOString().slice(0, 10);
  hash.update(`${process.version} ${day} ${JSON.stringify(env)}`);
  for (const input of [content, ...INPUTS])
    for (const file of /\.\w+$/.test(input) ? [input] : filesAt(input))
      hash.update(`\n${relative('.', file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Sees to it that `out` holds the build of a content folder as it is now, in an environment. The
 * hash of what it was made from stands beside it, as `<out>.inputs`. Throws with what the build
 * printed when it fails.
 */
export async function sharedBuild(
  out: string,
  content: string,
  env: Record<string, string> = {},
): Promise<void> {
  const mark = `${out}.inputs`;
  const inputs = inputsOf(content, env);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs && existsSync(CRAWLERS)) return;
  process.stdout.write(`Building ${relative('.', content)} for the tests: its inputs changed.\n`);
  rmSync(mark, { force: true });
  rmSync(out, { recursive: true, force: true });
  const { code, output } = await buildSite(out, { CONTENT_DIR: content, ...env });
  if (code !== 0) throw new Error(`The build for ${out} failed:\n${output}`);
  writeFileSync(mark, inputs);
}
