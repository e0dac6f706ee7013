/** Whether a built site still is what a build would make: then there is nothing to do. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_FILE } from '../evidence/keyring.ts';
import { keep, known } from '../kept.ts';
import { filesBelow } from './renderer.ts';

/**
 * Variables of shells and package managers, which decide about no site and seldom stay the same.
 */
const OF_SHELLS = /^(npm_|_$|PWD$|OLDPWD$|SHLVL$|TERM|COLUMNS$|LINES$)/;

/** Files of the working folder that decide about a site, beside the content. */
const SETTINGS = [KEY_FILE, 'package.json', 'package-lock.json'];

/**
 * A hash of all that a build is made from: the engine, every file of the content, settings, and the
 * day, because what is dated later is held back until then.
 */
export async function signOf(engine: string, content: string): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !OF_SHELLS.test(name));
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([engine, content, day, own.sort()]));
  const files = (await filesBelow(content)).sort().map((file) => join(content, file));
  for (const file of [...SETTINGS, ...files]) {
    const bytes = await readFile(file).catch(() => null);
    hash.update(`\n${file} ${bytes?.byteLength}\n`).update(bytes ?? '');
  }
  return hash.digest('hex');
}

async function stateOf(folder: string): Promise<string> {
  const told = (await filesBelow(folder)).sort().map(async (file) => {
    const { size, mtimeMs } = await stat(join(folder, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(told)).join('\n');
}

/** Whether a folder holds what was built into it by this sign, untouched. */
export async function stands(out: string, sign: string): Promise<boolean> {
  const state = known<string>('site', `${out} ${sign}`);
  return state !== undefined && state === (await stateOf(out).catch(() => null));
}

/** Keeps how a folder stands that was just built. */
export async function remember(out: string, sign: string): Promise<void> {
  keep('site', `${out} ${sign}`, await stateOf(out));
}
