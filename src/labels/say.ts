/** The labels and dates of one language: all that a page needs to speak it. */
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Labels } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { type Quotes, quotesOf } from './quotes.ts';

/** A label file for each language, by its primary subtag (BCP 47). */
const LANGUAGES: Readonly<Record<string, Labels>> = { ar, de, en, es, fr };

/** How a profile's pages speak. */
export type Say = Labels & {
  /** BCP 47, as `lang` of HTML wants it. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What straight quotes in Markdown become; none in languages whose quotes are not known. */
  quotes: Quotes | undefined;
  /** A date as people write it: `1944-07-02`, `1944-07` or `1944`. */
  day: (date: string) => string;
  /** A period in words; what an end that is not stated means is `open`'s to say. */
  period: (start: string | null, end: string | null, open: 'since' | 'from') => string;
  /** The name of a country (ISO 3166-1 alpha-2). */
  country: (code: string) => string;
  /** A time such as `3 months`, in words. */
  duration: (time: string) => string;
};

/** What the script of an audit's page says, as data. */
export type AuditWords = Labels['audit'] & {
  markdown: Omit<Labels['markdown'], 'backTo'> & { backTo: string };
};

/** The labels that the shells of pages with reports carry, as JSON. */
export function auditWords({ audit, markdown }: Labels): string {
  const words: AuditWords = {
    ...audit,
    markdown: { ...markdown, backTo: markdown.backTo('{reference}') },
  };
  return JSON.stringify(words);
}

/** What mail to the owner says, as data: the functions hold labels of no language. */
export type MailWords = Labels['mail'] & { language: string };

export function mailWords({ mail, language }: Say): MailWords {
  return { ...mail, language };
}

/** The formats of Intl by how exactly a date is known: its parts. */
const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/** Which way a language is written, by the Unicode data of its script. */
function directionOf(language: string): 'ltr' | 'rtl' {
  // ECMA-402 has it as a method; older engines, and TypeScript's library, as a getter or not yet.
  type TextInfo = { direction?: 'ltr' | 'rtl' };
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo?: () => TextInfo;
    textInfo?: TextInfo;
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

/**
 * Labels and dates for a language tag (BCP 47). A language without labels is spoken in English:
 * then the page is in English as well, and `language` says so.
 */
export function sayIn(tag: string): Say {
  const own = LANGUAGES[new Intl.Locale(tag).language];
  const language = own ? tag : 'en';
  const labels = own ?? en;
  const formats = FORMATS.map(
    (parts) =>
      new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC', calendar: 'gregory' }),
  );
  const day = (date: string) => formats[date.split('-').length - 1]?.format(new Date(date)) ?? date;
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  return {
    ...labels,
    language,
    direction: directionOf(language),
    // Of the language that the texts are written in, labels or not.
    quotes: quotesOf(tag),
    day,
    country: (code) => regions.of(code) ?? code,
    duration: (time) => {
      const [count, unit] = time.replace(/s$/, '').split(' ');
      const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(language, format).format(Number(count));
    },
    period: (start, end, open) => {
      if (start && end) return start === end ? day(end) : labels.time.period(day(start), day(end));
      if (start) return labels.time[open](day(start));
      return end ? day(end) : '';
    },
  };
}
