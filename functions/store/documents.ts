/**
 * A document: what stood under many keys of a day, as JSON Lines, gzip (RFC 1952) and base64. Its
 * checksum is part of its key, so whoever reads it knows whether it is whole.
 */
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { sha256 } from '../../src/surfaces/seal.ts';
import { parsedJson } from './checks.ts';
import { DAMAGED } from './reading.ts';

/** What stands under an id: a record, or a fact about one. */
export type Value = Record<string, unknown>;
export type Entry = readonly [id: string, value: Value];

const SHAPE = 1;

export const Document = z.object({ shape: z.literal(SHAPE), records: z.int(), lines: z.string() });
const Line = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

const CHECKSUM_DIGITS = 32;

const checksumOf = (text: string) => sha256(`${SHAPE} ${text}`).slice(0, CHECKSUM_DIGITS);

/** A document of some entries, and its checksum. */
export function packed(entries: readonly Entry[]): { value: object; checksum: string } {
  const text = entries.map((entry) => JSON.stringify(entry)).join('\n');
  const value: z.input<typeof Document> = {
    shape: SHAPE,
    records: entries.length,
    lines: gzipSync(text).toString('base64'),
  };
  return { value, checksum: checksumOf(text) };
}

/** The text of compressed lines, as far as it can be read. */
function textOf(lines: string): string {
  try {
    const bytes = Buffer.from(lines, 'base64');
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8');
  } catch {
    return '';
  }
}

function entryOf(line: string): Entry[] {
  const { data } = Line.safeParse(parsedJson(line));
  return data ? [data] : [];
}

/** Its entries; where it is not what its checksum says, those that can be read all the same. */
export function unpacked(data: z.output<typeof Document> | typeof DAMAGED, checksum: string) {
  const text = data === DAMAGED ? '' : textOf(data.lines);
  if (data !== DAMAGED && checksumOf(text) === checksum)
    return {
      entries: text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Entry),
      isDamaged: false,
    };
  return { entries: text.split('\n').flatMap(entryOf), isDamaged: true };
}
