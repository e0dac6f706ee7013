/** All records of one day. */
import { Day } from '../../../src/schemas/common.ts';
import { invalid } from '../../http/body.ts';
import type { Dependencies } from '../operation.ts';
import type { Found } from './find.ts';
import { IDS, type Kind } from './kinds.ts';
import { readDay } from './newest.ts';
import { idsOfDay } from './walk.ts';

/**
 * The records of a day (YYYY-MM-DD), none where there are none. Throws validation_error for what is
 * no day.
 */
export async function foundOfDay<K extends Kind>(
  kind: K,
  day: string,
  { stores }: Pick<Dependencies, 'stores'>,
): Promise<Found<K>[]> {
  if (!Day.safeParse(day).success)
    throw invalid(
      [{ loc: ['path', 'day'], msg: 'Input should be a day YYYY-MM-DD', type: 'date_parsing' }],
      {
        fallback: '/api/',
        suggested: '/openapi.json',
      },
    );
  return readDay(stores, kind, day, await idsOfDay(stores.open(kind), IDS[kind], day));
}
