/** The one form that texts are looked at in: what a reader sees, whatever it is written with. */
import { confusablesMap } from 'confusables';
import { decodeHTML } from 'entities';

/** Zero-width and bidi characters, joiners, selectors, soft hyphens, controls. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Nothing beyond this is read, in UTF-16 units: what is made plain may become longer. */
const MOST_UNITS = 25_000;

/**
 * A text as a reader sees it: entities of HTML undone, letters that are full width, bold or circled
 * made plain (NFKC), the unseen removed. Case and lines stay.
 */
export const visible = (text: string): string =>
  decodeHTML(text).normalize('NFKC').slice(0, MOST_UNITS).replace(UNSEEN, '');

/** Letters without a decomposition, and those that writers of Arabic mix freely. */
const PLAIN = new Map(
  Object.entries({ ß: 'ss', œ: 'oe', æ: 'ae', ı: 'i', ى: 'ي', ة: 'ه', ٱ: 'ا' }),
);

/**
 * A text as words are compared: lower case, without accents, vowel signs and Arabic's stretching.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[ßœæıىةٱ]/g, (letter) => PLAIN.get(letter) ?? letter);

/** A folded text with letters of other scripts as the Latin letter that each looks like. */
export const latinized = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (letter) => confusablesMap.get(letter)?.toLowerCase() ?? letter);

/**
 * A regular expression written over several lines: white space in its source counts for nothing.
 * Repetitions in the patterns of this folder are bounded or unambiguous, and none is nested.
 */
export const patternOf = (source: string, flags = ''): RegExp =>
  new RegExp(source.replace(/\s+/g, ''), flags);
