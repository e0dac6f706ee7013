/**
 * The owner's inbox at /api/admin/contacts, /api/admin/questions and /api/admin/reports: the same
 * five operations for each kind of record.
 */
import { DAMAGED } from '../../store/reading.ts';
import type { Dependencies, Operations } from '../operation.ts';
import { dayAsked } from './day.ts';
import { exportOf } from './export.ts';
import { damagedRecord, findRecord } from './find.ts';
import { daysOf, ITEMS, type Kind, type Records, type Shown } from './kinds.ts';
import { type PageQuery, pageOf } from './page.ts';
import { finishRemoving, remove } from './remove.ts';
import { deleteContactsOfSender } from './sender.ts';
import { setContactState } from './set-state.ts';
import { besideMessage } from './states.ts';

type Noun = 'Contact' | 'Question' | 'Report';
type Asked = { params: Readonly<Record<string, string>> };
type Listed = { query: PageQuery };

/** The operations of one kind, by the ids of its rows. */
function operationsOf<N extends Noun, K extends Kind>(noun: N, kind: K) {
  const item = ITEMS[kind] as (record: Records[K], site: Shown) => object;
  const shown = ({ snapshot: { base }, now }: Dependencies): Shown => ({ base, now });
  const find = ({ params }: Asked, { stores }: Dependencies) =>
    findRecord(stores, kind, params['id'] ?? '');
  const made = {
    [`list${noun}s`]: async ({ query }: Listed, given: Dependencies) => {
      const { records, rest } = await pageOf(kind, query, given);
      const items = records.map(({ record, beside }) => ({
        ...item(record, shown(given)),
        ...beside,
      }));
      return { [kind]: items, ...rest };
    },
    [`export${noun}s`]: ({ query }: Listed, given: Dependencies) => exportOf(kind, query, given),
    [`get${noun}`]: async (asked: Asked, given: Dependencies) => {
      const found = await find(asked, given);
      if (found.record === DAMAGED) throw damagedRecord(kind, found);
      const beside = kind === 'contacts' ? besideMessage(found) : {};
      return { ...item(found.record, shown(given)), ...beside };
    },
    [`delete${noun}`]: async (asked: Asked, given: Dependencies) => {
      await finishRemoving(kind, given.stores);
      return remove(kind, [await find(asked, given)], given);
    },
    [`delete${noun}sOfDay`]: async ({ params }: Asked, given: Dependencies) => {
      const day = dayAsked(params['day'] ?? '');
      await finishRemoving(kind, given.stores);
      return remove(kind, await daysOf(given.stores, kind).day(day), given);
    },
  };
  // Names that are put together have no types of their own; every answer is checked on its way out.
  return made as unknown as Pick<
    Operations,
    `list${N}s` | `export${N}s` | `get${N}` | `delete${N}` | `delete${N}sOfDay`
  >;
}

export const inbox = {
  ...operationsOf('Contact', 'contacts'),
  setContactState,
  deleteContactsOfSender,
  ...operationsOf('Question', 'questions'),
  ...operationsOf('Report', 'reports'),
};
