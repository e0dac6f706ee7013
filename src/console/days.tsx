/** Calls over time: a picture, a sentence that says the same, and all numbers in a table. */
import { counted, number, shortDay } from '../browser/words.ts';
import { TimeChart } from './time-chart.tsx';
import type { Stats } from './types.ts';

type Day = Stats['calls']['by_day'][number];

/** Every day of a period, `2026-11-20`. */
export function daysOf({ from, to }: Pick<Stats['window'], 'from' | 'to'>): string[] {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    all.push(new Date(at).toISOString().slice(0, 10));
  return all;
}

/** The calls of every day, also of those without any. */
function everyDay(window: Stats['window'], days: readonly Day[]): Day[] {
  const calls = new Map(days.map((day) => [day.day, day.calls]));
  return daysOf(window).map((day) => ({ day, calls: calls.get(day) ?? 0 }));
}

function sentence(days: readonly Day[], total: number): string {
  const most = days.reduce((a, b) => (b.calls > a.calls ? b : a), days[0] ?? { day: '', calls: 0 });
  const quiet = days.filter(({ calls }) => calls === 0).length;
  const peak = total > 0 ? ` Most on ${shortDay(most.day)}: ${number(most.calls)}.` : '';
  const none = total > 0 && quiet > 0 ? ` ${counted(quiet, 'day')} without any.` : '';
  return `${counted(total, 'call')} in ${counted(days.length, 'day')}.${peak}${none}`;
}

export function DaysFigure({ stats: { window, calls } }: { stats: Stats }) {
  const days = everyDay(window, calls.by_day);
  const text = sentence(days, calls.total);
  return (
    <figure class="days">
      <figcaption>
        <h3>Calls by day</h3>
        <p class="detail">{text}</p>
      </figcaption>
      {calls.total > 0 && (
        <TimeChart
          days={days.map(({ day }) => day)}
          values={days.map((day) => day.calls)}
          unit="calls"
          label={`Bars: ${text}`}
        />
      )}
      <details>
        <summary>The same as a table</summary>
        <table class="chart">
          <caption class="sr-only">Calls by day</caption>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col" class="number">
                Calls
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr>
                <th scope="row">{shortDay(day.day)}</th>
                <td class="number">{number(day.calls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
