/** Query parameters against the schema of their route; problems in FastAPI's layout. */
import type * as z from 'zod';
import type { RouteId } from '../../src/routes.ts';
import { queries } from '../../src/schemas/queries.ts';
import type { FieldProblem } from '../../src/surfaces/problem.ts';
import { defOf, fieldProblems } from './issues.ts';
import { sinceDay } from './since.ts';

export type QueryId = keyof typeof queries;
export type Query<Id extends QueryId = QueryId> = z.output<(typeof queries)[Id]>;
export type QueryResult = { query: Record<string, unknown> } | { problems: FieldProblem[] };

/** Whether a route takes query parameters. */
export function hasQuery(id: RouteId): id is QueryId {
  return Object.hasOwn(queries, id);
}

/** Names of the parameters that a route takes. */
export function parametersOf(id: RouteId): string[] {
  return hasQuery(id) ? Object.keys(queries[id].shape) : [];
}

/** The parameters of a route where a caller gives none. */
export function defaultsOf(id: QueryId): Record<string, unknown> {
  return queries[id].parse({});
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
  if (defOf(schema)?.type === 'number') {
    const msg = 'Input should be a valid integer, unable to parse string as an integer';
    // No leading plus, no decimals, no exponent.
    if (!/^-?[0-9]+$/.test(text)) return fail(msg, 'int_parsing');
    // Past the safe range every bound is passed anyway; clamp so that the bound is what is told.
    const [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    return { value: Math.max(least, Math.min(most, Number(text))) };
  }
  if (!DAYS.has(name) || text === '') return { value: text };
  const value = sinceDay(text);
  const msg = 'Input should be a date YYYY-MM-DD or an ISO 8601 timestamp';
  return value ? { value } : fail(msg, 'date_from_datetime_parsing');
}

/**
 * Validates the parameters of a route; unknown ones are ignored. `since` and `until` come out as UTC
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
