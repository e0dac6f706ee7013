/**
 * Turns what zod found into sentences for the person who wrote the file: which file, which field,
 * what would be right.
 */
import type * as z from 'zod';
import { wordFor } from '../labels/speak.ts';
import { meaningOf, nounOf, tell, toldIn } from '../labels/tell.ts';
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
    const many = tell.content.problems({ count: problems.length });
    super(`${many}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
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

/** What zod calls a type, in words. */
const typeNamed = (type: string) => wordFor(tell.content.values, type) ?? type;

/** What a value is, in words. */
function kindOfValue(value: unknown): string {
  if (value === null) return tell.content.values.empty;
  if (typeof value === 'boolean') return String(value);
  return typeNamed(Array.isArray(value) ? 'array' : typeof value);
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key, at) =>
      typeof key === 'number' ? `[${key + 1}]` : `${at > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');

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
  if (at && 'keyType' in at.def) return (at.def.keyType as z.ZodEnum).options.map(String);
  return at && 'shape' in at.def ? Object.keys(at.def.shape as object) : [];
}

/** What a field is for, as it follows a colon. */
function meaning(schema: z.ZodType | undefined): string | null {
  const said = meaningOf(schema?.description ?? '');
  // German writes nouns with capitals.
  return said && (toldIn === 'de' ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`);
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}

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
  const { advice, forms } = tell.content;
  const known = forms as Readonly<Record<string, string>>;
  const name =
    'format' in issue && known[String(issue.format)] ? String(issue.format) : issue.message;
  const isDate = name === 'date' || name === 'is not a date';
  const day = isDate ? dateMeant(value, name === 'date') : null;
  if (day) return advice.near({ better: day });
  const form = known[name];
  // "today", "present", in any language.
  if (
    form &&
    name === 'is not a date' &&
    issue.path.at(-1) === 'end' &&
    /^\D+$/.test(String(value))
  )
    return advice.openEnd({ advice: form });
  const means = meaning(schema);
  return form ?? (means ? advice.describedAs({ meaning: means }) : advice.described);
}

function sizeOf(issue: Issue, field: string, value: unknown): string {
  const { content } = tell;
  const isList = Array.isArray(value);
  const count = isList || typeof value === 'string' ? value.length : Number(value);
  const size = String(count);
  if (issue.code === 'too_big') {
    const limit = String(issue.maximum);
    return (isList ? content.tooMany : content.tooLong)({ field, size, limit });
  }
  const least = issue.code === 'too_small' ? Number(issue.minimum) : 1;
  if (count === 0 && least < 2) return (isList ? content.emptyList : content.emptyText)({ field });
  return (isList ? content.tooFew : content.tooShort)({ field, size, limit: String(least) });
}

const meant = (key: string, path: readonly PropertyKey[], source: Judged): string | null =>
  nearest(key, fieldsAt(source.schema, path, source.data));

/** The name that was probably meant, or what else there is. */
const nearOr = (better: string | null, otherwise: string) =>
  better ? tell.content.advice.near({ better: `"${better}"` }) : otherwise;

function sentence(issue: Issue, source: Judged): string[] {
  const { content } = tell;
  const { advice } = content;
  const { schema, noun, data } = source;
  const field = fieldName(issue.path);
  const value = valueAt(data, issue.path);
  const own = schemaAt(schema, issue.path, data);
  const say = (text: string) => [`${source.file}: ${text}`];
  const is = (what: string) => say(content.is({ field, value: shown(value), advice: what }));
  const oneOf = (words: readonly unknown[]) =>
    advice.oneOf({ words: words.map(String).join(', ') });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => {
        const known = fieldsAt(schema, issue.path, data).join(', ');
        const what = nearOr(meant(key, issue.path, source), advice.fields({ fields: known }));
        return say(
          field
            ? content.unknown({ key, owner: field, advice: what })
            : content.unknownHere({ key, noun: nounOf(noun), advice: what }),
        );
      });
    case 'invalid_type': {
      const means = meaning(own);
      if (value === undefined)
        return say(
          means ? content.missingFor({ field, meaning: means }) : content.missing({ field }),
        );
      if (typeof value === 'boolean' && issue.expected === 'string')
        return say(content.notText({ field, value: String(value) }));
      const type = { field, value: kindOfValue(value), wanted: typeNamed(issue.expected) };
      return [
        ...say(means ? content.wrongTypeFor({ ...type, meaning: means }) : content.wrongType(type)),
        ...(issue.expected === 'array' ? asList(issue.path, value, source) : []),
      ];
    }
    case 'invalid_value': {
      const what = oneOf(issue.values);
      return value === undefined ? say(content.missingWord({ field, advice: what })) : is(what);
    }
    case 'invalid_union': {
      const group = schemaAt(schema, issue.path.slice(0, -1), data);
      const known = [...optionsOf(bared(group, undefined)).keys()].map(String);
      const what = oneOf(known);
      if (value === undefined) return say(content.missingWord({ field, advice: what }));
      return is(nearOr(typeof value === 'string' ? nearest(value, known) : null, what));
    }
    case 'too_small':
    case 'too_big':
      return say(sizeOf(issue, field, value));
    case 'invalid_format':
    case 'custom':
      return is(formatOf(issue, value, own));
    default:
      return say(content.flawed({ field, value: shown(value), message: issue.message }));
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
  known: Iterable<string>,
  meant = name,
): string {
  const advice = nearOr(nearest(meant, [...known]), tell.content.advice.checkName);
  return `${source.file}: ${tell.content.lost({ field, name, place, advice })}`;
}
