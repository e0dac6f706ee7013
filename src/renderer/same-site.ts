/** Whether a built site still is what a build would make: then there is nothing to do. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from '../content-folder.ts';
import { keep, known } from '../kept.ts';
import { filesBelow } from './renderer.ts';

/**
 * Variables of shells and package managers, which decide about no site and seldom stay the same.
 */
const OF_SHELLS = /^(npm_|_$|PWD$|OLDPWD$|SHLVL$|TERM|COLUMNS$|LINES$)/;

/** Files of the working folder that decide about a site, beside the content. */
const SETTINGS = [KEY_FILE, 'package.json', 'package-lock.json'];

/**
 * Hashes of what a build is made from: `beside` of the engine, settings, and every file of the
 * content but Markdown; `sign` of that, of Markdown, and of the day, because what is dated later is
 * held back until then.
 */
export function signsOf(engine: string, content: string) {
  const own = Object.entries(process.env).filter(([name]) => !OF_SHELLS.test(name));
  const hash = createHash('sha256').update(JSON.stringify([engine, content, own.sort()]));
  const add = (file: string) => {
    const bytes = existsSync(file) ? readFileSync(file) : null;
    hash.update(`\n${file} ${bytes?.byteLength}\n`).update(bytes ?? '');
  };
  const files = filesBelow(content).sort();
  const isText = (file: string) => file.endsWith('.md');
  for (const file of files.filter((file) => !isText(file))) add(join(content, file));
  for (const file of SETTINGS) add(file);
  const beside = hash.copy().digest('hex');
  hash.update(new Date().toISOString().slice(0, 10));
  for (const file of files.filter(isText)) add(join(content, file));
  return { sign: hash.digest('hex'), beside, count: files.length };
}

/**
 * A file as it was built: the digest of its bytes, what they were made from where known, and how it
 * stood when the build had ended.
 */
export type Made = { digest: string; from?: string | undefined; size?: number; mtimeMs?: number };
type Site = { sign: string; files: Map<string, Made> };

/** How the site in a folder stood when it was built; nothing where that is not kept. */
const siteIn = (out: string) => known<Site>('site', out);

/** How each file of a folder was built that nobody has touched since, by size and time. */
export function untouched(out: string): (file: string) => Made | undefined {
  const files = siteIn(out)?.files;
  return (file) => {
    const stood = files?.get(file);
    const now = stood && statSync(join(out, file), { throwIfNoEntry: false });
    return now?.size === stood?.size && now?.mtimeMs === stood?.mtimeMs ? stood : undefined;
  };
}

/** Whether a folder holds what was built into it by this sign, untouched. */
export function stands(out: string, sign: string): boolean {
  const site = siteIn(out);
  if (site?.sign !== sign) return false;
  const files = filesBelow(out);
  return files.length === site.files.size && files.every(untouched(out));
}

/** Keeps how the files of a folder stand that was just built. */
export function remember(out: string, sign: string, made: ReadonlyMap<string, Made>): void {
  const files = [...made].map(([file, own]): [string, Made] => {
    if (own.size !== undefined) return [file, own];
    const { size, mtimeMs } = statSync(join(out, file));
    return [file, { ...own, size, mtimeMs }];
  });
  keep<Site>('site', out, { sign, files: new Map(files) });
}
