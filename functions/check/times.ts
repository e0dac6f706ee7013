/** Whether the dates of a statement fit those of a record. Pure. */
import { agrees } from '../facts/dates.ts';
import type { Rec } from '../facts/record.ts';

/** Yes, no, or nothing is told of it. */
export type Answer = 'yes' | 'no' | 'unsaid';
export type Dated = { date: string; prep: string };

/** Points of time, by the field that tells each and the roles that a date may have for it. */
const POINTS = {
  start: ['start', 'in since from'],
  end: ['end', 'in to'],
  award: ['end', 'in since'],
  day: ['start', 'in'],
  expiry: ['expires', 'in to'],
} as const;

/** How dates are held against a record: a point of time, what lasts, or none at all. */
export type Time = keyof typeof POINTS | 'held' | 'ongoing' | 'during' | 'study' | 'never';

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

/**
 * What a record says to a statement in the past or present with such dates. `gone` tells that the
 * person is dead.
 */
export function timeOf(
  time: Time,
  dates: readonly Dated[],
  past: boolean,
  rec: Rec,
  gone: boolean,
): Answer {
  const { start, end, fields } = rec;
  const ended = end !== null || gone;
  const none = dates.length === 0;
  const answer = (one: Dated): Answer => {
    if (time === 'never') return 'unsaid';
    if (time in POINTS) {
      const [field, roles] = POINTS[time as keyof typeof POINTS];
      return atPoint(one, { start, end, expires: fields.expires ?? null }[field], roles);
    }
    if (time === 'study' && one.prep === 'in' && tells(one.date, end)) return 'yes';
    return lasting(one, rec, ended);
  };
  // What is told in the present holds; what was, without a date, has ended.
  const lasts = !(time in POINTS) && time !== 'never';
  if (lasts && ended && !past) return 'unsaid';
  if (past && none && !ended && (time === 'held' || time === 'ongoing')) return 'unsaid';
  if (time === 'ongoing' && ended) return 'unsaid';
  if (end === null && (time === 'end' || time === 'award')) return 'unsaid';
  const told = dates.map(answer);
  if (told.includes('unsaid')) return 'unsaid';
  return told.includes('no') ? 'no' : 'yes';
}
