/** zod issues as FastAPI tells them: loc, msg, type. The caller's values never stand in them. */
import type * as z from 'zod';
import type { FieldProblem } from '../../src/surfaces/problem.ts';

export type Said = Pick<FieldProblem, 'msg' | 'type'>;

const said = (msg: string, type: string): Said => ({ msg, type });

const MISSING = said('Field required', 'missing');
const NOT_VALID = said('Input is not valid', 'value_error');
const OF_TYPE: Record<string, Said> = {
  string: said('Input should be a valid string', 'string_type'),
  boolean: said('Input should be a valid boolean', 'bool_type'),
  int: said('Input should be a valid integer', 'int_type'),
  number: said('Input should be a valid integer', 'int_type'),
  array: said('Input should be a valid list', 'list_type'),
  object: said('Input should be a valid object', 'dict_type'),
  record: said('Input should be a valid object', 'dict_type'),
};

const plural = (count: number | bigint, word: string) =>
  `${count} ${word}${Number(count) === 1 ? '' : 's'}`;

/** What is said of a string, a list or a number that is below its least or above its most. */
export function outOfBounds(of: string, side: 'least' | 'most', bound: number | bigint): Said {
  const [size, than] = side === 'least' ? ['too_short', 'greater'] : ['too_long', 'less'];
  if (of === 'string')
    return said(`String should have at ${side} ${plural(bound, 'character')}`, `string_${size}`);
  return of === 'array'
    ? said(`List should have at ${side} ${plural(bound, 'item')}`, size)
    : said(`Input should be ${than} than or equal to ${bound}`, `${than}_than_equal`);
}

function say(issue: z.core.$ZodIssue, schema: Schema): Said {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case 'too_big':
      return outOfBounds(issue.origin, 'most', issue.maximum);
    case 'too_small':
      return outOfBounds(issue.origin, 'least', issue.minimum);
    case 'invalid_type':
      return isMissing ? MISSING : (OF_TYPE[issue.expected] ?? NOT_VALID);
    case 'invalid_value': {
      const choices = issue.values.map((value) => `'${String(value)}'`).join(' or ');
      return isMissing ? MISSING : said(`Input should be ${choices}`, 'literal_error');
    }
    case 'invalid_format':
      return issue.format === 'email'
        ? said('value is not a valid email address', 'value_error')
        : said(
            'String should match the pattern of the published schema',
            'string_pattern_mismatch',
          );
    case 'unrecognized_keys': {
      const names = Object.keys(defOf(schema)?.shape ?? {}).join(', ');
      return said(`Extra inputs are not permitted, only ${names}`, 'extra_forbidden');
    }
    case 'custom':
      return said(`Input ${issue.message}`, 'value_error');
    default:
      return NOT_VALID;
  }
}

type Schema = z.core.$ZodType;
type Def = { innerType?: Schema; shape?: Record<string, Schema>; element?: Schema };

/** What a schema is below optional, nullable and default. */
export function defOf(schema: Schema | undefined): Def | undefined {
  const def = schema?._zod.def as Def | undefined;
  return def?.innerType ? defOf(def.innerType) : def;
}

/** A path as errors may tell it: with names of the schema, and none that a caller made up. */
export function knownPlace(schema: Schema, path: readonly PropertyKey[]): (string | number)[] {
  const shown: (string | number)[] = [];
  let at: Schema | undefined = schema;
  for (const key of path) {
    const { shape = {}, element }: Def = defOf(at) ?? {};
    if (typeof key !== 'number' && !Object.hasOwn(shape, key)) return [...shown, '(key)'];
    shown.push(typeof key === 'number' ? key : String(key));
    at = typeof key === 'number' ? element : shape[String(key)];
  }
  return shown;
}

/** A body as its schema has it; or one problem for each issue, in FastAPI's layout. */
export function checked<S extends z.ZodType>(
  schema: S,
  body: unknown,
): { data: z.output<S> } | { detail: FieldProblem[] } {
  const { data, error } = schema.safeParse(body, { reportInput: true });
  if (!error) return { data };
  const placeOf = ({ path, code }: z.core.$ZodIssue) =>
    knownPlace(schema, code === 'unrecognized_keys' ? [...path, ''] : path);
  const told = (one: z.core.$ZodIssue) => ({ loc: ['body', ...placeOf(one)], ...say(one, schema) });
  return { detail: error.issues.map(told) };
}
