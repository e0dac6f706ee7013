/** The labels, quotes and dates of one language: all that a page needs to speak it. */
import marks from '../quotes.json' with { type: 'json' };
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { grouped, type LabelFile, type Labels, type Spoken, speak } from './speak.ts';

/** A label file for each language, by its primary subtag (BCP 47). */
const LANGUAGES: Readonly<Record<string, LabelFile>> = { ar, de, en, es, fr };

/** What the pages can speak, for whoever is asked for a language. */
export const SPOKEN = Object.keys(LANGUAGES).join(', ');

/** Quotation marks: outer opening and closing, inner opening and closing. */
export type Quotes = readonly [string, string, string, string];

/**
 * By language or region (BCP 47), after the delimiters of Unicode's CLDR; Arabic as its press
 * prints them. French puts spaces inside that do not break.
 */
const QUOTES = marks as unknown as Readonly<Record<string, Quotes>>;

/** The quotes of a language; none where this does not know them: then they stay as written. */
function quotesOf(tag: string): Quotes | undefined {
  const { language, region } = new Intl.Locale(tag);
  return QUOTES[`${language}-${region}`] ?? QUOTES[language];
}

/** How a profile's pages speak. */
export type Say = Spoken<EnglishLabels> & {
  /** BCP 47, as `lang` of HTML wants it. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What straight quotes in Markdown become; none in languages whose quotes are not known. */
  quotes: Quotes | undefined;
  /** Several things as one text. */
  list: (items: readonly string[]) => string;
  /** A date as people write it: `1944-07-02`, `1944-07` or `1944`. */
  day: (date: string) => string;
  /** The name of a country (ISO 3166-1 alpha-2). */
  country: (code: string) => string;
  /** A time such as `3 months`, in words. */
  duration: (time: string) => string;
};

/** The labels of a language, and the tag to speak them with: English where it has none. */
function labelsIn(tag: string): { language: string; labels: Labels } {
  const own = LANGUAGES[new Intl.Locale(tag).language];
  return own ? { language: tag, labels: grouped(own) } : { language: 'en', labels: grouped(en) };
}

/** Every word of a language, to know its letters by. */
export const wordsIn = (tag: string): string => JSON.stringify(labelsIn(tag).labels);

/** What the script of an audit's page says, in English. */
export type AuditLabels = EnglishLabels['audit'] & Pick<EnglishLabels, 'markdown'>;

/** What the script of an audit's page says, as JSON that the page carries. */
export function auditWords(tag: string): string {
  const { audit, markdown } = labelsIn(tag).labels;
  return JSON.stringify({ ...(audit as Labels), markdown });
}

/** What the owner's console says, beside what it shows of audits. */
export type ConsoleLabels = EnglishLabels['console'];

/** That, as JSON that its page carries. */
export const consoleWords = (tag: string): string =>
  JSON.stringify({ ...JSON.parse(auditWords(tag)), console: labelsIn(tag).labels['console'] });

/** What mail to the owner says, as data: the functions hold labels of no language. */
export type MailWords = { language: string; labels: Labels };

export function mailWords(tag: string): MailWords {
  const { language, labels } = labelsIn(tag);
  return { language, labels: labels['mail'] as Labels };
}

/** The formats of Intl by how exactly a date is known: its parts. */
const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/** Which way a language is written, by the Unicode data of its script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  // ECMA-402 has it as a method; older engines, and TypeScript's library, as a getter or not yet.
  type TextInfo = { direction?: 'ltr' | 'rtl' };
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo?: () => TextInfo;
    textInfo?: TextInfo;
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

function speakerOf(tag: string): Say {
  const { language, labels } = labelsIn(tag);
  const say = speak<EnglishLabels>(labels, language);
  const formats = FORMATS.map(
    (parts) =>
      new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC', calendar: 'gregory' }),
  );
  const day = (date: string) => formats[date.split('-').length - 1]?.format(new Date(date)) ?? date;
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  return {
    ...say,
    language,
    direction: directionOf(language),
    // Of the language that texts are written in, whether there are labels for it or not.
    quotes: quotesOf(tag),
    list: (items) => items.join(say.lists.separator),
    day,
    country: (code) => regions.of(code) ?? code,
    duration: (time) => {
      const [count, unit] = time.replace(/s$/, '').split(' ');
      const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(language, format).format(Number(count));
    },
  };
}

/** Speakers by their tag, made once: the formats of Intl are what takes time. */
const speakers = new Map<string, Say>();

/**
 * Labels and dates for a language tag (BCP 47). A language without labels is spoken in English:
 * then the page is in English as well, and `language` says so.
 */
export function sayIn(tag: string): Say {
  const speaker = speakers.get(tag) ?? speakerOf(tag);
  speakers.set(tag, speaker);
  return speaker;
}
