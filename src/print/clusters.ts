/**
 * A font with one glyph for each cluster: a letter with its marks, a syllable, a word. A PDF tells
 * programs the text of one glyph alone: where several show a cluster, they read a part of it twice
 * or not at all. Composite glyphs and ligatures of OpenType 1.9.
 */
import * as hb from 'harfbuzzjs';
import { type Bytes, bytesOf, fontOf, long, tablesOf, tagOf, viewOf } from './sfnt.ts';

/** A cluster: the glyphs that are written for it, and those that show it, at their places. */
type Cluster = {
  written: number[];
  parts: { glyph: number; x: number; y: number }[];
  advance: number;
};

/** The glyphs of a text from left to right, each at its place behind those before it. */
function shaped(font: hb.Font, text: string): Omit<Cluster, 'written'> {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Letters are found behind each other, whatever stands between them unseen.
  buffer.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  hb.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let advance = 0;
  const parts = buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    advance += xAdvance;
    return { glyph, x: advance - xAdvance + xOffset, y: yOffset };
  });
  return { parts, advance };
}

/** A glyph that shows others at their places. */
function composite(font: hb.Font, parts: Cluster['parts']): Bytes {
  const boxes = parts.flatMap(({ glyph, x, y }) => {
    const box = font.glyphExtents(glyph);
    return box ? [[box.xBearing + x, box.yBearing + y, box.width, box.height] as const] : [];
  });
  // Places are words, of x and y; and whether more parts follow.
  const [PLACED, MORE] = [0x3, 0x20];
  return bytesOf(
    -1,
    Math.min(...boxes.map(([x]) => x)),
    Math.min(...boxes.map(([, y, , height]) => y + height)),
    Math.max(...boxes.map(([x, , width]) => x + width)),
    Math.max(...boxes.map(([, y]) => y)),
    ...parts.flatMap(({ glyph, x, y }, at) => [PLACED | (parts[at + 1] ? MORE : 0), glyph, x, y]),
  );
}

/** Tables as a table holds them: how many, where each begins, and they. `before` are bytes. */
function listed(tables: readonly number[][], before: number): number[] {
  let at = before + 2 + tables.length * 2;
  const places = tables.map(({ length }) => {
    at += length * 2;
    return at - length * 2;
  });
  return [tables.length, ...places, ...tables.flat()];
}

/** The table that puts a glyph, by its number, in the place of those that are written. */
function ligatures(made: readonly (readonly [written: number[], glyph: number])[]): Bytes {
  const byFirst = [...Map.groupBy(made, ([[first = 0]]) => first)].sort(([a], [b]) => a - b);
  const sets = byFirst.map(([, set]) =>
    listed(
      // The longest that is written counts.
      set
        .toSorted(([a], [b]) => b.length - a.length)
        .map(([[, ...rest], glyph]) => [glyph, rest.length + 1, ...rest]),
      0,
    ),
  );
  const list = listed(sets, 4);
  return bytesOf(
    ...[1, 0, 10, 32, 58],
    // For every script one lookup, of the feature that comes first; and of another, since letters of
    // Arabic are joined by other means in a font without it.
    ...[1, ...long(tagOf('DFLT')), 8, 4, 0, 0, 0xffff, 2, 0, 1],
    ...[2, ...long(tagOf('ccmp')), 14, ...long(tagOf('init')), 20, 0, 1, 0, 0, 1, 0],
    ...[1, 4, 4, 0, 1, 8],
    ...[1, 4 + list.length * 2, ...list],
    ...[1, byFirst.length, ...byFirst.map(([first]) => first)],
  );
}

const faceOf = (font: Bytes) => new hb.Face(new hb.Blob(font.buffer));

/** Code points that a font has. */
export const characters = (font: Bytes): Iterable<number> => faceOf(font).collectUnicodes();

/** The font that has a glyph for each letter and mark: what this one makes of them is left out. */
function plainOf(font: Bytes): hb.Font {
  const tables = tablesOf(font).set('GSUB', ligatures([]));
  tables.delete('GPOS');
  return new hb.Font(faceOf(fontOf(viewOf(font).getUint32(0), [...tables])));
}

/**
 * The font, where each of some texts that is written with more than one glyph has a glyph of its
 * own. It knows of no others what is made of them.
 */
export function withClusters(font: Bytes, texts: Iterable<string>): Bytes {
  const [own, plain] = [new hb.Font(faceOf(font)), plainOf(font)];
  const clusters = Array.from(texts, (text): Cluster => {
    const glyphs = shaped(plain, text).parts.map(({ glyph }) => glyph);
    const isBackward = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
    const written = isBackward ? glyphs.reverse() : glyphs;
    return { written, ...shaped(own, text) };
  }).filter(({ written }) => written.length > 1 && !written.includes(0));
  const tables = tablesOf(font);
  const copy = (tag: string) => {
    const data = new Uint8Array(tables.get(tag) ?? []);
    tables.set(tag, data);
    return viewOf(data);
  };
  const [maxp, head, hhea, loca] = [copy('maxp'), copy('head'), copy('hhea'), copy('loca')];
  const count = maxp.getUint16(4);
  const places = Array.from({ length: count + 1 }, (_, at) =>
    head.getUint16(50) === 1 ? loca.getUint32(at * 4) : loca.getUint16(at * 2) * 2,
  );
  const glyphs = clusters.map(({ parts }) => composite(own, parts));
  for (const glyph of glyphs) places.push((places.at(-1) ?? 0) + glyph.length);
  // How many glyphs there are, the most parts of one, how deep these lie; long places; metrics.
  maxp.setUint16(4, count + glyphs.length);
  maxp.setUint16(28, Math.max(maxp.getUint16(28), ...clusters.map(({ parts }) => parts.length)));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
  head.setUint16(50, 1);
  hhea.setUint16(34, count + glyphs.length);
  const metrics = Array.from({ length: count }, (_, at) => [
    own.glyphHAdvance(at),
    own.glyphExtents(at)?.xBearing ?? 0,
  ]);
  const more = clusters.map(({ advance }, at) => [advance, viewOf(glyphs[at]).getInt16(2)]);
  tables
    .set('GSUB', ligatures(clusters.map(({ written }, at) => [written, count + at])))
    .set('glyf', Buffer.concat([tables.get('glyf') ?? new Uint8Array(), ...glyphs]))
    .set('hmtx', bytesOf(...metrics.flat(), ...more.flat()))
    .set('loca', bytesOf(...places.flatMap(long)))
    .set('post', bytesOf(3, 0, ...Array<number>(14).fill(0)));
  return fontOf(viewOf(font).getUint32(0), [...tables]);
}
