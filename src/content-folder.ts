/** Which folder holds the content. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engineFile } from './engine.ts';
import { tell } from './labels/tell.ts';

/** The demonstration: part of the engine, never written by an owner. */
export const EXAMPLE = engineFile('content/example');

/** The private part of the owner's key, beside the content; git ignores it. */
export const KEY_FILE = '.signing-key.json';

/**
 * The content that is built, as an absolute path: `CONTENT_DIR` if set, else `content` as soon as
 * the owner has begun (it holds a profile.md), else the example.
 */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  if (env['CONTENT_DIR']) return resolve(env['CONTENT_DIR']);
  return existsSync('content/profile.md') ? resolve('content') : EXAMPLE;
}

/** The content of an owner. Throws a sentence where there is only the demonstration. */
export function ownersFolder(): string {
  const folder = contentFolder();
  if (folder !== EXAMPLE) return folder;
  throw new Error(tell.record.noProfile);
}

/** The content folder as owners are told of it: from here if it is below, else whole. */
export function folderName(folder: string = contentFolder()): string {
  const below = relative('.', folder);
  return below.startsWith('.') ? folder : below.replaceAll('\\', '/');
}

/** What is built, in words: `content/example (the demonstration; ...)`. */
export function contentNotice(folder: string = contentFolder()): string {
  return folder === EXAMPLE ? tell.check.demonstration : folderName(folder);
}

/** The language of whoever owns a folder (BCP 47): of their profile, else of their terminal. */
export function ownersLanguage(folder: string = contentFolder()): string {
  const profile = join(folder, 'profile.md');
  const text = folder !== EXAMPLE && existsSync(profile) ? readFileSync(profile, 'utf8') : '';
  const [, own] = /^language:\s*["']?([\w-]+)/m.exec(text) ?? [];
  return own ?? Intl.DateTimeFormat().resolvedOptions().locale;
}
