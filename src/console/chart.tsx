/**
 * Numbers by day as pictures. They are shapes of the page, so that they follow its colors and
 * widths and need no library; a label says what each shows, and a table has its numbers.
 */
import { counted, number, shortDay } from '../browser/words.ts';

export type Days = { days: readonly string[]; values: readonly number[] };

const DAY_MS = 86_400_000;

/** Every day of a period, `2026-11-20`, with what was counted on it. */
export function everyDay(
  from: string,
  to: string,
  counted: readonly { day: string; calls: number }[],
) {
  const calls = new Map(counted.map((day) => [day.day, day.calls]));
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
  const peak = ` Most on ${shortDay(days[values.indexOf(most)] ?? '')}: ${number(most)}.`;
  const none = quiet > 0 ? ` ${counted(quiet, 'day')} without any.` : '';
  const sum = `${counted(total, 'call')} in ${counted(days.length, 'day')}.`;
  return total > 0 ? sum + peak + none : sum;
}

const titleOf = ({ days, values }: Days, at: number) =>
  `${shortDay(days[at] ?? '')}: ${number(values[at] ?? 0)} calls`;

/** Width of a bar as a part of its day. */
const BAR = 0.72;

/** One bar a day; where `named` each says its day and number where a pointer rests. */
export function Bars({ shown, top, named = false }: { shown: Days; top: number; named?: boolean }) {
  return (
    <svg viewBox={`0 0 ${shown.days.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      {shown.values.map((value, at) => {
        const height = (value / top) * 100;
        return (
          <g>
            {named && <title>{titleOf(shown, at)}</title>}
            {named && <rect class="day" x={at} width={1} height={100} />}
            <rect x={at + (1 - BAR) / 2} width={BAR} y={100 - height} height={height} />
          </g>
        );
      })}
    </svg>
  );
}

/** The first of 1, 2, 5, 10, 20, 50 … that is not below a number, and at least 4. */
function topOf(most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const top of [unit, 2 * unit, 5 * unit]) if (top >= Math.max(4, most)) return top;
}

/** Bars with the numbers of their axis and their first and last day. */
export function TimeChart({ shown }: { shown: Days }) {
  const top = topOf(Math.max(0, ...shown.values));
  const ends = [...new Set([shown.days[0], shown.days.at(-1)])];
  return (
    <div class="time-chart" role="img" aria-label={`Bars: ${sentence(shown)}`}>
      <p class="axis">
        {[top, top / 2, 0].map((value) => (
          <span>{number(value)}</span>
        ))}
      </p>
      <Bars shown={shown} top={top} named />
      <p class="ends">{ends.map((day) => day !== undefined && <span>{shortDay(day)}</span>)}</p>
    </div>
  );
}

/** Shades of a day, beside none at all. */
const SHADES = 4;

/** A year in one picture: a column a week, a square a day, the darker the more. */
export function Year({ shown }: { shown: Days }) {
  const most = Math.max(1, ...shown.values);
  // A column begins on a Monday.
  const first = (new Date(shown.days[0] ?? 0).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((first + shown.days.length) / 7);
  return (
    <div role="img" aria-label={`A square a day: ${sentence(shown)}`}>
      <svg class="year" viewBox={`0 0 ${weeks * 10} 70`} aria-hidden="true">
        {shown.values.map((value, at) => (
          <rect
            class={`shade-${value === 0 ? 0 : Math.ceil((value / most) * SHADES)}`}
            x={Math.floor((first + at) / 7) * 10}
            y={((first + at) % 7) * 10}
            width={8}
            height={8}
          >
            <title>{titleOf(shown, at)}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}
