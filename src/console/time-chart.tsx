/**
 * Numbers by day as bars. They are shapes of the page, so that they follow its colors and widths
 * and need no library; the table beside a chart has its words.
 */
import { number, shortDay } from '../browser/words.ts';

/** Width of a bar as a part of its day. */
const BAR = 0.72;

/** The first of 1, 2, 5, 10, 20, 50 … that is not below a number, and at least 4. */
function topOf(most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const top of [unit, 2 * unit, 5 * unit]) if (top >= Math.max(4, most)) return top;
}

type Bars = { days: readonly string[]; values: readonly number[]; top: number; unit?: string };

/** One bar a day; with a unit each says its day and number where a pointer rests. */
export function Bars({ days, values, top, unit }: Bars) {
  return (
    <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, at) => {
        const height = (value / top) * 100;
        return (
          <g>
            {unit !== undefined && (
              <>
                <title>{`${shortDay(days[at] ?? '')}: ${number(value)} ${unit}`}</title>
                <rect class="day" x={at} width={1} height={100} />
              </>
            )}
            <rect x={at + (1 - BAR) / 2} width={BAR} y={100 - height} height={height} />
          </g>
        );
      })}
    </svg>
  );
}

type Chart = Pick<Bars, 'days' | 'values'> & { unit: string; label: string };

/** A chart with the numbers of its axis and its first and last day; `label` says all of it. */
export function TimeChart({ days, values, unit, label }: Chart) {
  const top = topOf(Math.max(0, ...values));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div class="time-chart" role="img" aria-label={label}>
      <p class="axis">
        {[top, top / 2, 0].map((value) => (
          <span>{number(value)}</span>
        ))}
      </p>
      <Bars days={days} values={values} top={top} unit={unit} />
      <p class="ends">
        {first !== undefined && <span>{shortDay(first)}</span>}
        {last !== undefined && last !== first && <span>{shortDay(last)}</span>}
      </p>
    </div>
  );
}
