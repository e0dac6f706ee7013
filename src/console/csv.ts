/** Tables as CSV (RFC 4180), to be opened by programs that calculate. */

type Cell = string | number | null | undefined;

/**
 * A text that begins like a formula, behind spaces and in full-width signs too, is put behind an
 * apostrophe, so that no program runs it.
 */
const plain = (text: string) => (/^[\s\0]*[=+\-@|%＝＋－＠]/.test(text) ? `'${text}` : text);

const cellOf = (cell: Cell) =>
  typeof cell === 'number' ? String(cell) : `"${plain(cell ?? '').replaceAll('"', '""')}"`;

/** Rows as CSV, the first of them the names of the columns. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
