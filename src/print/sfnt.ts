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

/** A number of 32 bits in two of 16. */
export const long = (value: number) => [value >>> 16, value & 0xffff];

/** A tag as a number of 32 bits. */
export const tagOf = (tag: string) => Buffer.from(tag).readUInt32BE();

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

/** The bytes of a table as numbers; none where there is no such table. */
export const viewOf = (data: Uint8Array = new Uint8Array()) =>
  new DataView(data.buffer, data.byteOffset, data.length);
const tagAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4));

/** Sizes of the headers and directory entries of both containers (bytes). */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/** A table of a font. Of their checksums nothing is told: nothing that sets text asks for them. */
export type Table = readonly [tag: string, data: Uint8Array];

/** An OpenType file of some tables, in their order, behind a directory of them. */
export function fontOf(version: number, tables: readonly Table[]): Bytes {
  const count = tables.length;
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT.entry;
  // Tables begin at multiples of four.
  const room = ([, data]: Table) => Math.ceil(data.length / 4) * 4;
  let place = SFNT.header + count * SFNT.entry;
  const font = new Uint8Array(tables.reduce((size, table) => size + room(table), place));
  const to = new DataView(font.buffer);
  to.setUint32(0, version);
  font.set(bytesOf(count, range, power, count * SFNT.entry - range), 4);
  for (const [at, table] of tables.entries()) {
    const [tag, data] = table;
    [tagOf(tag), 0, place, data.length].forEach((value, field) => {
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
  const from = viewOf(woff);
  const tables = Array.from({ length: from.getUint16(12) }, (_, table): Table => {
    const entry = WOFF.header + table * WOFF.entry;
    const [start = 0, packed = 0, bytes = 0] = [4, 8, 12].map((at) => from.getUint32(entry + at));
    const tag = tagAt(woff, entry);
    const own = woff.subarray(start, start + packed);
    const plain = packed < bytes ? inflateSync(own) : own;
    return [tag, tag === 'name' && family !== undefined ? nameTable(family) : plain];
  });
  return fontOf(from.getUint32(4), tables);
}

/** The tables of a font, by their tags. */
export function tablesOf(font: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(font);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, table): Table => {
      const entry = SFNT.header + table * SFNT.entry;
      const start = view.getUint32(entry + 8);
      return [tagAt(font, entry), font.subarray(start, start + view.getUint32(entry + 12))];
    }),
  );
}
