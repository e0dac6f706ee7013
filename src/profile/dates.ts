/** Dates as people and programs write them. */
import { PartialDate } from '../schemas/common.ts';

/** Locales whose names of months are understood, in archives and résumés. */
const LOCALES = 'en de fr es pt it nl pl sv da nb tr cs ro'.split(' ');

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');

function monthNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of LOCALES)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) {
        const name = plain(format.format(Date.UTC(2024, at, 15)));
        if (!names.has(name)) names.set(name, String(at + 1).padStart(2, '0'));
      }
    }
  return names;
}

let months: Map<string, string> | undefined;

function monthOf(word: string): string | undefined {
  months ??= monthNames();
  return months.get(plain(word)) ?? months.get(plain(word).slice(0, 3));
}

/**
 * A day, a month or a year as YYYY-MM-DD, YYYY-MM or YYYY: of ISO 8601 forms, and of `Mar 2021`,
 * `03.2021` or `Jan 15, 2021`. Empty where it is none of them, or could be two.
 */
export function dateOf(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : String(value ?? '');
  const [iso = ''] = /^\d{4}(-\d{2}(-\d{2})?)?(?=$|[T ])/.exec(text) ?? [];
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(
      text.replace(/^(\d{1,2})[-/.](\d{4})$/, '$2-$1'),
    ) ?? [];
  const named =
    /^(?:(\d{1,2})\.?\s+)?(?:de\s+)?(\p{L}+)\.?,?\s+(?:(\d{1,2}),?\s+)?(?:de\s+)?(\d{4})$/u.exec(
      text,
    );
  const parts = iso
    ? [iso]
    : year
      ? [year, month, day]
      : named
        ? [named[4] ?? '', monthOf(named[2] ?? '') ?? '?', named[1] ?? named[3] ?? '']
        : [];
  const date = parts
    .filter(Boolean)
    .map((part, at) => (at > 0 ? part.padStart(2, '0') : part))
    .join('-');
  return PartialDate.safeParse(date).success ? date : '';
}
