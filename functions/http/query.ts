/** Query parameters against the schema of their route; problems in FastAPI's layout. */
import type { RouteId } from '../../src/routes.ts';
import { defaultsOf, type Parameter, parametersOf } from '../../src/schemas/parameters.ts';
import type { FieldProblem } from '../../src/surfaces/problem.ts';
import { isDay } from '../store/days.ts';
import { outOfBounds, type Said } from './issues.ts';
import type { Problem } from './problem.ts';

/** A day, and what may follow: a time, its fraction, a zone; parts of them as RFC 3339 has them. */
const FORM = new RegExp(
  String.raw`^(\d{4}-\d\d-\d\d)(?:[Tt ](?!24)(\d\d:\d\d(?::\d\d)?)(?:[.,]\d{1,9})?` +
    String.raw`(?:[Zz]|([+\- ]\d\d):?(\d\d))?)?$`,
);

/**
 * The UTC day that a value means, YYYY-MM-DD, or null: a timestamp counts with its whole day, as
 * items are dated. A space before the zone is a `+` that was not encoded.
 */
export function sinceDay(value: string): string | null {
  const [, day = '', time, hours, minutes] = FORM.exec(value) ?? [];
  if (!isDay(day)) return null;
  if (time === undefined) return day;
  // A leap second is of the same day.
  const clock = time.replace(/:60$/, ':59');
  const zone = hours ? `${hours.replace(' ', '+')}:${minutes}` : 'Z';
  const moved = Date.parse(`${day}T${clock}${zone}`);
  if (Number.isNaN(moved)) return null;
  // Years before 0 and after 9999 have another form; nothing is dated there.
  return /^\d{4}-..-../.exec(new Date(moved).toISOString())?.[0] ?? day;
}

const DAYS = new Set(['since', 'until', 'changed_since']);

/** A number of a query; past the safe range every bound is passed anyway, and is what is told. */
const numberOf = (text: string): number =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text)));

/** The value of one parameter as its schema wants it, or the problem with it. */
function read(
  name: string,
  [text, ...more]: readonly string[],
  parameter: Parameter,
): { value: unknown } | Said {
  const { is } = parameter;
  if (text === undefined) return { msg: 'Field required', type: 'missing' };
  if (more.length > 0) return { msg: 'Parameter should be given once', type: 'multiple_values' };
  if (is === 'choice') {
    const msg = `String should match pattern '^(${parameter.of.join('|')})$'`;
    return parameter.of.includes(text) ? { value: text } : { msg, type: 'string_pattern_mismatch' };
  }
  // No leading plus, no decimals, no exponent.
  if (is === 'number' && !/^-?[0-9]+$/.test(text)) {
    const msg = 'Input should be a valid integer, unable to parse string as an integer';
    return { msg, type: 'int_parsing' };
  }
  const day = DAYS.has(name) && text !== '' ? sinceDay(text) : text;
  if (day === null) {
    const msg = 'Input should be a date YYYY-MM-DD or an ISO 8601 timestamp';
    return { msg, type: 'date_from_datetime_parsing' };
  }
  const [of, value, size] =
    is === 'number' ? [is, numberOf(text), numberOf(text)] : ['string', day, day.length];
  const { least = -Infinity, most = Infinity } = parameter;
  if (size < least) return outOfBounds(of, 'least', least);
  return size > most ? outOfBounds(of, 'most', most) : { value };
}

/**
 * The parameters of a row, without unknown ones; `since` and `until` come out as UTC days. Throws
 * what `refuse` makes of those that are not valid.
 */
export function parseQuery(
  id: RouteId,
  params: URLSearchParams,
  refuse: (detail: FieldProblem[]) => Problem,
): Record<string, unknown> {
  const query = { ...defaultsOf(id) };
  const problems: FieldProblem[] = [];
  for (const [name, parameter] of Object.entries(parametersOf(id))) {
    const values = params.getAll(name);
    if (values.length === 0 && !parameter.needed) continue;
    const result = read(name, values, parameter);
    if ('value' in result) query[name] = result.value;
    else problems.push({ loc: ['query', name], ...result });
  }
  if (problems.length > 0) throw refuse(problems);
  return query;
}
