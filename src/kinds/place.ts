/**
 * Where the fields of a kind stand, apart from what they are: plain data in the order of each
 * place, so that whoever reads it needs no validator. `kind` holds the names to the record.
 */

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

/**
 * A kind's list in JSON Resume, the members in their order, and what an imported file is named by.
 */
export type ResumePlace<Name = string> = {
  list: ResumeList;
  members: Readonly<Record<string, ResumeMember<Name>>>;
  file?: readonly Name[];
};

/** Columns of LinkedIn's archive that tell a field. */
type LinkedInColumn =
  /** One, or the first of several that says something. */
  | string
  | readonly string[]
  /** Of a long text the beginning, with the whole of it below. */
  | { whole: string }
  | { link: string; named: readonly string[] }
  /** Several as one text. */
  | { joined: readonly string[]; by: string };

/** A table of a kind in the archive that LinkedIn gives its members. */
type LinkedInTable<Name extends string = string> = {
  /** Names that the file has had, in lower case. */
  files: readonly string[];
  /** A column that it must have. */
  column: string;
  fields: Readonly<Partial<Record<Name, LinkedInColumn>>>;
  /** What a record of it is, where nothing in it says so. */
  constant?: Readonly<Partial<Record<Name, string>>>;
  /** Columns of text below, with what they are called or without. */
  below?: readonly (string | { label: string })[];
};
export type LinkedInPlace<Name extends string = string> = readonly LinkedInTable<Name>[];

type Sentences<Name> = {
  /** Spoken about the person without naming it. */
  told?: readonly Name[];
  /** What says whom it is about. */
  said?: readonly Name[];
  /** A title that stands for a sentence. */
  heading?: Name;
};

/** What ask reads of a kind. */
export type AskPlace<Name = string> = {
  kind: string;
  /** What it is called. */
  label: readonly Name[];
  start?: Name;
  end?: Name;
  place?: Name;
  people?: Name;
  tags?: Name;
  projects?: Name;
  /** Only records of which this is true. */
  only?: Name;
  /** Typed values, by what ask knows them as. */
  values?: Readonly<Record<string, Name | readonly Name[]>>;
  /** Fields whose values are names or terms all the same. */
  terms?: Name;
  sentences: readonly Sentences<Name>[];
};

/** A value of schema.org: a field, or a thing of a type with its members; none without its name. */
export type SchemaOrg<Name = string> =
  | Name
  | { type: string; name: Name; members?: Readonly<Record<string, SchemaOrg<Name>>> };

/** Members of schema.org's Person that tell of a record. */
export type PersonPlace<Name = string> = {
  members: Readonly<Record<string, SchemaOrg<Name>>>;
  /** Only of records of which this is not said. */
  unless?: Name;
  /**
   * Only of what lasts today: for the dead, whose open ends mean that none is stated, of nothing.
   */
  lasting?: Name;
};

/** A kind's section on the CV and on the page of its list; its title is the label of that id. */
export type SectionPlace<Name = string> = {
  id: string;
  /** How its entries belong together. */
  role: 'plain' | 'timeline' | 'pairs';
  /** What an entry is called, and the texts that it tells. */
  title: Name;
  about?: Name;
  /** Markdown; null where the page of the record has it. */
  body?: Name | null;
  /** Points, where they are not called highlights. */
  points?: Name;
  keywords?: Name;
  note?: Name;
};

/** The places of a kind, whose fields have these names. */
export type Places<Name extends string = string> = {
  /** Path of a record without its id; after `#` it is a place in its list. */
  address: string;
  /** Its list in the manifest, where that is not called as the folder. */
  list?: string;
  /** How its records may be used; each list and each document tells it. */
  rule?: string;
  section?: SectionPlace<Name>;
  /** Facts below the title on list pages and CV, then links. */
  line?: readonly Name[];
  /** What lists keep with `detail=compact`. */
  compact?: readonly Name[];
  resume?: ResumePlace<Name>;
  linkedIn?: LinkedInPlace<Name>;
  /** What a file needs that no other format tells. */
  imported?: Readonly<Partial<Record<Name, string>>>;
  /** What schema.org says of the person by a record. */
  person?: PersonPlace<Name>;
  ask?: AskPlace<Name>;
};
