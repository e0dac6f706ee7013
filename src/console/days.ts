/** Calls over time: a picture, a sentence that says the same, and all numbers in a table. */
import { el } from '../browser/element.ts';
import { counted, number, shortDay } from '../browser/words.ts';
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

export function daysFigure(stats: Stats): HTMLElement {
  const days = everyDay(stats.window, stats.calls.by_day);
  const text = sentence(days, stats.calls.total);
  const frame = el('div', { class: 'time-chart', role: 'img', 'aria-label': `Bars: ${text}` });
  const readout = el('p', { class: 'readout', 'aria-hidden': 'true' });
  // Sizes are known once it stands in the page.
  if (stats.calls.total > 0)
    void import('./time-chart.ts').then(({ drawDays }) => {
      if (frame.isConnected) drawDays(frame, readout, days);
    });
  return el(
    'figure',
    { class: 'days' },
    el('figcaption', {}, el('h3', {}, 'Calls by day'), el('p', { class: 'detail' }, text)),
    stats.calls.total > 0 && [readout, frame],
    el(
      'details',
      {},
      el('summary', {}, 'The same as a table'),
      el(
        'table',
        { class: 'chart' },
        el('caption', { class: 'sr-only' }, 'Calls by day'),
        el(
          'thead',
          {},
          el(
            'tr',
            {},
            el('th', { scope: 'col' }, 'Day (UTC)'),
            el('th', { scope: 'col', class: 'number' }, 'Calls'),
          ),
        ),
        el(
          'tbody',
          {},
          days
            .toReversed()
            .map(({ day, calls }) =>
              el(
                'tr',
                {},
                el('th', { scope: 'row' }, shortDay(day)),
                el('td', { class: 'number' }, number(calls)),
              ),
            ),
        ),
      ),
    ),
  );
}
