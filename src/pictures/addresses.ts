/** Pictures beside the owner's texts: how Markdown names them, and where they are published. */
import { posix } from 'node:path';
import { isBeside, PICTURES } from '../schemas/common.ts';

/** Where the addresses of pictures stand in a Markdown text, in characters, the last first. */
async function placesIn(markdown: string): Promise<{ start: number; end: number }[]> {
  // Most texts have none, and what reads them is loaded when one has.
  const { parse, postprocess, preprocess } = await import('micromark');
  const { gfm } = await import('micromark-extension-gfm');
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
export async function withPublicPictures(markdown: string, path: string, base: string) {
  if (!/\.(avif|gif|jpe?g|png|svg|webp)/i.test(markdown)) return markdown;
  let text = markdown;
  for (const { start, end } of await placesIn(markdown)) {
    const address = markdown.slice(start, end);
    const place = posix.join(posix.dirname(path), address);
    if (isBeside(address) && !place.startsWith('..'))
      text = `${text.slice(0, start)}${base}${PICTURES}${place}${text.slice(end)}`;
  }
  return text;
}

/** Pictures that front matter names: a portrait, and those of a record. */
export function picturesNamed(data: unknown): { of: object; name: 'picture' | 'url' }[] {
  const { picture, pictures } = (data ?? {}) as Record<string, unknown>;
  return [
    ...(typeof picture === 'string' ? [{ of: data as object, name: 'picture' as const }] : []),
    ...(Array.isArray(pictures) ? pictures : [])
      .filter((one) => typeof one?.url === 'string')
      .map((of: object) => ({ of, name: 'url' as const })),
  ];
}

/** Front matter whose pictures beside its file have their public addresses. */
export function withPublicFiles(data: unknown, path: string, base: string): unknown {
  const own = structuredClone(data);
  for (const { of, name } of picturesNamed(own)) {
    const address = (of as Record<string, string>)[name] ?? '';
    const place = posix.join(posix.dirname(path), address);
    if (isBeside(address) && !place.startsWith('..'))
      Object.assign(of, { [name]: `${base}${PICTURES}${encodeURI(place)}` });
  }
  return own;
}

/** Paths below the content folder of the pictures that texts show. */
export async function picturesIn(texts: readonly string[], base: string): Promise<string[]> {
  const begin = `${base}${PICTURES}`;
  const own = new Set<string>();
  for (const text of texts.filter((one) => one.includes(begin)))
    for (const { start, end } of await placesIn(text)) {
      const address = text.slice(start, end);
      if (address.startsWith(begin)) own.add(decodeURI(address.slice(begin.length)));
    }
  return [...own].sort();
}
