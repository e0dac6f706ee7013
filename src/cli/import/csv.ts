/** Text and tables of files that come in any encoding. */
import { parse } from 'csv-parse/sync';

/**
 * Text of bytes: by the byte order mark, else UTF-16 where every second byte of Latin text would be
 * zero, else UTF-8, else Windows-1252, which takes every byte.
 */
export function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const head = bytes.subarray(0, 200);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const half = head.length / 4;
  if ((a === 0xff && b === 0xfe) || zeros(1) > half)
    return new TextDecoder('utf-16le').decode(bytes);
  if ((a === 0xfe && b === 0xff) || zeros(0) > half)
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that a table is written with: the one that its header has most of. */
function delimiterOf(text: string, column: string): string {
  const header = text.split(/\r?\n/).find((line) => line.toLowerCase().includes(column)) ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Most rows of one table that are read. */
const MOST_ROWS = 2_000;

/**
 * Rows of a table by the names of their columns in lower case. `column` is one that the table must
 * have: lines above the header are left out. Empty where there is none, or the text is no table.
 */
export function rowsOf(text: string, column: string): Record<string, string>[] {
  let table: string[][];
  try {
    // Lines may end in two ways within one file; the parser takes the first for all.
    table = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: delimiterOf(text, column),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
    }) as string[][];
  } catch {
    return [];
  }
  const names = (row: readonly string[]) => row.map((name) => name.trim().toLowerCase());
  const at = table.findIndex((row) => names(row).includes(column));
  if (at === -1) return [];
  const header = names(table[at] ?? []);
  return table
    .slice(at + 1)
    .map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])))
    .filter((row) => Object.values(row).some((value) => value.trim()));
}
