/** Calls over time: a picture, a sentence that says the same, and all numbers in a table. */
import { counted, number, shortDay } from '../browser/words.ts';
import { TimeChart } from './time-chart.tsx';
import type { Stats } from './types.ts';

export type Day = Stats['calls']['by_day'][number];

/** Every day from one to another, those without calls too. */
export function everyDay({ from, to }: Stats['window'], days: readonly Day[]): Day[] {
  const calls = new Map(days.map((one) => [one.day, one.calls]));
  const all: Day[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push({ day, calls: calls.get(day) ?? 0 });
  }
  return all;
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
          values={days.map((one) => one.calls)}
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
            {days.toReversed().map((one) => (
              <tr>
                <th scope="row">{shortDay(one.day)}</th>
                <td class="number">{number(one.calls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
