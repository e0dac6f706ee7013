/** Whether the dates of a statement fit those of a record. Pure. */
import { agrees } from '../facts/dates.ts';
import type { Rec } from '../facts/record.ts';

/** Yes, no, or nothing is told of it. */
export type Answer = 'yes' | 'no' | 'unsaid';
export type Dated = { date: string; prep: string };

type Point = 'start' | 'end' | 'expires' | 'span';
/** How dates are held against a record: what of it a date tells in each of its roles. */
const TIMES = {
  held: { in: 'span', since: 'start', from: 'start', to: 'end' },
  start: { in: 'start', since: 'start', from: 'start' },
  end: { in: 'end', to: 'end' },
  award: { in: 'end', since: 'end' },
  day: { in: 'start' },
  expiry: { in: 'expires', to: 'expires' },
  never: {},
} as const satisfies Record<string, Record<string, Point>>;
export type Time = keyof typeof TIMES;

/** Whether it tells of what lasts, not of a point of time. */
export const lasts = (time: Time): boolean => time === 'held';

/** One date against a record; what is told less precisely than it is said is not told. */
function answer({ date, prep }: Dated, time: Time, rec: Rec, ended: boolean): Answer {
  const point = (TIMES[time] as Record<string, Point>)[prep];
  const { start, end, fields } = rec;
  if (!point || (prep === 'since' && ended && lasts(time))) return 'unsaid';
  if (point !== 'span') {
    const told = { start, end, expires: fields.expires ?? null }[point];
    if (told === null || date.length > told.length) return 'unsaid';
    return agrees(date, told) ? 'yes' : 'no';
  }
  if (start === null) return 'unsaid';
  const last = end ?? '9999';
  if (date < start.slice(0, date.length) || date > last.slice(0, date.length)) return 'no';
  // Said more precisely than the edge is told, nothing is known.
  const open = [start, last].some((edge) => edge.length < date.length && date.startsWith(edge));
  return open ? 'unsaid' : 'yes';
}

/** What a record, of something that has ended or not, says to a statement with such dates. */
export function timeOf(
  time: Time,
  dates: readonly Dated[],
  past: boolean,
  rec: Rec,
  ended: boolean,
): Answer {
  // What is told in the present holds; what was, without a date, has ended.
  if (lasts(time) && ended && !past) return 'unsaid';
  if (lasts(time) && past && !ended && dates.length === 0) return 'unsaid';
  if (rec.end === null && (time === 'end' || time === 'award')) return 'unsaid';
  const told = dates.map((one) => answer(one, time, rec, ended));
  if (told.includes('unsaid')) return 'unsaid';
  return told.includes('no') ? 'no' : 'yes';
}
