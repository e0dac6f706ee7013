/** Pictures in the sizes that pages show, made by sharp without what cameras write into them. */
import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keep, known } from '../kept.ts';
import { PICTURES } from '../schemas/common.ts';

/** Widest that a picture is published, and the widths that narrower windows get (pixels). */
const WIDEST_PX = 1600;
const WIDTHS_PX = [480, 960] as const;
/** How wide a text is: 38rem, or the window. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';

export type Picture = { path: string; width: number; height: number; widths: readonly number[] };

const seen = new Map<string, { time: number; picture: Picture }>();

/** Width and height of a picture, upright. Rejects where it cannot be read to its end. */
async function sizeOf(bytes: Buffer) {
  await sharp(bytes).resize(8).raw().toBuffer();
  return (await sharp(bytes).metadata()).autoOrient;
}

/** A picture below a content folder, or null where there is none that can be read. */
export async function pictureAt(folder: string, path: string): Promise<Picture | null> {
  const file = join(folder, path);
  const { mtimeMs = 0 } = (await stat(file).catch(() => null)) ?? {};
  const seenThen = seen.get(file);
  if (seenThen?.time === mtimeMs) return seenThen.picture;
  const bytes = await readFile(file).catch(() => Buffer.of());
  const from = hash('sha256', bytes);
  type Size = Awaited<ReturnType<typeof sizeOf>>;
  const size = known<Size>('picture', from) ?? (await sizeOf(bytes).catch(() => null));
  if (!size) return null;
  keep('picture', from, size);
  const width = Math.min(size.width, WIDEST_PX);
  const height = Math.round((size.height * width) / size.width);
  const still = !/\.(gif|svg)$/i.test(path);
  const widths = still ? WIDTHS_PX.filter((candidate) => candidate < width) : [];
  const picture = { path, width, height, widths };
  seen.set(file, { time: mtimeMs, picture });
  return picture;
}

/** Name of a smaller form of a picture. */
const smaller = (path: string, width: number) => `${path}.${width}.webp`;

/** The files of a picture, by their paths below the place of pictures, and what makes each. */
export function filesOf(
  folder: string,
  { path, widths }: Picture,
): { path: string; bytes: () => Promise<Uint8Array<ArrayBuffer>> }[] {
  const file = join(folder, path);
  const own = async () => new Uint8Array(await readFile(file));
  // Without what cameras write into a picture, such as the place where it was taken.
  const bare = (width: number, webp: boolean) => async () => {
    const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
    return new Uint8Array(await (webp ? picture.webp() : picture).toBuffer());
  };
  return [
    { path, bytes: /\.(gif|svg)$/i.test(path) ? own : bare(WIDEST_PX, false) },
    ...widths.map((width) => ({ path: smaller(path, width), bytes: bare(width, true) })),
  ];
}

/** What an `img` says of a picture below a content folder; of any other, its address alone. */
export async function imageOf(address: string, folder: string, base: string, sizes = SIZES) {
  // From the host that shows the page, which may be a preview of the site.
  const src = address.startsWith(base) ? address.slice(base.length) : address;
  const picture =
    src.startsWith(PICTURES) && (await pictureAt(folder, decodeURI(src.slice(PICTURES.length))));
  if (!picture) return { src: address };
  const { width, height, widths } = picture;
  const forms = widths.map((one) => `${smaller(src, one)} ${one}w`);
  const choice =
    forms.length > 0 ? { srcset: [...forms, `${src} ${width}w`].join(', '), sizes } : {};
  return { src, ...choice, width: String(width), height: String(height) };
}

/** HTML of a text with sizes for the pictures that stand below a content folder. */
export async function withSizes(html: string, folder: string, base: string): Promise<string> {
  const parts = html.split(/(?=<img src=")/);
  const sized = parts.map(async (part) => {
    const [tag = '', src = ''] = /^<img src="([^"]*)"/.exec(part) ?? [];
    const image = await imageOf(src, folder, base);
    if (!('width' in image)) return part;
    const said = Object.entries({ ...image, loading: 'lazy' });
    const attributes = said.map(([name, value]) => `${name}="${value}"`).join(' ');
    return `<img ${attributes}${part.slice(tag.length)}`;
  });
  return (await Promise.all(sized)).join('');
}
