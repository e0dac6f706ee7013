/** Fonts as OpenType files, and what is read of them. */
import { inflateSync } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Numbers of 16 bits, as tables of fonts hold them. */
export function bytesOf(...shorts: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(shorts.length * 2));
  shorts.forEach((short, at) => {
    view.setUint16(at * 2, short & 0xffff);
  });
  return new Uint8Array(view.buffer);
}

/** A tag as a number of 32 bits. */
export const tagOf = (tag: string) => Buffer.from(tag).readUInt32BE();
const NAME = tagOf('name');

/** The table that tells what a font is called (OpenType, `name`). */
export function nameTable(family: string): Bytes {
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const [own, plain] = [letters(family), letters(family.replaceAll(' ', ''))];
  const record = (id: number, length: number, at: number) => [3, 1, 0x409, id, length * 2, at * 2];
  const HEADER = 6 + 3 * 12;
  return bytesOf(
    ...[0, 3, HEADER],
    ...record(1, own.length, 0),
    ...record(4, own.length, 0),
    ...record(6, plain.length, own.length),
    ...own,
    ...plain,
  );
}

/** Sizes of the headers and directory entries of both containers (bytes). */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/** A table of a font, and the checksum that is told of it. */
type Table = { tag: number; checksum?: number; data: Uint8Array };

/** An OpenType file of some tables, in their order, behind a directory of them. */
export function fontOf(version: number, tables: readonly Table[]): Bytes {
  const count = tables.length;
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT.entry;
  // Tables begin at multiples of four.
  const room = ({ data }: Table) => Math.ceil(data.length / 4) * 4;
  let place = SFNT.header + count * SFNT.entry;
  const font = new Uint8Array(tables.reduce((size, table) => size + room(table), place));
  const to = new DataView(font.buffer);
  to.setUint32(0, version);
  font.set(bytesOf(count, range, power, count * SFNT.entry - range), 4);
  for (const [at, table] of tables.entries()) {
    const { tag, checksum = 0, data } = table;
    [tag, checksum, place, data.length].forEach((value, field) => {
      to.setUint32(SFNT.header + at * SFNT.entry + field * 4, value);
    });
    font.set(data, place);
    place += room(table);
  }
  return font;
}

/**
 * A font out of its WOFF container (WOFF File Format 1.0, W3C): the same tables, not compressed.
 * `family` is what it is to be called instead.
 */
export function sfntOf(woff: Uint8Array, family?: string): Bytes {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const name = family === undefined ? null : nameTable(family);
  const tables = Array.from({ length: from.getUint16(12) }, (_, table): Table => {
    const entry = WOFF.header + table * WOFF.entry;
    const [tag, start, packed, bytes, checksum] = [0, 4, 8, 12, 16].map((at) =>
      from.getUint32(entry + at),
    ) as [number, number, number, number, number];
    const own = woff.subarray(start, start + packed);
    const data = (tag === NAME && name) || (packed < bytes ? inflateSync(own) : own);
    return { tag, checksum, data };
  });
  return fontOf(from.getUint32(4), tables);
}

/** The table of a font that tells which characters it has. */
function cmapOf(font: Bytes): DataView {
  const view = new DataView(font.buffer);
  const CMAP = tagOf('cmap');
  for (let at = SFNT.header; at < font.length; at += SFNT.entry)
    if (view.getUint32(at) === CMAP) return new DataView(font.buffer, view.getUint32(at + 8));
  throw new Error('This font tells no characters.');
}

/** Code points that a font has (OpenType, `cmap` formats 4 and 12). */
export function* characters(font: Bytes): Iterable<number> {
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
