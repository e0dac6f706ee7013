/** What became of each message, told by the facts beside it. */
import { CONTACT_STATES, type ContactState } from '../../../src/schemas/inbox-words.ts';
import type { Fact } from '../../store/facts.ts';
import { attemptsOf, CHANNELS } from '../deliveries.ts';
import type { Found } from './kinds.ts';

export type State = { state: ContactState; state_changed_at: string | null };

/** The state of a message: that of its last change. */
export function stateOf(facts: readonly Fact[]): State {
  const last = facts.findLast(({ fact }) => fact === 'state');
  const state = CONTACT_STATES.find((word) => last?.fact === 'state' && word === last.state);
  return state === undefined
    ? { state: 'new', state_changed_at: null }
    : { state, state_changed_at: last?.at ?? null };
}

/** What is told of a message beside what it says; channels without a try are left out. */
export function besideMessage({ facts }: Pick<Found<'contacts'>, 'facts'>) {
  const deliveries = CHANNELS.flatMap((channel) => {
    const tried = attemptsOf(facts, channel);
    return tried
      ? [{ channel, delivered: tried.delivered, failed: tried.failed, last_failed_at: tried.last }]
      : [];
  });
  return { ...stateOf(facts), deliveries };
}
