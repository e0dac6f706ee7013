/** Which folder holds the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { engineFile } from './engine.ts';
import { tell } from './labels/tell.ts';

/** The demonstration: part of the engine, never written by an owner. */
export const EXAMPLE = engineFile('content/example');

/** The private part of the owner's key, beside the content; git ignores it. */
export const KEY_FILE = '.signing-key.json';

/**
 * Whether a path below a content folder is of Markdown that is read: not that of the demonstration
 * or of replies, which nothing publishes, no README, and nothing that starts with "_" or ".".
 */
export const isContent = (path: string) =>
  /^(?!(example|replies)\/|(.*\/)?([_.]|README\.md$)).*\.md$/.test(path);

/** Whether an owner has begun, with profile.md or without: nothing else is shown in its place. */
const hasBegun = () =>
  existsSync('content/profile.md') ||
  (existsSync('content') &&
    readdirSync('content', { recursive: true, encoding: 'utf8' }).some((path) =>
      isContent(path.replaceAll(sep, '/')),
    ));

/**
 * The content that is built, as an absolute path: `CONTENT_DIR` if set, else `content` as soon as
 * the owner has begun, else the example.
 */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  if (env['CONTENT_DIR']) return resolve(env['CONTENT_DIR']);
  return hasBegun() ? resolve('content') : EXAMPLE;
}

/** Where files of an owner are written: in a folder that they name, else where they are read. */
export const folderFor = (named = process.env['CONTENT_DIR']) => resolve(named || 'content');

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
export const contentNotice = (folder: string = contentFolder()): string =>
  folder === EXAMPLE ? tell.check.demonstration : folderName(folder);

/** The language of whoever owns a folder (BCP 47): of their profile, else of their terminal. */
export function ownersLanguage(folder: string = contentFolder()): string {
  const profile = join(folder, 'profile.md');
  const text = folder !== EXAMPLE && existsSync(profile) ? readFileSync(profile, 'utf8') : '';
  const [, own] = /^language:\s*["']?([\w-]+)/m.exec(text) ?? [];
  return own ?? Intl.DateTimeFormat().resolvedOptions().locale;
}
