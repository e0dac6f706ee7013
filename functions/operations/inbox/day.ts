/** All records of one day. */
import { Day } from '../../../src/schemas/common.ts';
import { invalid } from '../../http/body.ts';
import { each } from '../../store/each.ts';
import { contactKey } from '../../store/keys.ts';
import type { Dependencies } from '../operation.ts';
import type { Found } from './find.ts';
import { IDS, type Kind, type Records } from './kinds.ts';
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
  const store = stores.open(kind);
  const ids = await idsOfDay(store, IDS[kind], day);
  const records = await each(ids, (id) => store.read(contactKey(day, id)));
  return ids.flatMap((id, at) =>
    records[at] ? [{ day, id, record: records[at] as Records[K] }] : [],
  );
}
