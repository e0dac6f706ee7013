/**
 * GET /api/contact/status/{id}: what became of a message, for who sent it; whoever repeats one
 * learns no more than that it was received.
 */
import type { CONTACT_STATES } from '../../src/schemas/inbox-words.ts';
import { callHash, dayOfCall } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { DAY_MS } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf, type Found, isReadable } from './inbox/kinds.ts';
import { replyOf, stateOf } from './message-facts.ts';
import type { Operation } from './operation.ts';

/** What a state of the owner's is to the sender, and what to do then. */
const TOLD = {
  new: {
    state: 'received',
    next:
      'A person reads it. Look here again, at most once a day. What becomes of a message is told ' +
      'at the address of the call that sent it first: one that repeats it on the same day stays ' +
      'as it is.',
  },
  read: { state: 'read', next: 'The owner has read it. Look here again, at most once a day.' },
  answered: {
    state: 'answered',
    next: 'The owner has answered: in reply, else to the e-mail address that the message gave.',
  },
  archived: {
    state: 'closed',
    next: 'The owner has closed it; nothing more comes. A new message goes to POST /api/contact.',
  },
} as const satisfies Record<(typeof CONTACT_STATES)[number], object>;

/** When a call with a hash came that sent a message, and whether it is the one that was stored. */
export function callOf(item: Found<'contacts'>, hash: string) {
  if (isReadable(item) && item.record.call === hash)
    return { at: item.record.received_at, isFirst: true };
  const repeat = item.facts.find((fact) => fact.fact === 'call' && fact.call === hash);
  return repeat ? { at: repeat.at, isFirst: false } : null;
}

export const getContactStatus: Operation<'getContactStatus'> = async (
  { params },
  { stores, snapshot },
) => {
  const { response_time, retention } = snapshot.manifest.contact;
  const id = params['id'] ?? '';
  const day = dayOfCall(id);
  const hash = callHash(id);
  for (const item of day === null ? [] : await daysOf(stores, 'contacts').day(day)) {
    const call = callOf(item, hash);
    if (!call) continue;
    const facts = call.isFirst ? item.facts : [];
    const { state, state_changed_at } = stateOf(facts);
    const kept = retention.message_days;
    const end = kept === null ? null : Date.parse(item.day) + (kept + 1) * DAY_MS;
    return {
      last_modified: state_changed_at ?? call.at,
      ...TOLD[state],
      received_at: call.at,
      changed_at: state_changed_at,
      reply: state === 'answered' || state === 'archived' ? replyOf(facts) : null,
      expected_response: response_time,
      expires_on: end === null ? null : dayOf(new Date(end).toISOString()),
    };
  }
  const message =
    'There is no message at this address. Take status_url whole, as the answer to the message ' +
    'gave it; the message may have been deleted since.';
  throw new Problem('content_not_found', message, { fallback: '/api/contact' });
};
