/** Tables of numbers that are read as charts: a bar beside every number. */
import type { ComponentChildren } from 'preact';
import { number, share } from '../browser/words.ts';

export type Row = { name: ComponentChildren; value: number };

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
};

/** A table with a bar in every row, or a sentence when there is none. */
export function BarTable({ caption, head, unit = 'Calls', rows, empty, whole }: Table) {
  if (rows.length === 0)
    return (
      <div class="bars">
        <h3>{caption}</h3>
        <p class="detail">{empty}</p>
      </div>
    );
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <div class="bars">
      <table class="chart">
        <caption>
          <h3>{caption}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" class="number">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr>
              <th scope="row">
                {name}
                <Bar value={value} most={most} />
              </th>
              <td class="number">
                {number(value)}
                {whole !== undefined && <span class="share"> {share(value, whole)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Figure = { label: string; value: number; note?: string };

/** Numbers that are read at a glance. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl class="metrics">
      {figures.map(({ label, value, note }) => (
        <div>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
          {note && <dd class="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
