/**
 * What is told of a language in its data: everything that reading questions, answering them and
 * checking statements need of it. Words are folded (lower case without diacritics) and apart by
 * spaces, groups of words by " / ", several forms of one by "|"; patterns are over folded words. In
 * `table.json` each line has the words of English | German | French | Spanish.
 */
import type { PlacedKind, PlacesOf } from '../../../src/kinds/kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

/** The kinds of thing that a question can ask for. */
export type Slot = keyof typeof en.slots;
/** Headings of typed values; each is also the name of a fixed text in an answer. */
export type HeadingId = keyof typeof table.headings;
/** Fixed sentences of answers; `written` has the name of a language for {language}. */
export type FrameId = keyof typeof en.frames;
/** Kinds of lists that can be asked for by name. */
export type ListKind = Extract<PlacesOf<PlacedKind>, { ask: unknown }>['ask']['kind'] | 'article';
/** What a statement can say of a typed record. */
export type Deed = keyof typeof en.verbs;

type Verbs = { now?: string; past?: string; helps?: string };
type Cells<Id extends string> = Readonly<Record<Id, string>>;

/** The data of one language, as it is written. */
type File = {
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
  /** Words that ask for nothing themselves, or name what is asked for: please, year, number. */
  fillers: string;
  /** Words that say little beside others: give, happen, ... */
  light: string;
  /** Words that postings say of anything: they tell no requirement from another. */
  postings: string;
  /** Letters and marks that tell it from the others, where it has any. */
  marks: string;
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
  /** Words inside of headings: to, until, since, with, year, years, month, months. */
  words: string;
  /** Patterns for what a question asks for. */
  slots: Cells<Slot>;
  /**
   * Words of statements: what they may call the person, what adds nothing, what comes before a
   * date, what makes the verb after it past, what calls something past or refused.
   */
  checks: Cells<keyof typeof en.checks>;
  /** Verbs by what they say, in the present and the past; those that only help another verb. */
  verbs: Readonly<Record<Deed, Verbs>>;
  frames: Cells<FrameId>;
};

const FILES = { en, de, fr, es } satisfies Record<string, File>;

/** BCP 47 tag. */
export type LanguageCode = keyof typeof FILES;

/** The cells of a language in a table. */
const column = <Id extends string>(rows: Cells<Id>, at: number): Cells<Id> =>
  Object.fromEntries(
    Object.entries<string>(rows).map(([id, cells]) => [id, cells.split(' | ')[at] ?? '']),
  ) as Cells<Id>;

/** What a list is called in a question, by its kind, and how its items are counted. */
const { kinds, nouns }: { kinds: Cells<ListKind>; nouns: Cells<ListKind> } = table;

const CODES = ['en', 'de', 'fr', 'es'] as const;

/** The languages that questions are read and answered in. */
export const LANGUAGES = CODES.map((code, at) => ({
  code,
  ...(FILES[code] as File),
  /** Words that ask for each row, and whole questions for one. */
  rows: column<string>(table.rows, at),
  lines: column<string>(table.lines, at),
  headings: column<HeadingId>(table.headings, at),
  kinds: column(kinds, at),
  nouns: column(nouns, at),
  /**
   * What profiles of any trade speak of: words of one language in a line ask for the same, those of
   * two translate each other.
   */
  concepts: table.concepts.map((line) => line.split(' | ')[at] ?? ''),
}));

export type Language = (typeof LANGUAGES)[number];
