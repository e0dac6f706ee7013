/** Builds that many test files share, made again only when what goes into them has changed. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSites, ODD } from './build.ts';

/** What a build is made from, beside its content: folders and files of the project. */
const INPUTS = ['src', 'functions', 'netlify', 'astro.config.mjs', 'package-lock.json'];

/** A build writes this beside itself; mounts import it. */
export const CRAWLERS = '.generated/crawlers.json';

/** Every file at or below a path, sorted. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Takes files into a hash, with their names. */
function add(hash: Hash, inputs: readonly string[]): Hash {
  for (const input of inputs)
    for (const file of /\.\w+$/.test(input) ? [input] : filesAt(input))
      hash.update(`\n${relative('.', file)}\n`).update(readFileSync(file));
  return hash;
}

export type SharedBuild = {
  out: string;
  content: string;
  /** What of its environment is not as all others have it. */
  env?: Record<string, string>;
};

/**
 * Builds whose output is not of today's inputs, with a hash over everything that decides what a
 * build holds: content, code, the versions of libraries and of Node, and the day, because items of
 * tomorrow are held back. The hash stands beside the build, as `<out>.inputs`.
 */
function stale(builds: readonly SharedBuild[]): { build: SharedBuild; inputs: string }[] {
  const day = new Date().toISOString().slice(0, 10);
  const code = add(createHash('sha256').update(`${process.version} ${day}`), INPUTS);
  return builds.flatMap((build) => {
    const { content, env = {} } = build;
    const inputs = add(code.copy().update(JSON.stringify(env)), [content]).digest('hex');
    const mark = markOf(build);
    const known = existsSync(mark) && readFileSync(mark, 'utf8');
    const stands = known === inputs && [build.out, CRAWLERS].every((path) => existsSync(path));
    return stands ? [] : [{ build, inputs }];
  });
}

const markOf = ({ out }: SharedBuild) => `${out}.inputs`;

/**
 * Sees to it that folders hold the builds of content folders as they are now. Throws with what the
 * builds printed when one fails.
 */
export async function sharedBuilds(builds: readonly SharedBuild[]): Promise<void> {
  const list = stale(builds);
  if (list.length === 0) return;
  const names = list.map(({ build }) => relative('.', build.content)).join(', ');
  process.stdout.write(`Building ${names} for the tests: inputs changed.\n`);
  for (const { build } of list) {
    rmSync(markOf(build), { force: true });
    rmSync(build.out, { recursive: true, force: true });
  }
  await buildSites(
    list.map(({ build: { out, content, env } }) => ({
      out,
      env: { CONTENT_DIR: content, ...env },
      // What has one of everything is made as `npm run build` makes it; tests/dist/signed holds the
      // other way to its bytes.
      compiled: out !== ODD,
    })),
  );
  for (const { build, inputs } of list) writeFileSync(markOf(build), inputs);
}

/** The same for one. */
export function sharedBuild(
  out: string,
  content: string,
  env: Record<string, string> = {},
): Promise<void> {
  return sharedBuilds([{ out, content, env }]);
}
