/**
 * The owner's inbox at /api/admin/contacts, /api/admin/questions and /api/admin/reports: the same
 * five operations for each kind of record.
 */
import { deliveriesPrefix } from '../../store/keys.ts';
import { DAMAGED } from '../../store/reading.ts';
import { attemptsIn } from '../deliveries.ts';
import type { Dependencies, Operations } from '../operation.ts';
import { foundOfDay } from './day.ts';
import { exportOf } from './export.ts';
import { damagedRecord, type Found, findRecord } from './find.ts';
import { ITEMS, type Kind, type Records, type Shown } from './kinds.ts';
import { type PageQuery, pageOf } from './page.ts';
import { type Deletion, removeContacts, removeQuestions, removeReports } from './remove.ts';
import { deleteContactsOfSender } from './sender.ts';
import { setContactState } from './set-state.ts';
import { deliveriesOf, stateOf } from './states.ts';

const REMOVE = { contacts: removeContacts, questions: removeQuestions, reports: removeReports };

type Noun = 'Contact' | 'Question' | 'Report';
type Asked = { params: Readonly<Record<string, string>> };
type Listed = { query: PageQuery };

/** What an item tells beside its message. */
async function besideMessage({ stores }: Dependencies, day: string, id: string) {
  const attempts = attemptsIn(await stores.open('contacts').list(deliveriesPrefix(day, id)));
  return { ...(await stateOf(stores, day, id)), deliveries: deliveriesOf(attempts, day, id) };
}

/** The operations of one kind, by the ids of its rows. */
function operationsOf<N extends Noun, K extends Kind>(noun: N, kind: K) {
  const item = ITEMS[kind] as (record: Records[K], site: Shown) => object;
  const shown = ({ snapshot: { base }, now }: Dependencies): Shown => ({ base, now });
  const remove = REMOVE[kind] as (found: Found<K>[], given: Dependencies) => Promise<Deletion>;
  const find = ({ params }: Asked, { stores, now }: Dependencies) =>
    findRecord(stores, kind, params['id'] ?? '', now);
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
      const { day, id, record } = found;
      if (record === DAMAGED) throw damagedRecord(kind, found);
      const beside = kind === 'contacts' ? await besideMessage(given, day, id) : {};
      return { ...item(record, shown(given)), ...beside };
    },
    [`delete${noun}`]: async (asked: Asked, given: Dependencies) =>
      remove([await find(asked, given)], given),
    [`delete${noun}sOfDay`]: async ({ params }: Asked, given: Dependencies) =>
      remove(await foundOfDay(kind, params['day'] ?? '', given), given),
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
