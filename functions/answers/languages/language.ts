/**
 * What is told of a language in its data file: everything that reading questions, answering them
 * and checking statements need of it.
 */
import type { PlacedKind, PlacesOf } from '../../../src/kinds/kinds.ts';

/** The words of a text, each as a type. */
export type Words<S extends string> = S extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : S;

export type LanguageCode = Words<'en de fr es'>;

/** The kinds of thing that a question can ask for. */
export type Slot = Words<'who when where many long old much how'>;

/** Headings of typed values; each is also the name of a fixed text in an answer. */
export type HeadingId =
  | Words<'location languages born died focus links operator capacity minimum engagements refused'>
  | Words<'industries from notice workplace zone authorization contact response email welcome'>
  | Words<'unwelcome start end length evidence first latest longest ongoing last before after'>
  | 'span';

/** Fixed sentences of answers; `written` has the name of a language for {language}. */
export type FrameId =
  Words<'says note curated nearest silent private scope language quoted written part missing'>;

/** Kinds of lists that can be asked for by name. */
export type ListKind = Extract<PlacesOf<PlacedKind>, { ask: unknown }>['ask']['kind'] | 'article';

/** What a statement can say of a typed record. */
export type Deed =
  Words<'be work employ hold begin join leave end study get speak write expire live born die master'>;

/** A list over several lines as one. */
export const words = ({ raw }: TemplateStringsArray): string =>
  raw.join('').replace(/\s+/g, ' ').trim();

/** A pattern over several lines as one, each "\" once; no line of it begins with a space. */
export const pattern = ({ raw }: TemplateStringsArray): string =>
  raw.join('').replace(/\n\s*/g, '');

/**
 * The data as it is written. Words are folded (lower case without diacritics) and apart by spaces,
 * groups of words by " / ", several forms of one by "|". Patterns are over folded words.
 */
export type Language = {
  /** BCP 47 tag. */
  code: LanguageCode;
  /** Letters and marks that tell it from the others, where it has any. */
  marks: string;
  /** Words that carry no content of their own, beside `pronouns` and `openers`. */
  stop: string;
  /** Words that stand for the person: she, her, ... */
  pronouns: string;
  /** Words that a question begins with, also after "and". */
  openers: string;
  /** January to December. */
  months: string;
  /** Zero, one, two, ... by their order, or a number by its digits. */
  numbers: string;
  /** Groups of forms that no stemmer brings together, the plain one first. */
  irregular: string;
  /** Words that deny: not, never, ... */
  negations: string;
  /** Words that narrow a statement: only a sentence that has them too may answer for them. */
  qualifiers: string;
  /** Words of evidence notes that call a statement disputed. */
  disputed: string;
  /** Words of requests that ask for nothing themselves: please, overview, ... */
  fillers: string;
  /** Words that name what is asked for: year, city, number, ... */
  asking: string;
  /** Words that say little beside others: give, happen, ... */
  light: string;
  /** Patterns for what a question asks for. */
  slots: Readonly<Record<Slot, string>>;
  /** A pattern for questions that want a yes or a no. */
  yesNo: string;
  /** A pattern for questions about what holds to this day: still. */
  open: string;
  /** A pattern for questions about what will or can be: no past fact answers them. */
  ahead: string;
  /** A pattern for courses that were not completed. */
  unfinished: string;
  /** A pattern for private matters. */
  private: string;
  /** Who somebody has to do with, and who of the family. */
  people: string;
  family: string;
  /** What lists are called, `kind: words of questions | one | many` each. */
  kinds: string;
  /** Words inside of headings: to, until, since, with, year, years, month, months. */
  words: string;
  /** Headings of values: `id: heading`, apart by "|". */
  headings: string;
  frames: Readonly<Record<FrameId, string>>;
  /** Whole questions for a row. */
  lines: Readonly<Record<string, readonly string[]>>;
  /** Words that ask for each row. */
  rows: Readonly<Record<string, string>>;
  checks: Checks;
};

/** What a language gives to checking statements. */
export type Checks = {
  /** What a statement may call the person. */
  caller: string;
  /** Words that add nothing to what is said of a typed record. */
  small: string;
  /** What tells that something holds to this day. */
  now: string;
  /** What comes before a date: when / from when / since when / until when. */
  at: string;
  from: string;
  since: string;
  until: string;
  /** What comes before the second of two dates. */
  to: string;
  /** What makes the verb after it past. */
  perfect: string;
  /** Words of headings over what is refused or past, beside `negations`. */
  ended: string;
  /** Verbs of rules about what is not to be inferred. */
  inferring: string;
  /** Verbs by what they say, in the present and the past; those that only help another verb. */
  verbs: Readonly<Record<Deed, { now?: string; past?: string; helps?: string }>>;
};
