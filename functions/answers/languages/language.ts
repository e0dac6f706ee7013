/**
 * The data of the languages: everything that reading questions, answering them and checking
 * statements need of each. README.md says how it is written.
 */
import type { PlacedKind, PlacesOf } from '../../../src/kinds/kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import thesaurus from './thesaurus.json' with { type: 'json' };

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

export type Verbs = Partial<Record<'now' | 'past' | 'helps' | 'helped' | 'passive', string>>;
type Cells<Id extends string> = Readonly<Record<Id, string>>;

/** The data of one language, as it is written; README.md says what each member holds. */
type File = Omit<typeof en, 'verbs' | 'third' | 'idioms'> & {
  verbs: Readonly<Record<Deed, Verbs>>;
  /** Patterns of what somebody says of themselves, and how another says it, of her or of him. */
  third: Readonly<Record<string, string>>;
  /** What stands for a word of several words, as patterns by that word. */
  idioms: Readonly<Record<string, string>>;
};

/** Small words of languages that are not read. */
export const NEIGHBOURS: readonly string[] = table.neighbours;

const FILES = { en, de, fr, es } satisfies Record<string, File>;

/** BCP 47 tag. */
export type LanguageCode = keyof typeof FILES;

const cell = (line: string, at: number): string => line.split(' | ')[at] ?? '';

/** The cells of a language in a table. */
const column = <Id extends string>(rows: Cells<Id>, at: number): Cells<Id> =>
  Object.fromEntries(
    Object.entries<string>(rows).map(([id, cells]) => [id, cell(cells, at)]),
  ) as Cells<Id>;

/**
 * The row that tells all of a kind in words of its own, null where none does: its records are told
 * by what they say, or with others. Any other kind is asked for by what its list is called.
 */
export const ROW_OF: Partial<Record<ListKind, string | null>> = table.rowOf;

/** What a list is called in a question, by its kind, and how its items are counted. */
const { kinds, nouns }: { kinds: Cells<ListKind>; nouns: Cells<ListKind> } = table;

/** Kinds whose row is called as they are, and has the words of their list. */
export const OTHER_KINDS = Object.keys(kinds).filter((kind) => !(kind in ROW_OF)) as ListKind[];
const otherRows = Object.fromEntries(OTHER_KINDS.map((kind) => [kind, kinds[kind]]));

const CODES = ['en', 'de', 'fr', 'es'] as const;

/** The languages that questions are read and answered in. */
export const LANGUAGES = CODES.map((code, at) => ({
  code,
  ...(FILES[code] as File),
  /** Words that ask for each row; which of them do alone; and whole questions for one. */
  rows: column<string>({ ...table.rows, ...otherRows }, at),
  telling: column<string>(table.telling, at),
  lines: column<string>(table.lines, at),
  headings: column<HeadingId>(table.headings, at),
  values: column<string>(table.values, at),
  regions: column<string>(table.regions, at),
  kinds: column(kinds, at),
  leads: column<string>(table.leads, at),
  nouns: column(nouns, at),
  /** Groups of words by how they belong together, made when they are asked for: they are long. */
  groups: {
    /** Words of one language ask for the same, those of two translate each other. */
    alike: () => table.concepts.map((line) => cell(line, at)),
    /** Of a thesaurus, words of one idea: they find a record. */
    wide: () => thesaurus.flat().map((line) => cell(line, at)),
  },
}));

export type Language = (typeof LANGUAGES)[number];
/** How words of a group belong together. */
export type Way = keyof Language['groups'];
