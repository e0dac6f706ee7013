/** POST /api/admin/contacts/{id}/states: a change is a fact beside the message. */
import { stateOf } from '../message-facts.ts';
import type { Operation } from '../operation.ts';
import { findRecord } from './find.ts';
import { daysOf } from './kinds.ts';

/** The state that a message has already changes nothing. */
export const setContactState: Operation<'setContactState'> = async (
  { body: { state }, params },
  { stores, now },
) => {
  const { day, id, facts } = await findRecord(stores, 'contacts', params['id'] ?? '');
  const before = stateOf(facts);
  if (before.state === state) return { id, ...before };
  // A clock that was set back must not put a change before the last one.
  const last = before.state_changed_at ?? '';
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
  await daysOf(stores, 'contacts').tell(day, { fact: 'state', of: id, at, state });
  return { id, state, state_changed_at: at };
};
