/** zod issues as FastAPI tells them: loc, msg, type. The caller's values never stand in them. */
import type * as z from 'zod';
import type { FieldProblem } from '../../src/surfaces/problem.ts';

type Said = { msg: string; type: string };

const KINDS: Record<string, Said> = {
  string: { msg: 'Input should be a valid string', type: 'string_type' },
  boolean: { msg: 'Input should be a valid boolean', type: 'bool_type' },
  int: { msg: 'Input should be a valid integer', type: 'int_type' },
  number: { msg: 'Input should be a valid integer', type: 'int_type' },
  array: { msg: 'Input should be a valid list', type: 'list_type' },
  object: { msg: 'Input should be a valid object', type: 'dict_type' },
  record: { msg: 'Input should be a valid object', type: 'dict_type' },
};

const plural = (count: number | bigint, word: string) =>
  `${count} ${word}${Number(count) === 1 ? '' : 's'}`;

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Said {
  if (origin === 'string')
    return {
      msg: `String should have at most ${plural(maximum, 'character')}`,
      type: 'string_too_long',
    };
  if (origin === 'array')
    return { msg: `List should have at most ${plural(maximum, 'item')}`, type: 'too_long' };
  return { msg: `Input should be less than or equal to ${maximum}`, type: 'less_than_equal' };
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Said {
  if (origin === 'string')
    return {
      msg: `String should have at least ${plural(minimum, 'character')}`,
      type: 'string_too_short',
    };
  if (origin === 'array')
    return { msg: `List should have at least ${plural(minimum, 'item')}`, type: 'too_short' };
  return { msg: `Input should be greater than or equal to ${minimum}`, type: 'greater_than_equal' };
}

function say(issue: z.core.$ZodIssue, present: boolean): Said {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_type':
      return present
        ? (KINDS[issue.expected] ?? { msg: 'Input is not valid', type: 'value_error' })
        : { msg: 'Field required', type: 'missing' };
    case 'invalid_value':
      return present
        ? {
            msg:
              'Input should be ' +
              `${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`,
            type: 'literal_error',
          }
        : { msg: 'Field required', type: 'missing' };
    case 'invalid_format':
      return issue.format === 'email'
        ? { msg: 'value is not a valid email address', type: 'value_error' }
        : {
            msg: 'String should match the pattern of the published schema',
            type: 'string_pattern_mismatch',
          };
    case 'custom':
      return { msg: `Input ${issue.message}`, type: 'value_error' };
    default:
      return { msg: 'Input is not valid', type: 'value_error' };
  }
}

/**
 * A path as errors may tell it: names of members of the schema stand in it, names that a caller
 * made up do not.
 */
export function knownPlace(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): (string | number)[] {
  const shown: (string | number)[] = [];
  let at: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    let def = at?._zod.def as
      | {
          innerType?: z.core.$ZodType;
          shape?: Record<string, z.core.$ZodType>;
          element?: z.core.$ZodType;
        }
      | undefined;
    while (def?.innerType) def = def.innerType._zod.def as typeof def;
    if (typeof key === 'number') shown.push(key);
    else if (def?.shape && Object.hasOwn(def.shape, key)) shown.push(String(key));
    else return [...shown, '(key)'];
    at = typeof key === 'number' ? def?.element : def?.shape?.[String(key)];
  }
  return shown;
}

function has(input: unknown, path: readonly PropertyKey[]): boolean {
  const last = path.at(-1);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
      input,
    );
  return (
    last === undefined ||
    (typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last))
  );
}

/**
 * One problem for each issue, in FastAPI's layout. `input` is what was checked against `schema`.
 */
export function fieldProblems(
  error: z.core.$ZodError,
  schema: z.core.$ZodType,
  input: unknown,
): FieldProblem[] {
  return error.issues.map((issue) => ({
    loc: ['body', ...knownPlace(schema, issue.path)],
    ...say(issue, has(input, issue.path)),
  }));
}
