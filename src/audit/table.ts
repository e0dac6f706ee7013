/**
 * Tables: every cell is text, numbers stand to the right, and what is wider than the page scrolls
 * in its frame.
 */
import { el } from '../browser/element.ts';
import { say } from './say.ts';
import type { Table } from './shape.ts';
import { simpleText } from './simple.ts';

const cellText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : simpleText(value);

/** A column of numbers, and of nothing else but gaps. */
function isNumeric(rows: Table['rows'], at: number): boolean {
  const cells = rows
    .map((row) => row[at])
    .filter((cell) => cell !== null && cell !== undefined && cell !== '');
  return (
    cells.length > 0 &&
    cells.every((cell) => typeof cell === 'number' || /^[-+]?[\d.,]+ ?%?$/.test(String(cell)))
  );
}

export function tableNode({ caption, columns, rows }: Table): HTMLElement {
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  const classes = Array.from({ length: width }, (_, at) => (isNumeric(rows, at) ? 'number' : null));
  return el(
    'div',
    { class: 'scroll', role: 'group', 'aria-label': caption || say.markdown.table, tabindex: 0 },
    el(
      'table',
      {},
      caption !== '' && el('caption', {}, caption),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          classes.map((kind, at) =>
            // A row may be longer than the head of its table; a head without text is no head.
            columns[at] ? el('th', { scope: 'col', class: kind }, columns[at]) : el('td', {}),
          ),
        ),
      ),
      el(
        'tbody',
        {},
        rows.map((row) =>
          el(
            'tr',
            {},
            classes.map((kind, at) =>
              el('td', { class: kind, dir: 'auto' }, at < row.length && cellText(row[at])),
            ),
          ),
        ),
      ),
    ),
  );
}
