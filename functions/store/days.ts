/** Days in UTC, YYYY-MM-DD, and when one is closed for counting. */
/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000;

/** A day is closed ten minutes after it ended: what was taken in it is stored by then. */
const GRACE_MS = 10 * 60_000;

/** The UTC day some milliseconds before a day or a time (ISO 8601). */
const dayAgo = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString().slice(0, 10);

/** The UTC day so many days before a day or a time (ISO 8601). */
export const dayBefore = (at: string, days = 1): string => dayAgo(at, days * DAY_MS);

/** The day after a day. */
export const nextDay = (day: string): string => dayBefore(day, -1);

/** The first day (YYYY-MM-DD) that is not closed yet. */
export const openDay = (at: string): string => dayAgo(at, GRACE_MS);

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) &&
  // The 31st of a shorter month would be a day of the next.
  new Date(text).getUTCDate() === Number(text.slice(8));

/** Days from one to before another. */
export function daysBetween(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = nextDay(day)) days.push(day);
  return days;
}
