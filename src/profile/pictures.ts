/** Links and pictures of the owner's texts, and whether each picture is there and can be shown. */
import { readdir } from 'node:fs/promises';
import { posix, sep } from 'node:path';
import { htmlOf } from '../gfm.ts';
import { tell } from '../labels/tell.ts';
import { picturesNamed } from '../pictures/addresses.ts';
import { isBeside } from '../schemas/common.ts';
import { nameOf, type SourceFile } from './read.ts';

type Reference = { address: string; alt: string | null };

const plain = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** Links and pictures of a Markdown text; `alt` is null for a link. */
export function referencesOf(body: string): Reference[] {
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

/** Addresses of pictures that a source shows from its folder. */
function picturesOf({ data, body }: SourceFile): string[] {
  const named = picturesNamed(data)
    .map(({ of, name }) => (of as Record<string, string>)[name] ?? '')
    .filter(isBeside)
    .map(encodeURI);
  // Most texts show none, and are not rendered to find that out.
  const shown = (body.includes('![') ? referencesOf(body) : [])
    .filter(({ address, alt }) => alt !== null && address && !isElsewhere(address))
    .map(({ address }) => address);
  return [...shown, ...named].filter((address) => !address.startsWith('/'));
}

/** What stops a build: pictures that are not there, and those that nothing can show. */
export async function pictureProblems(
  folder: string,
  sources: readonly SourceFile[],
): Promise<string[]> {
  const named = sources
    .filter(({ data }) => (data as { draft?: unknown } | null)?.draft !== true)
    .flatMap((source) =>
      picturesOf(source).map((address) => {
        const lost = `${source.file}: ${tell.warnings.noPicture({ address })}`;
        return { path: within(folder, source, address), lost };
      }),
    );
  if (named.length === 0) return [];
  // What reads pictures is loaded when there are some.
  const { pictureAt } = await import('../pictures/sizes.ts');
  const files = new Set(await ownFiles(folder));
  const problems = named.map(async ({ path, lost }) => {
    if (!files.has(path)) return lost;
    if (isBeside(path) && (await pictureAt(folder, path))) return [];
    return `${nameOf(folder, path)}: ${tell.warnings.badPicture}`;
  });
  return [...new Set((await Promise.all(problems)).flat())];
}
