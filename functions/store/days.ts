/** Days in UTC, YYYY-MM-DD, and when one is closed for counting. */
import { dayOf } from './keys.ts';

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000;

/**
 * A day is closed ten minutes after it ended: what was taken before midnight has been stored by
 * then.
 */
const GRACE_MS = 10 * 60_000;

/** The first day (YYYY-MM-DD) that is not closed yet. */
export function openDay(at: string): string {
  return dayOf(new Date(Date.parse(at) - GRACE_MS).toISOString());
}

/** The day after a day. */
export function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to before another. */
export function daysBetween(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = nextDay(day)) days.push(day);
  return days;
}
