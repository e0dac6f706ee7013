/** The day that a path names. */
import { Day } from '../../../src/schemas/common.ts';
import { invalid } from '../../http/body.ts';

/** A day as it was asked for, YYYY-MM-DD. Throws validation_error for what is none. */
export function dayAsked(day: string): string {
  if (Day.safeParse(day).success) return day;
  throw invalid(
    [{ loc: ['path', 'day'], msg: 'Input should be a day YYYY-MM-DD', type: 'date_parsing' }],
    { fallback: '/api/', suggested: '/openapi.json' },
  );
}
