/**
 * The owner's inbox at /api/admin/contacts, /api/admin/questions and /api/admin/reports: the same
 * six operations for each kind of record.
 */
import type { Dependencies, Operation, Operations } from '../operation.ts';
import { dayAsked } from '../period.ts';
import { exportOf } from './export.ts';
import { damagedRecord, findRecord } from './find.ts';
import { daysOf, isReadable, itemOf, type Kind } from './kinds.ts';
import { listed } from './listed.ts';
import { type PageQuery, pageOf } from './page.ts';
import { finishRemoving, remove } from './remove.ts';
import { setContactState, setState } from './set-state.ts';

type Noun = 'Contact' | 'Question' | 'Report';
type Asked = { params: Readonly<Record<string, string>> };
type Listed = { query: PageQuery };

/** The operations of one kind, by the ids of its rows. */
function operationsOf<N extends Noun, K extends Kind>(noun: N, kind: K) {
  const find = ({ params }: Asked, { stores }: Dependencies) =>
    findRecord(stores, kind, params['id'] ?? '');
  const made = {
    [`list${noun}s`]: ({ query }: Listed, given: Dependencies) => pageOf(kind, query, given),
    [`export${noun}s`]: ({ query }: Listed, given: Dependencies) => exportOf(kind, query, given),
    [`get${noun}`]: async (asked: Asked, given: Dependencies) => {
      const found = await find(asked, given);
      if (!isReadable(found)) throw damagedRecord(kind, found);
      return itemOf(kind, found, { base: given.snapshot.base, now: given.now });
    },
    [`set${noun}State`]: kind === 'contacts' ? setContactState : setState(kind),
    [`delete${noun}`]: async (asked: Asked, given: Dependencies) => {
      await finishRemoving(kind, given.stores);
      return remove(kind, [await find(asked, given)], given);
    },
    [`delete${noun}sOfDay`]: async ({ params }: Asked, given: Dependencies) => {
      const day = dayAsked(['path', 'day'], params['day'] ?? '');
      await finishRemoving(kind, given.stores);
      return remove(kind, await daysOf(given.stores, kind).day(day), given);
    },
  };
  // Names that are put together have no types of their own; every answer is checked on its way out.
  return made as unknown as Pick<
    Operations,
    `list${N}s` | `export${N}s` | `get${N}` | `set${N}State` | `delete${N}` | `delete${N}sOfDay`
  >;
}

/** All messages from an address go; who sent a damaged one nobody knows. */
const deleteContactsOfSender: Operation<'deleteContactsOfSender'> = async ({ body }, given) => {
  await finishRemoving('contacts', given.stores);
  const found = await Array.fromAsync(listed(given.stores, 'contacts', body));
  return remove('contacts', found.filter(isReadable), given);
};

export const inbox = {
  ...operationsOf('Contact', 'contacts'),
  deleteContactsOfSender,
  ...operationsOf('Question', 'questions'),
  ...operationsOf('Report', 'reports'),
};
