/** Pictures beside the owner's texts: how Markdown names them, and where they are published. */
import { posix } from 'node:path';
import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { isBeside } from '../schemas/common.ts';

/** Where pictures are published. */
export const PICTURES = '/pictures/';

/** Where the addresses of pictures stand in a Markdown text, in characters, the last first. */
function placesIn(markdown: string): { start: number; end: number }[] {
  const events = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(markdown, 'utf8', true)),
  );
  const open: string[] = [];
  const places: { start: number; end: number }[] = [];
  for (const [event, { type, start, end }] of events) {
    // A picture may stand in a link: the address belongs to the inner of the two.
    if (type === 'image' || type === 'link')
      if (event === 'enter') open.push(type);
      else open.pop();
    const isAddress =
      (type === 'resourceDestinationString' && open.at(-1) === 'image') ||
      type === 'definitionDestinationString';
    if (event === 'enter' && isAddress) places.push({ start: start.offset, end: end.offset });
  }
  return places.reverse();
}

/**
 * A text whose pictures have the addresses at which `base` publishes them. `path` is that of its
 * file below the content folder: pictures are named from there.
 */
export function withPublicPictures(markdown: string, path: string, base: string): string {
  // Most texts have none, and are not read a second time.
  if (!/\.(avif|gif|jpe?g|png|svg|webp)/i.test(markdown)) return markdown;
  let text = markdown;
  for (const { start, end } of placesIn(markdown)) {
    const address = markdown.slice(start, end);
    const place = posix.join(posix.dirname(path), address);
    if (isBeside(address) && !place.startsWith('..'))
      text = `${text.slice(0, start)}${base}${PICTURES}${place}${text.slice(end)}`;
  }
  return text;
}

/** The portrait of front matter with its public address, where it names a file beside it. */
export function withPublicPortrait(data: unknown, base: string): unknown {
  const { picture } = (data ?? {}) as { picture?: unknown };
  return typeof picture === 'string' && isBeside(picture)
    ? { ...(data as object), picture: `${base}${PICTURES}${encodeURI(posix.normalize(picture))}` }
    : data;
}

/** Paths below the content folder of the pictures that texts show. */
export function picturesIn(texts: readonly string[], base: string): string[] {
  const begin = `${base}${PICTURES}`;
  // Most texts have none, and are not read a second time.
  const found = texts
    .filter((text) => text.includes(begin))
    .flatMap((text) => placesIn(text).map(({ start, end }) => text.slice(start, end)));
  const own = found.filter((address) => address.startsWith(begin));
  return [...new Set(own.map((address) => decodeURI(address.slice(begin.length))))].sort();
}
