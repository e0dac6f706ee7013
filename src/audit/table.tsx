/** Tables: cells are text, numbers stand to the right, and what is too wide scrolls. */
import { say } from './say.ts';
import type { Table as Given } from './shape.ts';

/** The text of a value that is neither list nor object. */
export function simpleText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  return String(value);
}

const cellText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : simpleText(value);

/** A column of numbers, and of nothing else but gaps. */
function isNumeric(rows: Given['rows'], at: number): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return (
    cells.length > 0 &&
    cells.every((cell) => typeof cell === 'number' || /^[-+]?[\d.,]+ ?%?$/.test(String(cell)))
  );
}

export function Table({ caption, columns, rows }: Given) {
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  const classes = Array.from({ length: width }, (_, at) =>
    isNumeric(rows, at) ? 'number' : undefined,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a frame, no part of a form
    <div class="scroll" role="group" aria-label={caption || say.markdown.table} tabIndex={0}>
      <table>
        {caption !== '' && <caption>{caption}</caption>}
        <thead>
          <tr>
            {classes.map((kind, at) =>
              // A row may be longer than the head of its table; a head without text is no head.
              columns[at] ? (
                <th scope="col" class={kind}>
                  {columns[at]}
                </th>
              ) : (
                <td />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {classes.map((kind, at) => (
                <td class={kind} dir="auto">
                  {at < row.length && cellText(row[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
