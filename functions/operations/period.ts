/** The days that statistics are about, and as many before them to compare with. */
import type * as z from 'zod';
import { Day } from '../../src/schemas/common.ts';
import type { queries } from '../../src/schemas/queries.ts';
import { invalid } from '../http/body.ts';
import { dayBefore, daysBetween, nextDay } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';

const MOST_DAYS = 365;

/** Days YYYY-MM-DD, `from` and `to` included; `before`: the first day of the period before. */
export type Period = { from: string; to: string; before: string; days: number };

type Asked = z.output<(typeof queries)['getAdminStats']>;

/** A day as it was asked for at `loc`, YYYY-MM-DD. Throws validation_error for what is none. */
export function dayAsked(loc: [where: 'path' | 'query', name: string], text: string): string {
  if (Day.safeParse(text).success) return text;
  throw invalid({ loc, msg: 'Input should be a day YYYY-MM-DD', type: 'date_parsing' });
}

/**
 * The period of a query: `from` and `to`, else as many days back; nothing of the future, and of
 * more days than are told at once the last. `at` is now (ISO 8601). Throws validation_error.
 */
export function periodOf({ since_days, from, to }: Omit<Asked, 'limit'>, at: string): Period {
  const today = dayOf(at);
  const asked = to === undefined ? today : dayAsked(['query', 'to'], to);
  const last = asked > today ? today : asked;
  const first =
    from === undefined
      ? dayBefore(last, Math.min(since_days, MOST_DAYS) - 1)
      : dayAsked(['query', 'from'], from);
  const msg = 'Input should not be after to';
  if (first > last) throw invalid({ loc: ['query', 'from'], msg, type: 'value_error' });
  const earliest = dayBefore(last, MOST_DAYS - 1);
  const begin = first < earliest ? earliest : first;
  const days = daysBetween(begin, nextDay(last)).length;
  return { from: begin, to: last, before: dayBefore(begin, days), days };
}

/** Days of something in a period, and those of the period before. */
export const split = <T extends { day: string }>(
  all: readonly T[],
  { from, to, before }: Period,
): { now: T[]; past: T[] } => ({
  now: all.filter(({ day }) => day >= from && day <= to),
  past: all.filter(({ day }) => day >= before && day < from),
});
