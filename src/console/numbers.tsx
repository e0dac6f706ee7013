/** Tables of numbers that are read as charts: a bar beside every number. */
import type { ComponentChildren } from 'preact';
import { number, share } from '../browser/words.ts';
import { Button } from './button.tsx';
import { csvOf } from './csv.ts';
import { download } from './download.ts';
import { Bars } from './time-chart.tsx';

export type Row = {
  name: ComponentChildren;
  /** The name as text, where it is more than that on the page. */
  key?: string;
  value: number;
  /** The same in the period before, and on each day of this one. */
  before?: number;
  by_day?: readonly number[];
};

/** A bar that says nothing that the number beside it does not; the policy allows no styles. */
function Bar({ value, most }: { value: number; most: number }) {
  const width = most > 0 ? Math.max(value > 0 ? 1 : 0, (value / most) * 100) : 0;
  return (
    <svg class="bar-of" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width.toFixed(2)} height={8} />
    </svg>
  );
}

type Table = {
  caption: string;
  head: string;
  unit?: string;
  rows: readonly Row[];
  empty: string;
  whole?: number;
  /** The days of `by_day`. */
  days?: readonly string[];
};

/** What changed against the period before, `+12`; nothing where nothing did. */
function change(value: number, before: number): string {
  const more = value - before;
  return more === 0 ? '±0' : `${more > 0 ? '+' : '\u2212'}${number(Math.abs(more))}`;
}

function save({ caption, head, unit = 'Calls', rows, days = [] }: Table): void {
  const compared = rows.some(({ before }) => before !== undefined);
  const lines = rows.map(({ key, name, value, before, by_day = [] }) => [
    key ?? String(name),
    value,
    ...(compared ? [before ?? 0] : []),
    ...by_day,
  ]);
  const names = [head, unit, ...(compared ? ['Period before'] : []), ...days];
  const file = `${caption.toLowerCase().replace(/[^a-z]+/g, '-')}.csv`;
  download(new Blob([csvOf([names, ...lines])], { type: 'text/csv' }), file);
}

/** A table with a bar, and its course over time, in every row; or a sentence when there is none. */
export function BarTable(table: Table) {
  const { caption, head, unit = 'Calls', rows, empty, whole, days } = table;
  if (rows.length === 0)
    return (
      <div class="bars">
        <h3>{caption}</h3>
        <p class="detail">{empty}</p>
      </div>
    );
  const most = Math.max(...rows.map(({ value }) => value));
  const compared = rows.some(({ before }) => before !== undefined);
  return (
    <div class="bars">
      <table class="chart">
        <caption>
          <h3>{caption}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {days && (
              <th scope="col">
                <span class="sr-only">Over time</span>
              </th>
            )}
            <th scope="col" class="number">
              {unit}
            </th>
            {compared && (
              <th scope="col" class="number">
                Change
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, before = 0, by_day }) => (
            <tr>
              <th scope="row">
                {name}
                <Bar value={value} most={most} />
              </th>
              {days && (
                <td class="course">
                  {by_day && <Bars days={days} values={by_day} top={Math.max(1, ...by_day)} />}
                </td>
              )}
              <td class="number">
                {number(value)}
                {whole !== undefined && <span class="share"> {share(value, whole)}</span>}
              </td>
              {compared && <td class="number change">{change(value, before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="detail">
        <Button look="quiet" label={`${caption} as CSV`} press={() => save(table)}>
          CSV
        </Button>
      </p>
    </div>
  );
}

type Figure = { label: string; value: number; before?: number; note?: string };

/** Numbers that are read at a glance. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl class="metrics">
      {figures.map(({ label, value, before, note }) => (
        <div>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
          {before !== undefined && (
            <dd class="note">{change(value, before)} on the period before</dd>
          )}
          {note && <dd class="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
