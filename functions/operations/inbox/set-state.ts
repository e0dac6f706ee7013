/** POST /api/admin/contacts/{id}/states: a change is one record more, beside the message. */
import { contactKey, stateKey } from '../../store/keys.ts';
import { readAs } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { ContactRecord } from '../records.ts';
import { findRecord } from './find.ts';
import { stateOf } from './states.ts';

/** The state that a message has already changes nothing. */
export const setContactState: Operation<'setContactState'> = async (
  { body: { state }, params },
  { stores, now },
) => {
  const { day, id } = await findRecord(stores, 'contacts', params['id'] ?? '', now);
  const before = await stateOf(stores, day, id);
  if (before.state === state) return { id, ...before };
  const contacts = stores.open('contacts');
  // A clock that was set back must not put a change before the last one.
  const last = before.state_changed_at ?? '';
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
  const key = stateKey(day, id, at, state);
  await contacts.create(key, { state, at });
  // Deleted meanwhile: then nothing of it stays.
  if ((await readAs(contacts, contactKey(day, id), ContactRecord)) === null)
    await contacts.remove(key);
  return { id, state, state_changed_at: at };
};
