/**
 * A font for letters that no other has: a box for each, which keeps the letter in the text of a
 * PDF. Fonts have one sign for all that they lack, and programs that read a PDF one letter for it.
 * TrueType outlines in tables of OpenType 1.9.
 */
import { type Bytes, bytesOf, fontOf, long, nameTable, type Table } from './sfnt.ts';

const EM = 1000;
const WIDTH = 600;
/** A frame: what is outside, clockwise, and the hole in it. */
const FRAME = [
  [60, 0, 60, 700, 540, 700, 540, 0],
  [110, 50, 490, 50, 490, 650, 110, 650],
];

function outline(): Uint8Array {
  const points = FRAME.flat();
  const deltas = (odd: number) => {
    const own = points.filter((_, at) => at % 2 === odd);
    return own.map((value, at) => value - (own[at - 1] ?? 0));
  };
  const ON_CURVE = 0x0101;
  return bytesOf(
    ...[2, 60, 0, 540, 700, 3, 7, 0],
    ...[ON_CURVE, ON_CURVE, ON_CURVE, ON_CURVE],
    ...deltas(0),
    ...deltas(1),
  );
}

/** The font of some code points; its family is called Boxes. */
export function boxesFor(codes: readonly number[]): Bytes {
  const all = [...new Set(codes)].sort((a, b) => a - b);
  const count = all.length + 1;
  const glyph = outline();
  const glyf = new Uint8Array(glyph.length * count);
  for (let at = 0; at < count; at += 1) glyf.set(glyph, at * glyph.length);
  const tables: Table[] = [
    [
      'cmap',
      bytesOf(
        ...[0, 1, 3, 10, ...long(12), 12, 0, ...long(16 + all.length * 12), ...long(0)],
        ...long(all.length),
        ...all.flatMap((code, at) => [...long(code), ...long(code), ...long(at + 1)]),
      ),
    ],
    ['glyf', glyf],
    [
      'head',
      bytesOf(
        ...[1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, EM, 0, 0, 0, 0, 0, 0, 0, 0],
        ...[60, 0, 540, 700, 0, 8, 2, 1, 0],
      ),
    ],
    ['hhea', bytesOf(1, 0, 800, -200, 0, WIDTH, 60, 60, 540, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    ['hmtx', bytesOf(...Array.from({ length: count }, () => [WIDTH, 60]).flat())],
    [
      'loca',
      bytesOf(...Array.from({ length: count + 1 }, (_, at) => long(at * glyph.length)).flat()),
    ],
    ['maxp', bytesOf(1, 0, count, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['name', nameTable('Boxes')],
    ['post', bytesOf(3, 0, ...Array<number>(14).fill(0))],
  ];
  return fontOf(0x00010000, tables);
}
