/** Tables of numbers that are read as charts: a bar beside every number, and the list behind it. */
import { number, share } from '../browser/words.ts';
import { Button } from './button.tsx';
import { Bars } from './chart.tsx';
import { csvOf } from './csv.ts';
import { download } from './download.ts';

export type Row = {
  name: string;
  note?: string | undefined;
  /** Where the list behind the number stands. */
  href?: string | undefined;
  value: number;
  /** The same in the period before, and on each day of this one. */
  before?: number;
  by_day?: readonly number[];
  /** Further columns. */
  more?: Readonly<Record<string, number>>;
};

export type Table = {
  caption: string;
  head: string;
  unit?: string;
  rows: readonly Row[];
  /** What stands in place of a table without rows. */
  empty: string;
  whole?: number;
  /** The days of `by_day`. */
  days?: readonly string[];
};

/** What changed against the period before, `+12`. */
function change(value: number, before: number): string {
  const more = value - before;
  return more === 0 ? '±0' : `${more > 0 ? '+' : '\u2212'}${number(Math.abs(more))}`;
}

const isCompared = (rows: readonly Row[]) => rows.some(({ before }) => before !== undefined);

function save({ caption, head, unit = 'Calls', rows, days = [] }: Table): void {
  const more = Object.keys(rows[0]?.more ?? {});
  const before = isCompared(rows) ? ['Period before'] : [];
  const lines = rows.map((row) => [
    row.name,
    row.note ?? '',
    row.value,
    ...before.map(() => row.before ?? 0),
    ...more.map((name) => row.more?.[name]),
    ...(row.by_day ?? []),
  ]);
  const file = `${caption.toLowerCase().replace(/[^a-z]+/g, '-')}.csv`;
  const text = csvOf([[head, 'Note', unit, ...before, ...more, ...days], ...lines]);
  download(new Blob([text], { type: 'text/csv' }), file);
}

/** A bar that says nothing that the number beside it does not; the policy allows no styles. */
function Bar({ value, most }: { value: number; most: number }) {
  const width = most > 0 ? Math.max(value > 0 ? 1 : 0, (value / most) * 100) : 0;
  return (
    <svg class="bar-of" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width.toFixed(2)} height={8} />
    </svg>
  );
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
  const more = Object.keys(rows[0]?.more ?? {});
  const numbers = [unit, ...(isCompared(rows) ? ['Change'] : []), ...more];
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
            {numbers.map((name) => (
              <th scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, href, value, before = 0, by_day = [], more: own }) => (
            <tr>
              <th scope="row">
                {href ? <a href={href}>{name}</a> : name}
                {note && <span class="detail">{note}</span>}
                <Bar value={value} most={most} />
              </th>
              {days && (
                <td class="course">
                  <Bars shown={{ days, values: by_day }} top={Math.max(1, ...by_day)} />
                </td>
              )}
              <td class="number">
                {number(value)}
                {whole !== undefined && <span class="share"> {share(value, whole)}</span>}
              </td>
              {isCompared(rows) && <td class="number change">{change(value, before)}</td>}
              {more.map((column) => (
                <td class="number">{number(own?.[column] ?? 0)}</td>
              ))}
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

type Figure = { label: string; href: string; value: number; before?: number; note?: string };

/** Numbers that are read at a glance, each with the list behind it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl class="metrics">
      {figures.map(({ label, href, value, before, note }) => (
        <div>
          <dt>
            <a href={href}>{label}</a>
          </dt>
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
