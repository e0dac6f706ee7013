/** Dates: of records (`1944`, `1944-07`, `1944-07-02`) and in sentences ("July 2, 1944"). Pure. */
import { LANGUAGES } from '../languages/language.ts';
import { fold } from './words.ts';

const MONTHS = new Map(
  LANGUAGES.flatMap(({ months }) =>
    months
      .split(' ')
      .flatMap((names, at) =>
        names.split('|').map((name): [string, string] => [name, String(at + 1).padStart(2, '0')]),
      ),
  ),
);
const NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = '(?:1[0-9]|20)\\d\\d';
const OF = '(?: (?:de|del|of))?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** Every date in a folded text; dateFrom reads its groups. */
export const DATES = new RegExp(
  [
    `\\b(?<y1>${YEAR})-(?<m1>0[1-9]|1[0-2])(?:-(?<d1>${DAY}))?\\b`,
    // "9/12/1906" may be in September or in December.
    `\\b(?!(?:0?[1-9]|1[0-2])/)(?<d2>${DAY})[./](?<m2>0?[1-9]|1[0-2])[./](?<y2>${YEAR})\\b`,
    `\\b(?:(?<d3>${DAY})(?:st|nd|rd|th|er|\\.|º)?${OF} )?(?<m3>${NAMES})\\b\\.?` +
      `(?: (?<d4>${DAY})(?:st|nd|rd|th)?,?)?,?${OF} (?<y3>${YEAR})\\b`,
    `\\b(?<y4>${YEAR})\\b(?!s\\b)`,
  ].join('|'),
  'g',
);

/** A date that was found, as YYYY, YYYY-MM or YYYY-MM-DD. */
export function dateFrom(groups: Record<string, string | undefined>): string {
  const { y1, y2, y3, y4, m1, m2, m3, d1, d2, d3, d4 } = groups;
  const month = m1 ?? m2?.padStart(2, '0') ?? (m3 && MONTHS.get(m3));
  const day = (d1 ?? d2 ?? d3 ?? d4)?.padStart(2, '0');
  return [y1 ?? y2 ?? y3 ?? y4, month, day].filter(Boolean).join('-');
}

/** The dates that a text tells, in order, each as precise as it is said. */
export function datesIn(text: string): string[] {
  const folded = fold(text).replace(/\s+/g, ' ');
  return [...folded.matchAll(DATES)].map(({ groups = {} }) => dateFrom(groups));
}

/** Whether a word is the name of a month in one of the languages. */
export const isMonth = (word: string): boolean => MONTHS.has(fold(word));

/** The date that a text is, and nothing else: "2 July 1944"; null for any other text. */
export function dateOf(text: string): string | null {
  // Most texts that are asked for have no year, and no date is without one.
  if (!/\d{4}/.test(text)) return null;
  const folded = fold(text).replace(/\s+/g, ' ');
  const [match] = folded.matchAll(DATES);
  return match?.[0] === folded ? (datesIn(folded)[0] ?? null) : null;
}

/** Whether a date falls between two others; null where these are not told, or less exactly. */
export function falls(date: string, from: string | null, to: string | null): boolean | null {
  const { length } = date;
  if (!from || !to) return null;
  if (date < from.slice(0, length) || date.slice(0, to.length) > to) return false;
  return (length <= from.length || !date.startsWith(from)) && date <= to.slice(0, length)
    ? true
    : null;
}

/** A date as a count of months; a missing month is the first, or the last of an end. */
const monthOf = (date: string, end: boolean): number => {
  const [year = 0, month = end ? 12 : 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
};

/**
 * Months from one date to another; both exact to a year count whole years. Never below zero.
 */
export function monthsBetween(start: string, end: string): number {
  const exact = start.length > 4 && end.length > 4;
  return Math.max(
    0,
    exact
      ? monthOf(end, true) - monthOf(start, false)
      : 12 * (Number(end.slice(0, 4)) - Number(start.slice(0, 4))),
  );
}
