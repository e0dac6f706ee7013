/**
 * What a kind of content says of its fields (imported as `f`): once, for the owner who writes them
 * and for the callers who read them. A field has a shape as it is written and one as it is
 * published, one description and one example. Where it stands is told in the `places.ts` of its
 * kind.
 */
import * as z from 'zod';
import { type EvidenceLevel, PartialDate, WebUrl } from '../schemas/common.ts';
import { named, upTo } from '../schemas/described.ts';
import type { Places } from './place.ts';

/** How a field is read from the formats of others. */
type Reading = 'text' | 'date' | 'link' | 'list';

/** A shape of values: as an owner writes it, and as it is published. */
type Atom<Written extends z.ZodType, Published extends z.ZodType> = {
  written: Written;
  published: Published;
  is?: Reading;
  /** Longest text, in characters. */
  longest?: number;
};

export type Field<Written = unknown, Published = unknown> = {
  /** Its schema in front matter; undefined where the engine makes it. */
  written: Written;
  /** Its schema in records; undefined where it is the owner's alone. */
  published: Published;
  is?: Reading | undefined;
  longest?: number | undefined;
  /** What is published where the owner wrote nothing. */
  absent?: null | undefined;
  /** The member of an entry that it repeats under its own name: a field, the body, the id. */
  from?: string;
  /** The folder whose files it names, or `path` where it names paths of this service. */
  to?: string;
  /** Whether it is left out where it says nothing: an empty list too. */
  leftOut?: true;
  /** Whether the kind has a function that makes it. */
  made?: boolean;
  /** Of the path of a record: what stands before its id. */
  address?: string;
};
export type Fields = Readonly<Record<string, Field>>;

export const text = (longest: number) =>
  ({ written: upTo(longest), published: z.string(), is: 'text', longest }) as const;
export const texts = (longest: number) =>
  ({
    written: z.array(upTo(longest)).default([]),
    published: z.array(z.string()),
    is: 'list',
  }) as const;
export const date = { written: PartialDate, published: z.string(), is: 'date' } as const;
/** When something ended; null while it lasts. */
export const end = {
  written: PartialDate.nullable().default(null),
  published: z.string().nullable(),
  is: 'date',
} as const;
export const link = { written: WebUrl, published: WebUrl, is: 'link' } as const;
export const flag = { written: z.boolean().default(false), published: z.boolean() } as const;
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) => ({
  written: z.enum(words),
  published: z.enum(words),
});

type About = Pick<Field, 'absent' | 'from' | 'to' | 'leftOut'>;

const field = <W extends z.ZodType, P extends z.ZodType>(
  written: W,
  published: P,
  { is, longest }: Pick<Field, 'is' | 'longest'>,
  [description, example]: readonly [string, unknown],
  about: About = {},
) => ({
  written: written.describe(description),
  published: published.meta(
    example === undefined ? { description } : { description, examples: [example] },
  ),
  is,
  longest,
  ...about,
});

/**
 * A field that is always there: every file has it, or it has a value where the owner wrote none.
 */
export const required = <W extends z.ZodType, P extends z.ZodType>(
  atom: Atom<W, P>,
  description: string,
  example?: unknown,
) => field(atom.written, atom.published, atom, [description, example]);

/** A field that may be missing; callers read null then. */
export const nullable = <W extends z.ZodType, P extends z.ZodType>(
  atom: Atom<W, P>,
  description: string,
  example?: unknown,
) =>
  field(atom.written.optional(), atom.published.nullable(), atom, [description, example], {
    absent: null,
  });

/** A field that may be missing; callers do not find it then. */
export const optional = <W extends z.ZodType, P extends z.ZodType>(
  atom: Atom<W, P>,
  description: string,
  example?: unknown,
) =>
  field(atom.written.optional(), atom.published.optional(), atom, [description, example], {
    leftOut: true,
  });

/** What only the owner reads and writes. */
export const written = <W extends z.ZodType>(schema: W, about: About = {}) => ({
  written: schema,
  published: undefined,
  ...about,
});

/** Paths of this service that a field names. */
export const paths = <W extends z.ZodType>(schema: W) => written(schema, { to: 'path' });

/** What is published of an entry under a name of its own. */
export const copied = <P extends z.ZodType>(from: string, published: P, about: About = {}) => ({
  written: undefined,
  published,
  from,
  ...about,
});

/** What the engine makes of every record that has it. */
export const given = <P extends z.ZodType>(published: P) => ({ written: undefined, published });

/** What a function of the kind makes of an entry and of what belongs to it. */
export const made = <P extends z.ZodType>(published: P) => ({
  written: undefined,
  published,
  made: true as const,
});

type Side = 'written' | 'published';
type With<F extends Fields, S extends Side> = {
  [K in keyof F as F[K][S] extends z.ZodType ? K : never]: Extract<F[K][S], z.ZodType>;
};
const side = <F extends Fields, S extends Side>(fields: F, name: S) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { [name]: schema }]) => (schema ? [[key, schema]] : [])),
  ) as With<F, S>;

/** A record of a kind with these fields, as callers read it. */
export type RecordOf<F extends Fields> = z.infer<z.ZodObject<With<F, 'published'>>>;

/** The names of what is published. */
export type Published<F extends Fields> = keyof With<F, 'published'> & string;

/** A file of a kind: its front matter, and what every entry has beside it. */
export type EntryOf<F extends Fields> = z.output<z.ZodObject<With<F, 'written'>>> & {
  id: string;
  body: string;
};

/** What the functions of a kind may use beside the entry. */
export type Source = {
  /** The name that citations use, and that of the person as an author. */
  name: string;
  author: string;
  /** Absolute URL of a path of this service, and of the page where people see it. */
  absolute: (path: string) => string;
  humanUrl: (path: string) => string;
  /** The same read with the fewest tokens. */
  shortest: (path: string) => string;
};

/** A node of JSON-LD. */
export type Thing = { '@type': string; [member: string]: unknown };

/** What structured data says beside a record. */
export type Showing = Pick<Source, 'absolute'> & {
  /** The person, and somebody by name, who may be the person. */
  subject: object;
  author: (name: string) => object;
  levelName: (level: EvidenceLevel) => string;
};

/** The members that a kind makes by itself; `Related` are the entries that name this one. */
export type Makers<F extends Fields, Related = unknown> = {
  [K in keyof F as F[K]['made'] extends true ? K : never]: (
    entry: EntryOf<F>,
    source: Source,
    related: Related,
  ) => F[K]['published'] extends z.ZodType ? z.input<F[K]['published']> : never;
};

/** A kind of content of which there are many files. */
export type Kind = {
  /** What one of them is called. */
  noun: string;
  fields: Fields;
  /** Its front matter: strict, so that a misspelt field is found. */
  schema: z.ZodObject;
  /** What callers read of it; a kind without stands in the payloads of other rows. */
  record: z.ZodObject | null;
  /**
   * Members that its list is in the order of, newest first; the next stands in for a missing one.
   */
  newestBy: readonly string[];
  /** Where its fields stand. */
  places?: Places | undefined;
  /**
   * The thing that the page of a record is about, in words of schema.org; what is null is left out.
   */
  thing?: (record: never, showing: Showing) => Thing;
  /** Whether text below the front matter is needed. */
  body: 'optional' | 'required';
  makers?: Readonly<Record<string, (entry: never, source: Source, related: never) => unknown>>;
  /** Entries of other folders that its records tell of: the field by which they name it. */
  related?: Readonly<Record<string, string>>;
};
type Options<P> = Partial<Pick<Kind, 'body' | 'makers' | 'newestBy' | 'related' | 'thing'>> & {
  places?: P;
};

type PlacesOf<F extends Fields> = Places<Published<F>> & {
  address: F['path'] extends { address: infer A } ? A : never;
};

const pascal = (noun: string) =>
  noun.replace(/(?:^| )(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A kind by its noun, what a record of it is, and its fields. The schema of its record is called as
 * its noun, or `id`.
 */
export const kind = <
  F extends Fields,
  R extends string | null,
  P extends PlacesOf<F> | undefined = undefined,
>(
  noun: string,
  record: R,
  fields: F,
  { places, id = pascal(noun), newestBy = [], ...options }: Options<P> & { id?: string } = {},
) => ({
  noun,
  fields,
  schema: z.strictObject(side(fields, 'written')),
  record: (record === null
    ? null
    : named(id, record, side(fields, 'published'))) as R extends string
    ? z.ZodObject<With<F, 'published'>>
    : null,
  newestBy,
  places: places as P,
  body: 'optional' as Kind['body'],
  ...options,
});
