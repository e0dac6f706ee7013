/** POST /api/admin/contacts/{id}/states: a change, and a reply, is a fact beside the message. */
import { replyOf, stateOf } from '../message-facts.ts';
import type { Operation } from '../operation.ts';
import { findRecord } from './find.ts';
import { daysOf } from './kinds.ts';

/** The state that a message has already, and the same reply, change nothing. */
export const setContactState: Operation<'setContactState'> = async (
  { body: { state, reply: text }, params },
  { stores, now },
) => {
  const { day, id, facts } = await findRecord(stores, 'contacts', params['id'] ?? '');
  const before = { ...stateOf(facts), reply: replyOf(facts) };
  const isNew = text !== undefined && text !== (before.reply?.text ?? null);
  // A clock that was set back must not put a change before the last one.
  const last = facts.filter(({ fact }) => fact === 'state' || fact === 'reply').at(-1)?.at ?? '';
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
  const days = daysOf(stores, 'contacts');
  // The reply first: whoever is told that there is one finds it.
  if (isNew) await days.tell(day, { fact: 'reply', of: id, at, text });
  if (before.state !== state) await days.tell(day, { fact: 'state', of: id, at, state });
  return {
    id,
    state,
    state_changed_at: before.state === state ? before.state_changed_at : at,
    reply: isNew ? (text ? { text, replied_at: at } : null) : before.reply,
  };
};
