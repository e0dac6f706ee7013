/** Values of other people's formats, taken for what they are or not at all. Nothing here throws. */
import { PartialDate } from '../../schemas/common.ts';
import { markdownOfText } from '../../surfaces/resume-text.ts';

/** Characters that no text of a person holds: controls, and marks that change its direction. */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text with its line breaks, trimmed; empty for anything that is not text. */
export function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .trim();
}

/** A text on one line. */
export const lineOf = (value: unknown): string => textOf(value).replace(/\s+/g, ' ');

/** The texts of a list, each on one line; a single text is a list of one. */
export function linesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(lineOf).filter(Boolean);
}

/** The objects of a list. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : []).filter(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
}

/** A web address; a host without a scheme gets one. Empty for anything else. */
export function webOf(value: unknown): string {
  const text = lineOf(value);
  if (/\s/.test(text) || text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return '';
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]+$/.test(hostname) ? url : '';
}

/** Locales whose names of months are understood, in archives and résumés. */
const LOCALES = 'en de fr es pt it nl pl sv da nb tr cs ro'.split(' ');

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');

/** Numbers of months by their names, long and short, in all these locales. */
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
 * A day, a month or a year as YYYY-MM-DD, YYYY-MM or YYYY: of ISO 8601 forms, and of `Mar 2021` or
 * `Jan 15, 2021`. Empty where it is none of them, or could be two.
 */
export function dateOf(value: unknown): string {
  const text = lineOf(value);
  const [iso = ''] = /^\d{4}(-\d{2}(-\d{2})?)?(?=$|[T ])/.exec(text) ?? [];
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/.](\d{1,2})(?:[/.](\d{1,2}))?$/.exec(text) ?? [];
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

/** The beginning of a text on one line, whole sentences where it can be, within a length. */
export function shortOf(text: string, most: number): string {
  const line = lineOf(text);
  if (line.length <= most) return line;
  const sentences = /^.*[.!?。！？](?=\s)/su.exec(line.slice(0, most + 1))?.[0] ?? '';
  if (sentences.length >= most / 4) return sentences;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** Plain text as Markdown that shows its lines and lists as they were. */
export const markdownOf = (value: unknown): string => markdownOfText(textOf(value));
