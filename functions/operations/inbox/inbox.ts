/** The owner's inbox: the same six operations for contacts, questions and reports. */
import type { Lines } from '../../steps/rendered.ts';
import { readingOf } from '../../store/reading.ts';
import { stateOf } from '../message-facts.ts';
import { type Dependencies, mustMatch, type Operation, type Operations } from '../operation.ts';
import { dayAsked } from '../period.ts';
import type { ContactRecord } from '../records.ts';
import { damagedRecord, findRecord } from './find.ts';
import { daysOf, isReadable, itemOf, type Kind } from './kinds.ts';
import { type Listed, listed } from './listed.ts';
import { type PageQuery, pageOf } from './page.ts';
import { finishing, remove } from './remove.ts';
import { setContactState, setState } from './set-state.ts';

type Noun = 'Contact' | 'Question' | 'Report';
type Asked = { params: Readonly<Record<string, string>> };
type Paged = { query: PageQuery };

/**
 * The same items as in the list as JSON Lines, newest first, from behind the one with the id
 * `after` on, with the facts and hashes that a backup of them needs; a last line tells the end. The
 * first is read before anything is answered, so that a store that is away is an error. Throws
 * content_not_found.
 */
async function exportOf(
  kind: Kind,
  query: Listed & { after?: string | undefined },
  { stores, snapshot: { base }, now, log }: Dependencies,
): Promise<Lines> {
  const after = query.after === undefined ? null : await findRecord(stores, kind, query.after);
  const found = listed(stores, kind, query, { after });
  const first = await found.next();
  const reading = readingOf(stores);
  async function* lines(): AsyncGenerator<object> {
    let records = 0;
    for (let next = first; !next.done; next = await found.next()) {
      if (!isReadable(next.value)) {
        reading.skip(kind, next.value.key);
        continue;
      }
      records += 1;
      const { record, facts } = next.value;
      const { claims, signer, call }: Partial<ContactRecord> = record;
      const backup = { claims, signer, call, facts: facts.map(({ of: _, ...fact }) => fact) };
      yield { ...itemOf(kind, next.value, { base, now }), backup };
    }
    yield { end: true, records, skipped: reading.told(log) };
  }
  return { lines: lines() };
}

/** The operations of one kind, by the ids of its rows. */
function operationsOf<N extends Noun, K extends Kind>(noun: N, kind: K) {
  const find = ({ params }: Asked, { stores }: Dependencies) =>
    findRecord(stores, kind, params['id'] ?? '');
  const made = {
    [`list${noun}s`]: ({ query }: Paged, given: Dependencies) => pageOf(kind, query, given),
    [`export${noun}s`]: ({ query }: Paged, given: Dependencies) => exportOf(kind, query, given),
    [`get${noun}`]: async (asked: Asked, given: Dependencies) => {
      const found = await find(asked, given);
      if (!isReadable(found)) throw damagedRecord(kind, found);
      return itemOf(kind, found, { base: given.snapshot.base, now: given.now });
    },
    [`set${noun}State`]: kind === 'contacts' ? setContactState : setState(kind),
    [`delete${noun}`]: async (asked: Asked, given: Dependencies) => {
      const found = await finishing([kind], given.stores, find(asked, given));
      mustMatch(given.ifMatch, stateOf(found.facts).etag);
      return remove(kind, [found], given);
    },
    [`delete${noun}sOfDay`]: async ({ params }: Asked, given: Dependencies) => {
      const day = dayAsked(['path', 'day'], params['day'] ?? '');
      const all = daysOf(given.stores, kind).day(day);
      return remove(kind, await finishing([kind], given.stores, all), given);
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
  const all = Array.fromAsync(listed(given.stores, 'contacts', body));
  const found = await finishing(['contacts'], given.stores, all);
  return remove('contacts', found.filter(isReadable), given);
};

export const inbox = {
  ...operationsOf('Contact', 'contacts'),
  deleteContactsOfSender,
  ...operationsOf('Question', 'questions'),
  ...operationsOf('Report', 'reports'),
};
