/** The fonts of the printed documents, as the typesetter takes them, and what they can write. */
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { vendorFile } from '../engine.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
const FACES = [
  ['source-serif-4', 400],
  ['source-serif-4', 600],
  ['source-sans-3', 400],
  ['source-sans-3', 600],
] as const;

/** Sizes of the headers and directory entries of both containers (bytes). */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/**
 * A font out of its WOFF container (WOFF File Format 1.0, W3C): the same tables, not compressed,
 * behind the directory of an OpenType file.
 */
export function sfntOf(woff: Uint8Array): Bytes {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT.entry;
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, range);
  to.setUint16(8, power);
  to.setUint16(10, count * SFNT.entry - range);
  let place = SFNT.header + count * SFNT.entry;
  for (let table = 0; table < count; table++) {
    const entry = WOFF.header + table * WOFF.entry;
    const [tag, start, packed, bytes, checksum] = [0, 4, 8, 12, 16].map((at) =>
      from.getUint32(entry + at),
    ) as [number, number, number, number, number];
    [tag, checksum, place, bytes].forEach((value, field) => {
      to.setUint32(SFNT.header + table * SFNT.entry + field * 4, value);
    });
    const data = woff.subarray(start, start + packed);
    font.set(packed < bytes ? inflateSync(data) : data, place);
    // Tables begin at multiples of four.
    place += Math.ceil(bytes / 4) * 4;
  }
  return font;
}

/** The table of a font that tells which characters it has. */
function cmapOf(font: Bytes): DataView {
  const view = new DataView(font.buffer);
  const CMAP = 0x636d6170;
  for (let at = SFNT.header; at < font.length; at += SFNT.entry)
    if (view.getUint32(at) === CMAP) return new DataView(font.buffer, view.getUint32(at + 8));
  throw new Error('This font tells no characters.');
}

/** Code points that a font has (OpenType, `cmap` formats 4 and 12). */
function* characters(font: Bytes): Iterable<number> {
  const cmap = cmapOf(font);
  for (let table = 0; table < cmap.getUint16(2); table++) {
    const at = cmap.getUint32(4 + table * 8 + 4);
    const format = cmap.getUint16(at);
    if (format === 12)
      for (let group = 0; group < cmap.getUint32(at + 12); group++) {
        const own = at + 16 + group * 12;
        for (let code = cmap.getUint32(own); code <= cmap.getUint32(own + 4); code++) yield code;
      }
    if (format === 4) {
      const segments = cmap.getUint16(at + 6);
      for (let end = at + 14; end < at + 14 + segments; end += 2)
        for (let code = cmap.getUint16(end + segments + 2); code <= cmap.getUint16(end); code++)
          yield code;
    }
  }
}

async function read(name: string, weight: number, subset: string): Promise<Bytes> {
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
  return sfntOf(await readFile(vendorFile(file)));
}

/** Every font of the documents. */
export function printFonts(): Promise<Bytes[]> {
  return Promise.all(
    FACES.flatMap(([name, weight]) => SUBSETS.map((subset) => read(name, weight, subset))),
  );
}

let covered: Promise<ReadonlySet<number>> | undefined;

/** Code points that the documents can hold: those that the serif and the sans both have. */
export function printable(): Promise<ReadonlySet<number>> {
  covered ??= (async () => {
    const [serif, sans] = await Promise.all(
      (['source-serif-4', 'source-sans-3'] as const).map(async (name) => {
        const fonts = await Promise.all(SUBSETS.map((subset) => read(name, 400, subset)));
        return new Set(fonts.flatMap((font) => [...characters(font)]));
      }),
    );
    return (serif as Set<number>).intersection(sans as Set<number>);
  })();
  return covered;
}
