/** Links and pictures of the owner's texts, and whether each picture is there and can be shown. */
import { readdir } from 'node:fs/promises';
import { posix, sep } from 'node:path';
import { htmlOf } from '../gfm.ts';
import { tell } from '../labels/tell.ts';
import { picturesNamed } from '../pictures/addresses.ts';
import { isBeside } from '../schemas/common.ts';
import { nameOf, type SourceFile } from './read.ts';

const plain = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** Links and pictures of a Markdown text; `alt` is null for a link. */
export function referencesOf(body: string): { address: string; alt: string | null }[] {
  // What looks like a tag is the renderer's own: it escapes what the text holds.
  return [...htmlOf(body).matchAll(/<a href="([^"]*)"|<img src="([^"]*)" alt="([^"]*)"/g)].map(
    ([, href, src, alt]) => ({
      address: plain(href ?? src ?? ''),
      alt: src === undefined ? null : (alt ?? ''),
    }),
  );
}

/** Whether an address leads to another place than this site or this folder. */
export const isElsewhere = (address: string) => /^(\w[\w+.-]*:|\/\/)/.test(address);

/** Every file of the owner below the content folder, with slashes. */
export async function ownFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const root = folder.length + 1;
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(root).split(sep).join('/'))
    .filter((path) => !/^example\/|(^|\/)[_.]/.test(path))
    .sort();
}

/** Where an address of a source leads within the content folder. */
export const within = (folder: string, { file }: SourceFile, address: string) =>
  posix.join(
    posix.dirname(file.slice(nameOf(folder, '').length)),
    decodeURI(address.replace(/[?#].*$/, '')),
  );

/** What stops a build: pictures that are not there, and those that nothing can show. */
export async function pictureProblems(folder: string, sources: readonly SourceFile[]) {
  const own = sources.filter(({ data }) => (data as { draft?: unknown } | null)?.draft !== true);
  const named = own.flatMap((source) => {
    const files = picturesNamed(source.data)
      .map(({ of, name }) => (of as Record<string, string>)[name] ?? '')
      .filter(isBeside);
    // Most texts show none, and are not rendered to find that out.
    const shown = source.body.includes('![') ? referencesOf(source.body) : [];
    return [...shown, ...files.map((file) => ({ address: encodeURI(file), alt: '' }))]
      .filter(({ address, alt }) => alt !== null && address && !isElsewhere(address))
      .filter(({ address }) => !address.startsWith('/'))
      .map(({ address }) => ({ source, address, path: within(folder, source, address) }));
  });
  if (named.length === 0) return [];
  // What reads pictures is loaded when there are some.
  const { pictureAt } = await import('../pictures/sizes.ts');
  const files = new Set(await ownFiles(folder));
  const problems = named.map(async ({ source, address, path }) => {
    if (!files.has(path)) return `${source.file}: ${tell.warnings.noPicture({ address })}`;
    if (isBeside(path) && (await pictureAt(folder, path))) return [];
    return `${nameOf(folder, path)}: ${tell.warnings.badPicture}`;
  });
  return [...new Set((await Promise.all(problems)).flat())];
}
