/** POST at /{id}/states of a record: a change of its state is a fact beside it. */
import { mustMatch } from '../../http/if-match.ts';
import { stateOf } from '../message-facts.ts';
import type { Operation } from '../operation.ts';
import { findRecord } from './find.ts';
import { daysOf, type Kind } from './kinds.ts';

/** Changes of a record that are under way here: the next looks at what the last has left. */
const underWay = new Map<string, Promise<unknown>>();

async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(name) ?? Promise.resolve()).then(work, work);
  underWay.set(name, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(name) === mine) underWay.delete(name);
  }
}

/**
 * The operation for a kind. The state that a record has already changes nothing. It throws
 * precondition_failed where If-Match names an earlier state; what another process changes in the
 * same moment stands beside it in the history.
 */
export const setState =
  (kind: Kind): Operation<'setContactState'> =>
  ({ body: { state }, params }, { stores, now, ifMatch }) =>
    inTurn(`${kind} ${params['id']}`, async () => {
      const { day, id, facts } = await findRecord(stores, kind, params['id'] ?? '');
      const before = stateOf(facts);
      mustMatch(ifMatch, before.etag);
      if (before.state === state) return { id, ...before };
      // A clock that was set back must not put a change before the last one.
      const last = before.state_changed_at ?? '';
      const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
      const told = { fact: 'state' as const, of: id, at, state };
      await daysOf(stores, kind).tell(day, told);
      return { id, ...stateOf([...facts, told]) };
    });
