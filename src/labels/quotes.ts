/** The quotation marks of languages. */

/** Outer opening and closing, inner opening and closing. */
export type Quotes = readonly [string, string, string, string];

const ENGLISH: Quotes = ['“', '”', '‘', '’'];
const GERMAN: Quotes = ['„', '“', '‚', '‘'];
const ANGLES: Quotes = ['«', '»', '“', '”'];

/**
 * By language or region (BCP 47), after the delimiters of Unicode's CLDR; Arabic as its press
 * prints them. French puts spaces inside that do not break.
 */
const QUOTES: Readonly<Record<string, Quotes>> = {
  ar: ['«', '»', '‹', '›'],
  ca: ANGLES,
  cs: GERMAN,
  de: GERMAN,
  'de-CH': ['«', '»', '‹', '›'],
  'de-LI': ['«', '»', '‹', '›'],
  el: ANGLES,
  en: ENGLISH,
  es: ANGLES,
  fr: ['«\u00A0', '\u00A0»', '“', '”'],
  'fr-CH': ['«', '»', '‹', '›'],
  it: ANGLES,
  ja: ['「', '」', '『', '』'],
  ko: ENGLISH,
  pl: ['„', '”', '«', '»'],
  pt: ENGLISH,
  'pt-PT': ANGLES,
  ru: ['«', '»', '„', '“'],
  sk: GERMAN,
  tr: ENGLISH,
  uk: ['«', '»', '„', '“'],
  zh: ENGLISH,
};

/** The quotes of a language; none where this does not know them: then they stay as written. */
export function quotesOf(tag: string): Quotes | undefined {
  const { language, region } = new Intl.Locale(tag);
  return QUOTES[`${language}-${region}`] ?? QUOTES[language];
}
