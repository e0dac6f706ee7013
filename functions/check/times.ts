/** Whether the dates of a statement fit those of a record. Pure. */
import { agrees } from '../facts/dates.ts';
import type { Rec } from '../facts/record.ts';

/** Yes, no, or nothing is told of it. */
export type Answer = 'yes' | 'no' | 'unsaid';
export type Dated = { date: string; prep: string };

/** How dates are held against a record. */
export type Time =
  | 'ongoing'
  | 'during'
  | 'over'
  | 'past'
  | 'start'
  | 'begun'
  | 'end'
  | 'award'
  | 'study'
  | 'day'
  | 'birth'
  | 'death'
  | 'expiry'
  | 'never';

/**
 * Whether a date that is told is, or lies in, the one that was said: a day, month, year, decade.
 */
export const tells = (said: string, told: string | null): boolean =>
  said.length === 3 ? told?.startsWith(said) === true : agrees(said, told);

/** One date against a point of time; what is told less precisely than it is said is not told. */
const atPoint = ({ date, prep }: Dated, told: string | null, roles: string): Answer => {
  if (told === null || !roles.split(' ').includes(prep) || date.length > told.length)
    return 'unsaid';
  return tells(date, told) ? 'yes' : 'no';
};

/** One date against what lasts. */
function lasting(one: Dated, { start, end }: Rec, ended: boolean): Answer {
  const { date, prep } = one;
  if (start === null || (prep === 'since' && ended)) return 'unsaid';
  if (prep === 'since' || prep === 'from') return atPoint(one, start, prep);
  if (prep === 'to') return atPoint(one, end, prep);
  if (prep !== 'in') return 'unsaid';
  const last = end ?? '9999';
  if (date < start.slice(0, date.length) || date > last.slice(0, date.length)) return 'no';
  // Said more precisely than the edge is told, nothing is known.
  const open = [start, last].some((edge) => edge.length < date.length && date.startsWith(edge));
  return open ? 'unsaid' : 'yes';
}

/** What a record says to the dates of a statement. `gone` tells that the person is dead. */
export function timeOf(time: Time, dates: readonly Dated[], rec: Rec, gone: boolean): Answer {
  const { start, end } = rec;
  const ended = end !== null || gone;
  const none = dates.length === 0;
  const missing: Record<Time, boolean> = {
    ongoing: ended,
    during: false,
    over: !ended && none,
    past: !ended,
    start: false,
    begun: none,
    end: end === null,
    award: end === null,
    study: false,
    day: false,
    birth: none,
    death: end === null,
    expiry: none || !rec.fields.expires,
    never: !none,
  };
  if (missing[time]) return 'unsaid';
  const told = dates.map((one) => {
    if (time === 'start' || time === 'begun') return atPoint(one, start, 'in since from');
    if (time === 'end') return atPoint(one, end, 'in to');
    if (time === 'award' || time === 'death') return atPoint(one, end, 'in');
    if (time === 'expiry') return atPoint(one, rec.fields.expires ?? null, 'in to');
    if (time === 'day' || time === 'birth') return atPoint(one, start, 'in');
    if (time === 'study' && one.prep === 'in' && tells(one.date, end)) return 'yes';
    return lasting(one, rec, ended);
  });
  if (told.includes('unsaid')) return 'unsaid';
  return told.includes('no') ? 'no' : 'yes';
}
