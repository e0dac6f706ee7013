/** Numbers, times of the reader's zone, and names, in the language of the page. */
import { once } from '../once.ts';

const LANGUAGE = globalThis.document?.documentElement.lang || 'en';

/** Made when first used: making one takes longer than all that it is used for. */
const dates = once(
  (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE, { ...options, calendar: 'gregory' }),
);
const numbers = once((language: string) => new Intl.NumberFormat(language), new Map());

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const UTC_DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_TIME = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const TIME = { ...SHORT_TIME, year: 'numeric', timeZoneName: 'short' } as const;

export const number = (value: number): string => numbers(LANGUAGE).format(value);

/** A part of a whole, `12 %`; empty when the whole is nothing. */
export function share(value: number, whole: number): string {
  if (whole === 0) return '';
  const percent = (value / whole) * 100;
  return percent > 0 && percent < 1 ? '< 1 %' : `${number(Math.round(percent))} %`;
}

/** `20 November 2026`; the timestamp itself when it is none. */
export function dayOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : dates(DAY).format(date);
}

/** A day of the calendar, `2026-11-20`, as `Fri, Nov 20`. */
export const shortDay = (day: string) => dates(UTC_DAY).format(new Date(`${day}T00:00:00Z`));

/** Day and time of day. */
export function timeOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : dates(TIME).format(date);
}

/** The same where there is little room, `20 Nov, 14:05`: the year and the zone are left out. */
export const shortTime = (timestamp: string) => dates(SHORT_TIME).format(new Date(timestamp));

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
