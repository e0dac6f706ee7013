/**
 * Turns what zod found into sentences for the person who wrote the file: which file, which field,
 * what would be right.
 */
import type * as z from 'zod';
import { Day } from '../schemas/common.ts';
import { nearest } from '../surfaces/nearest.ts';
import { dateOf } from './dates.ts';

/**
 * The build stops with this: its message is one sentence per problem, and it has no stack to read
 * past.
 */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const many =
      problems.length === 1 ? 'There is 1 problem' : `There are ${problems.length} problems`;
    super(`${many} in the content:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
    this.stack = '';
  }

  /**
   * Without the message: Astro guesses hints from words that it finds here, and an owner may have
   * written them.
   */
  override toString(): string {
    return this.name;
  }
}

type Issue = z.core.$ZodIssue;

/** What is judged: the fields of a file, and the schema that they should have. */
export type Judged = { file: string; data: unknown; noun: string; schema: z.ZodType };

const NAMES: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'text',
  boolean: 'true or false',
};

/** A noun with its article. */
export function a(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function kindOfValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? String(value) : (NAMES[typeof value] ?? typeof value);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) =>
      typeof key === 'number' ? `[${key + 1}]` : `${at > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}

/** Kinds of a group of fields that are told apart by one of them, by what that field says. */
function optionsOf(schema: z.ZodType | undefined): Map<unknown, z.ZodType> {
  if (!schema || !('discriminator' in schema.def)) return new Map();
  const { discriminator, options } = schema.def as unknown as z.core.$ZodDiscriminatedUnionDef;
  return new Map(
    (options as z.ZodObject[]).flatMap((option) => {
      const { values } = (option.shape[discriminator] as z.ZodLiteral) ?? {};
      return [...(values ?? [])].map((value): [unknown, z.ZodType] => [value, option]);
    }),
  );
}

/** A schema without what is put around it: optional, default, and the choice that data makes. */
function bared(schema: z.ZodType | undefined, data: unknown): z.ZodType | undefined {
  let at = schema;
  while (at && 'innerType' in at.def) at = at.def.innerType as z.ZodType;
  if (!at || !('discriminator' in at.def)) return at;
  return optionsOf(at).get((data as Record<string, unknown>)?.[String(at.def.discriminator)]) ?? at;
}

/** A schema, reached through all that by a path of an issue of some data. */
function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const [depth, key] of path.entries()) {
    at = bared(at, valueAt(data, path.slice(0, depth)));
    if (at && 'shape' in at.def) at = (at.def.shape as Record<string, z.ZodType>)[String(key)];
    else if (at && 'element' in at.def) at = at.def.element as z.ZodType;
    else return undefined;
  }
  return at;
}

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string[] {
  const at = bared(schemaAt(schema, path, data), valueAt(data, path));
  return at && 'shape' in at.def ? Object.keys(at.def.shape as object) : [];
}

function hint(schema: z.ZodType | undefined): string {
  const description = schema?.description;
  return description ? `: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : '.';
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}

/** What is right where a value has not the form of its field, by the format or message of zod. */
const FORMS: Readonly<Record<string, string>> = {
  date: 'use a day that exists, as YYYY-MM-DD.',
  'is not a date': 'use a date that exists, as YYYY, YYYY-MM or YYYY-MM-DD.',
  'is not a slug': 'use lower-case letters, digits and single hyphens, as in a file name.',
  'is not a mission id': 'use lower-case words joined by underscores.',
  'is not a path': 'use a path of this service that starts with a slash.',
  url: 'use a full web address that starts with https://.',
  'holds a user name or password': 'take out what stands before the @: it would be published.',
  email: 'use an e-mail address such as name@example.org.',
  'is not a time zone': 'use a name of the time zone database, such as Europe/Berlin.',
  'is not a country': 'use two capital letters, such as DE; EU is the European Union.',
  'is not a notice period': 'write none, or a number and days, weeks or months: 3 months.',
  'is not a language tag such as en, en-GB or de':
    'use a language tag: en, es, or de-CH for German as in Switzerland.',
  'is not a picture beside it':
    'name a picture beside this file, such as loom.jpg or ../pictures/loom.jpg.',
  'is not a picture':
    'use a file beside profile.md, such as me.jpg, or a web address that starts with https://.',
  'is not a colour':
    'use a colour of CSS that nothing shines through, in quotes: "#b8336a", "rebeccapurple".',
  'is not an icon': 'use portrait, initials, or an SVG or PNG file beside card.yaml.',
  'is not a place in the order': 'write a whole number: 1 stands first.',
};

/** Day, month and year, in the order of most of the world, as YYYY-MM-DD; else null. */
function dayMeant(value: unknown): string | null {
  const parts =
    typeof value === 'string' ? /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(value) : null;
  const [, first = '', , second = '', year = ''] = parts ?? [];
  const day = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  // 03/04/2024 is two days, one of them American; with points it is one.
  const isPlain = parts?.[2] === '.' || Number(first) > 12;
  return isPlain && Day.safeParse(day).success ? day : null;
}

/** The date that a text means where there is no doubt; only a whole day with `whole`. */
function dateMeant(value: unknown, whole: boolean): string | null {
  const date = dayMeant(value) ?? dateOf(value);
  return date && (!whole || Day.safeParse(date).success) ? date : null;
}

function formatOf(issue: Issue, value: unknown, schema: z.ZodType | undefined): string {
  const name =
    'format' in issue && FORMS[String(issue.format)] ? String(issue.format) : issue.message;
  const isDate = name === 'date' || name === 'is not a date';
  const day = isDate ? dateMeant(value, name === 'date') : null;
  if (day) return `is ${shown(value)}; did you mean ${day}?`;
  // "today", "present", in any language.
  if (name === 'is not a date' && issue.path.at(-1) === 'end' && /^\D+$/.test(String(value)))
    return `is ${shown(value)}; leave it out while it lasts, or ${FORMS[name]}`;
  return `is ${shown(value)}; ${FORMS[name] ?? `write it as described${hint(schema)}`}`;
}

function sizeOf(issue: Issue, value: unknown): string {
  const list = Array.isArray(value);
  const unit = list ? 'entries' : 'characters';
  const size = list || typeof value === 'string' ? value.length : String(value);
  if (issue.code === 'too_big') return `has ${size} ${unit}; at most ${issue.maximum} are allowed.`;
  const least = issue.code === 'too_small' ? issue.minimum : 1;
  return size === 0
    ? 'is empty; write ' +
        `${least > 1 ? `at least ${least} ${unit}` : list ? 'at least one entry' : 'something'}.`
    : `has ${size} ${unit}; at least ${least} are needed.`;
}

function meant(key: string, path: readonly PropertyKey[], source: Judged): string | null {
  return nearest(key, fieldsAt(source.schema, path, source.data));
}

function sentence(issue: Issue, source: Judged): string[] {
  const { schema, noun } = source;
  const field = fieldName(issue.path);
  const value = valueAt(source.data, issue.path);
  const say = (text: string) => [`${source.file}: "${field}" ${text}`];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const known = fieldsAt(schema, issue.path, source.data);
        const guess = meant(key, issue.path, source);
        const owner = field ? `"${field}"` : a(noun);
        return (
          `${source.file}: "${key}" is not a field of ${owner}; ` +
          `${guess ? `did you mean "${guess}"?` : `the fields are ${known.join(', ')}.`}`
        );
      });
    case 'invalid_type':
      if (value === undefined)
        return say(`is missing; add it${hint(schemaAt(schema, issue.path, source.data))}`);
      if (typeof value === 'boolean' && issue.expected === 'string')
        return say(`is ${value}, which is not text; put it in double quotes.`);
      return [
        ...say(
          `is ${kindOfValue(value)}; it must be ` +
            `${NAMES[issue.expected] ?? issue.expected}${hint(schemaAt(schema, issue.path, source.data))}`,
        ),
        ...(issue.expected === 'array' ? asList(issue.path, value, source) : []),
      ];
    case 'invalid_value':
      if (value === undefined)
        return say(`is missing; use one of ${issue.values.map(String).join(', ')}.`);
      return say(`is ${shown(value)}; use one of ${issue.values.map(String).join(', ')}.`);
    case 'invalid_union': {
      const group = schemaAt(schema, issue.path.slice(0, -1), source.data);
      const known = [...optionsOf(bared(group, undefined)).keys()].map(String);
      if (value === undefined) return say(`is missing; use one of ${known.join(', ')}.`);
      const guess = typeof value === 'string' ? nearest(value, known) : null;
      return say(
        `is ${shown(value)}; ` +
          (guess ? `did you mean "${guess}"?` : `use one of ${known.join(', ')}.`),
      );
    }
    case 'too_small':
    case 'too_big':
      return say(sizeOf(issue, value));
    case 'invalid_format':
    case 'custom':
      return say(formatOf(issue, value, schemaAt(schema, issue.path, source.data)));
    default:
      return say(`is ${shown(value)}: ${issue.message}`);
  }
}

/** What will be wrong with a text that should be a list, once it is one. */
function asList(path: readonly PropertyKey[], value: unknown, source: Judged): string[] {
  const [field] = path;
  if (typeof value !== 'string' || path.length !== 1 || field === undefined) return [];
  const data = { ...(source.data as object), [field]: value.split(/,\s*/) };
  const { error } = source.schema.safeParse(data);
  return (error?.issues ?? [])
    .filter((issue) => issue.path[0] === field)
    .flatMap((issue) => sentence(issue, { ...source, data }));
}

/**
 * Sentences for every issue that zod found in one file. A field that is only misspelt is not told
 * to be missing too.
 */
export function sentences(error: z.ZodError, source: Judged): string[] {
  const misspelt = new Set(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => fieldName([...issue.path, meant(key, issue.path, source) ?? key]))
        : [],
    ),
  );
  return error.issues
    .filter(
      ({ path }) => valueAt(source.data, path) !== undefined || !misspelt.has(fieldName(path)),
    )
    .flatMap((issue) => sentence(issue, source));
}

/** `"skills" names "cobl", which is not a file in content/skills; did you mean "cobol"?` */
export function dangling(
  source: { file: string },
  field: string,
  name: string,
  place: string,
  known: readonly string[],
): string {
  const guess = nearest(name, known);
  return (
    `${source.file}: "${field}" names "${name}", which is not ${place}; ` +
    `${guess ? `did you mean "${guess}"?` : 'check the name or add it.'}`
  );
}
