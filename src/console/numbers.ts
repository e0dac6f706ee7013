/** Tables of numbers that are read as charts: a bar beside every number. */
import { bar } from '../browser/bar.ts';
import { type Child, el } from '../browser/element.ts';
import { number, share } from '../browser/words.ts';

export type Row = { name: Child; value: number };

type Options = {
  caption: string;
  head: string;
  unit: string;
  rows: readonly Row[];
  empty: string;
  whole?: number;
};

/** A table with a bar in every row, or a sentence when there is none. */
export function barTable({ caption, head, unit, rows, empty, whole }: Options): HTMLElement {
  if (rows.length === 0)
    return el('div', { class: 'bars' }, el('h3', {}, caption), el('p', { class: 'detail' }, empty));
  const most = Math.max(...rows.map(({ value }) => value));
  return el(
    'div',
    { class: 'bars' },
    el(
      'table',
      { class: 'chart' },
      el('caption', {}, el('h3', {}, caption)),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, head),
          el('th', { scope: 'col', class: 'number' }, unit),
        ),
      ),
      el(
        'tbody',
        {},
        rows.map(({ name, value }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, name, bar(value, most)),
            el(
              'td',
              { class: 'number' },
              number(value),
              whole !== undefined && el('span', { class: 'share' }, ` ${share(value, whole)}`),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Numbers that are read at a glance. */
export function figures(
  list: readonly { label: string; value: number; note?: Child }[],
): HTMLElement {
  return el(
    'dl',
    { class: 'metrics' },
    list.map(({ label, value, note }) =>
      el(
        'div',
        {},
        el('dt', {}, label),
        el('dd', {}, number(value)),
        note && el('dd', { class: 'note' }, note),
      ),
    ),
  );
}
