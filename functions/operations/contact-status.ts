/**
 * GET /api/contact/status/{id}: what became of a message, for who sent it; whoever repeats one
 * learns no more than that it was received.
 */
import type { CONTACT_STATES } from '../../src/schemas/inbox-words.ts';
import { MESSAGE_STATES } from '../../src/surfaces/rules.ts';
import { callHash, dayOfCall } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { DAY_MS } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf, type Found, isReadable } from './inbox/kinds.ts';
import { replyOf, stateOf } from './message-facts.ts';
import type { Operation } from './operation.ts';

/** What a state of the owner's is to the sender. */
const STATES = {
  new: 'received',
  read: 'read',
  answered: 'answered',
  archived: 'closed',
} as const satisfies Record<(typeof CONTACT_STATES)[number], keyof typeof MESSAGE_STATES>;

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
      state: STATES[state],
      next: MESSAGE_STATES[STATES[state]],
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
