/** Numbers as pictures, whose labels say what they show, and as tables, which are saved as CSV. */
import { Bar } from '../browser/parts.tsx';
import { number, share, shortDay } from '../browser/words.ts';
import { download } from './api.ts';
import { Button } from './controls.tsx';
import { say } from './labels.ts';

export type Row = {
  name: string;
  note?: string | undefined;
  /** Where the list behind the number stands. */
  href?: string | undefined;
  value: number;
  /** The same in the period before, and on each day of this one, which CSV has. */
  before?: number;
  by_day?: readonly number[];
  more?: Readonly<Record<string, number>>;
};

export type Table = {
  caption: string;
  head: string;
  unit?: string;
  rows: readonly Row[];
  empty?: string;
  whole?: number;
  days?: readonly string[];
};

/** What changed against the period before, `+12`. */
const CHANGE = new Intl.NumberFormat(document.documentElement.lang, { signDisplay: 'exceptZero' });

export type Days = { days: readonly string[]; values: readonly number[] };

const DAY_MS = 86_400_000;

/** Every day of a period, `2026-11-20`, with what was counted on it. */
export function everyDay(from: string, to: string, all: readonly { day: string; calls: number }[]) {
  const calls = new Map(all.map((day) => [day.day, day.calls]));
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return { days, values: days.map((day) => calls.get(day) ?? 0) };
}

/** What a picture shows, in words. */
export function sentence({ days, values }: Days): string {
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(0, ...values);
  const quiet = values.filter((value) => value === 0).length;
  const day = shortDay(days[values.indexOf(most)] ?? '');
  const calls = say.stats.calls({ count: total });
  return [
    say.stats.inAll({ calls, days: say.stats.days({ count: days.length }) }),
    ...(total > 0 ? [say.stats.most({ day, number: most })] : []),
    ...(total > 0 && quiet > 0 ? [say.stats.quiet({ count: quiet })] : []),
  ].join(' ');
}

/** Shades of a day on which something was counted. */
const SHADES = [0.3, 0.55, 0.78, 1];

/** A year in one picture: a column a week, a square a day, the darker the more. */
export function Year({ shown }: { shown: Days }) {
  const most = Math.max(1, ...shown.values);
  // A column begins on a Monday.
  const first = (new Date(shown.days[0] ?? 0).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((first + shown.days.length) / 7);
  return (
    <div role="img" aria-label={`${say.stats.squares}: ${sentence(shown)}`}>
      <svg class="year" viewBox={`0 0 ${weeks * 10} 70`} aria-hidden="true">
        {shown.values.map((value, at) => (
          <rect
            fill-opacity={SHADES[Math.ceil((value / most) * SHADES.length) - 1]}
            x={Math.floor((first + at) / 7) * 10}
            y={((first + at) % 7) * 10}
            width={8}
            height={8}
          >
            <title>
              {shortDay(shown.days[at] ?? '')}: {say.stats.calls({ count: value })}
            </title>
          </rect>
        ))}
      </svg>
    </div>
  );
}

/**
 * A cell of CSV (RFC 4180). A text that begins like a formula, behind spaces and in full-width
 * signs too, is put behind an apostrophe, so that no program that calculates runs it.
 */
function cellOf(cell: string | number = ''): string {
  if (typeof cell === 'number') return String(cell);
  const plain = /^[\s\0]*[=+\-@|%＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A table with a bar in every row; or a sentence when there is none. */
export function BarTable({ caption, head, rows, empty, whole, days, ...table }: Table) {
  const most = Math.max(...rows.map(({ value }) => value));
  const more = Object.keys(rows[0]?.more ?? {});
  const unit = table.unit ?? say.stats.unit;
  const isCompared = rows.some(({ before }) => before !== undefined);
  const save = () => {
    const before = isCompared ? [say.stats.before] : [];
    const cells = rows.map((row) => [
      row.name,
      row.note ?? '',
      row.value,
      ...before.map(() => row.before ?? 0),
      ...more.map((name) => row.more?.[name]),
      ...(row.by_day ?? []),
    ]);
    const lines = [[head, say.stats.note, unit, ...before, ...more, ...(days ?? [])], ...cells];
    const text = lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
    const name = caption.toLowerCase().replace(/[^\p{L}]+/gu, '-');
    download(new Blob([text], { type: 'text/csv' }), `${name}.csv`);
  };
  const numbersOf = ({ value, before = 0, more: own }: Row) => [
    [number(value), whole !== undefined && <span class="share"> {share(value, whole)}</span>],
    ...(isCompared ? [CHANGE.format(value - before)] : []),
    ...more.map((name) => number(own?.[name] ?? 0)),
  ];
  if (rows.length === 0)
    return (
      <div class="bars">
        <h3>{caption}</h3>
        <p class="detail">{empty}</p>
      </div>
    );
  return (
    <div class="bars">
      <table class="chart">
        <caption>
          <h3>{caption}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {[unit, ...(isCompared ? [say.stats.change] : []), ...more].map((name) => (
              <th scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">
                {row.href ? <a href={row.href}>{row.name}</a> : row.name}
                {row.note && <span class="detail">{row.note}</span>}
                <Bar value={row.value} most={most} />
              </th>
              {numbersOf(row).map((text) => (
                <td class="number">{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="detail">
        <Button look="quiet" label={say.stats.csvOf({ caption })} press={save} text="CSV" />
      </p>
    </div>
  );
}
