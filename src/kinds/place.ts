/**
 * Where the fields of a kind stand, apart from what they are: plain data in the order of each place,
 * so that the gateway reads it without a validator. The compiler holds the names to the record.
 */

import type { Fields, Published } from './field.ts';

/** The lists of a résumé in JSON Resume, in the order of its schema. */
export const RESUME_LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'interests',
  'references',
  'projects',
] as const;
export type ResumeList = (typeof RESUME_LISTS)[number];

type Name<F extends Fields> = Published<F>;

/** How a member of JSON Resume is told: one field, or the first of several that says something. */
export type ResumeMember<Name = string> =
  | Name
  | readonly Name[]
  /** A list that is one text here. */
  | { joined: Name }
  /** The whole text where the field is only the beginning of what stands below. */
  | { whole: Name }
  /** Markdown as plain text. */
  | { plain: Name }
  /** The address of the first link; another member names where it leads. */
  | { link: Name; named: string }
  | { always: string };

/** Sentences of a record, as ask reads them. */
type Sentences<F extends Fields> =
  /** Spoken about the person without naming it. */
  | { told: readonly Name<F>[] }
  /** What says whom it is about. */
  | { said: readonly Name<F>[] }
  /** A title that stands for a sentence. */
  | { heading: Name<F> };

export type Places<F extends Fields> = {
  /** Path of a record without its id; after `#` it is a place in its list. */
  address: F['path'] extends { address: infer A } ? A : never;
  /** Its list in the manifest, where that is not called as the folder. */
  list?: string;
  /** How its records may be used; each list and each document tells it. */
  rule?: string;
  /** Facts below the title on list pages and CV, then links. */
  line?: readonly Name<F>[];
  /** What lists keep with `detail=compact`. */
  compact?: readonly Name<F>[];
  /** Its list in JSON Resume, the members in their order, and what an imported file is named by. */
  resume?: {
    list: ResumeList;
    members: Readonly<Record<string, ResumeMember<Name<F>>>>;
    file?: readonly Name<F>[];
  };
  /** What ask reads. */
  ask?: {
    kind: string;
    /** What it is called. */
    label: readonly Name<F>[];
    start?: Name<F>;
    end?: Name<F>;
    place?: Name<F>;
    people?: Name<F>;
    tags?: Name<F>;
    projects?: Name<F>;
    /** Only records of which this is true. */
    only?: Name<F>;
    /** Typed values, by what ask knows them as. */
    values?: Readonly<Record<string, Name<F> | readonly Name<F>[]>>;
    /** Fields whose values are names or terms all the same. */
    terms?: Name<F>;
    sentences: readonly Sentences<F>[];
  };
};
