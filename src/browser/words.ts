/** Numbers, times of the reader's zone, and names, in the language of the page. */

const LANGUAGE = globalThis.document?.documentElement.lang || 'en';

/** Made when first used: making one takes longer than all that it is used for. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
const dates = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(LANGUAGE, { ...options, calendar: 'gregory' }));

const NUMBER = lazy(() => new Intl.NumberFormat(LANGUAGE));
const DAY = dates({ day: 'numeric', month: 'long', year: 'numeric' });
const UTC_DAY = dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const TIME = dates({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

const SHORT_TIME = dates({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const number = (value: number): string => NUMBER().format(value);

/** A part of a whole, `12 %`; empty when the whole is nothing. */
export function share(value: number, whole: number): string {
  if (whole === 0) return '';
  const percent = (value / whole) * 100;
  return percent > 0 && percent < 1 ? '< 1 %' : `${number(Math.round(percent))} %`;
}

/** `20 November 2026`; the timestamp itself when it is none. */
export function dayOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : DAY().format(date);
}

/** A day of the calendar, `2026-11-20`, as `Fri, Nov 20`. */
export const shortDay = (day: string): string => UTC_DAY().format(new Date(`${day}T00:00:00Z`));

/** Day and time of day. */
export function timeOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : TIME().format(date);
}

/** The same where there is little room, `20 Nov, 14:05`: the year and the zone are left out. */
export const shortTime = (timestamp: string): string => SHORT_TIME().format(new Date(timestamp));

/** A member or a code as words: of `assess_expertise`, `Assess expertise`; else as it is. */
export function words(name: string): string {
  if (!/^[a-z][a-z0-9_-]*$/i.test(name)) return name;
  const text = name
    .replace(/_markdown$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\b(api|http|id|url)\b/gi, (short) => short.toUpperCase())
    .trim();
  return text === '' ? name : text[0]?.toUpperCase() + text.slice(1);
}
