/** What is told of a language in its data file: everything that reading and answering need of it. */

export type LanguageCode = 'en' | 'de' | 'fr' | 'es';

export type Language = {
  /** BCP 47 tag. */
  code: LanguageCode;
  /** Its name in English, and in itself. */
  name: string;
  own: string;
  /** Words that carry no content of their own, folded, apart by spaces. */
  stop: string;
  /** Of these, the ones that stand for the person: she, her, ... */
  pronouns: string;
  /** January to December, folded. */
  months: readonly string[];
  /** Zero to twelve, folded; several forms apart by "|". */
  numbers: readonly string[];
  /** Forms that no stemmer brings together: a plain form and its others, folded. */
  irregular: readonly string[];
  /** Words that deny: not, never, ... */
  negations: string;
};
