/** Query parameters against the schema of their row; problems in FastAPI's layout. */
import type * as z from 'zod';
import type { RouteId } from '../../src/routes.ts';
import { queries } from '../../src/schemas/queries.ts';
import type { FieldProblem } from '../../src/surfaces/problem.ts';
import { fieldProblems } from './issues.ts';
import { sinceDay } from './since.ts';

export type QueryId = keyof typeof queries;
export type Query<Id extends QueryId = QueryId> = z.output<(typeof queries)[Id]>;
export type QueryResult = { query: Record<string, unknown> } | { problems: FieldProblem[] };

/** Whether a row takes query parameters. */
export function hasQuery(id: RouteId): id is QueryId {
  return Object.hasOwn(queries, id);
}

/** Names of the parameters that a row takes. */
export function parametersOf(id: RouteId): string[] {
  return hasQuery(id) ? Object.keys(queries[id].shape) : [];
}

/** The parameters of a row where a caller gives none. */
export function defaultsOf(id: QueryId): Record<string, unknown> {
  return queries[id].parse({});
}

/** The schema below optional and default. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType } };
  return def.innerType ? core(def.innerType) : schema;
}

function isInteger(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'number';
}

/** Parameters that name a day. */
const DAYS = new Set(['since', 'until', 'changed_since']);

/** The value of one parameter as its schema wants it, or the problem with it. */
function read(
  name: string,
  values: readonly string[],
  schema: z.core.$ZodType,
): { value: unknown } | { problem: FieldProblem } {
  const fail = (msg: string, type: string) => ({ problem: { loc: ['query', name], msg, type } });
  const [text = ''] = values;
  if (values.length > 1) return fail('Parameter should be given once', 'multiple_values');
  if (isInteger(core(schema))) {
    // No leading plus, no decimals, no exponent.
    if (!/^-?[0-9]+$/.test(text))
      return fail(
        'Input should be a valid integer, unable to parse string as an integer',
        'int_parsing',
      );
    // Past the safe range every bound is passed anyway; clamp so that the bound is what is told.
    return {
      value: Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text))),
    };
  }
  if (DAYS.has(name) && text !== '') {
    const day = sinceDay(text);
    return day
      ? { value: day }
      : fail(
          'Input should be a date YYYY-MM-DD or an ISO 8601 timestamp',
          'date_from_datetime_parsing',
        );
  }
  return { value: text };
}

/**
 * Validates the parameters of a row; unknown ones are ignored. `since` and `until` come out as UTC
 * days.
 */
export function parseQuery(id: QueryId, params: URLSearchParams): QueryResult {
  const schema: z.ZodObject = queries[id];
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, member] of Object.entries(schema.shape)) {
    const values = params.getAll(name);
    if (values.length === 0) continue;
    const result = read(name, values, member);
    if ('problem' in result) problems.push(result.problem);
    else input[name] = result.value;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success && problems.length === 0) return { query: parsed.data };
  const issues = parsed.success ? [] : fieldProblems(parsed.error, schema, input, 'query');
  return { problems: [...problems, ...issues] };
}
