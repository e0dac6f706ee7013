/** One published record as answers see it, whatever its kind. */
import type { EvidenceLevel } from '../../../src/schemas/common.ts';
import type { VerificationSummary } from '../../../src/schemas/verification.ts';
import type { Deed, Language, ListKind } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import type { Line } from './sentences.ts';
import { fold } from './words.ts';

/** Kinds of records: those of lists that can be asked for, and what there is one of. */
export type Kind = ListKind | 'profile' | 'manifesto' | 'collaboration' | 'contact';

/** Typed values of a record by what they are; a record has those of its kind. */
export type Fields = {
  headline?: string;
  title?: string;
  organization?: string;
  degree?: string;
  institution?: string;
  role?: string;
  event?: string;
  publisher?: string;
  /** What kind of it: paper, book, full-time, how somebody knows the person. */
  form?: string;
  /** How well: of a skill. */
  level?: string;
  /** Grade, as awarded. */
  score?: string;
  /** Of a course: that nothing was awarded, yet or at all. */
  status?: string;
  /** Until when a certificate holds. */
  expires?: string;
};

export type Rec = {
  kind: Kind;
  /** Position among all records, for ties. */
  at: number;
  id: string;
  path: string;
  url: string;
  /** How it is called: its title, name or statement. */
  label: string;
  hash: string;
  level: EvidenceLevel | null;
  /** What qualifies the evidence level. */
  evidence: string | null;
  links: readonly { label: string; url: string }[];
  /** What checks of the evidence gave, where it has any. */
  verification?: VerificationSummary;
  /** Other names that a question may use. */
  names: string[];
  /** YYYY, YYYY-MM or YYYY-MM-DD; of a person birth and death. */
  start: string | null;
  end: string | null;
  place: string | null;
  /** A position that is held in somebody's place. */
  acting?: true;
  /** Who else is named by a field: coauthors, author. */
  people: readonly string[];
  fields: Fields;
  /** The typed values that are names or terms. */
  values: string[];
  lines: Line[];
  tags: readonly string[];
  projects: readonly string[];
};

type Sayable = { deeds: readonly Deed[]; by: readonly (keyof Fields)[] };

/**
 * What verbs may say of each kind, and the values by which a record of it is named, the one that
 * is enough first; kinds that are not there are not told of by verbs.
 */
export const SAYABLE = table.sayable as object as Partial<Record<Kind, Sayable>>;

/** Kinds whose records have one date: that of what they tell. */
export const POINTS: ReadonlySet<Kind> = new Set(['talk', 'writing', 'note', 'award']);

/** Kinds of what goes on until it ends. */
export const LASTING: ReadonlySet<Kind> = new Set(['experience', 'volunteering']);

/** When a record was, for a reader; the dates of a life are no time in which a thing was done. */
export const timeOf = ({ kind, start, end }: Rec): Pick<Rec, 'start' | 'end'> =>
  kind === 'profile' ? { start: null, end: null } : { start, end };

/** All that a record says, folded. */
export const textOf = ({ label, place, evidence, fields, lines }: Rec): string =>
  fold(
    [label, place, evidence, ...Object.values(fields), ...lines.map(({ text }) => text)].join('\n'),
  );

/** Whether a course says of itself that nothing came of it: nobody awarded what it is called. */
export const isUnfinished = (record: Rec, language: Language): boolean =>
  record.kind === 'education' &&
  (record.fields.status !== undefined || new RegExp(language.unfinished).test(textOf(record)));

/** What a maker gives; all else follows, or is the same for every kind. */
export type Draft = Pick<Rec, 'id' | 'path' | 'label'> &
  Partial<Omit<Rec, 'at' | 'url' | 'hash' | 'values'>> & {
    /** Values beside the fields and the place. */
    more?: readonly string[];
  };
