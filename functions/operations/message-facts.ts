/** What became of a message, told by the facts beside it. */
import { CONTACT_STATES, type ContactState } from '../../src/schemas/inbox-words.ts';
import type { Fact } from '../store/facts.ts';

export const CHANNELS = ['webhook', 'mail'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** How often a message failed on a channel, when last (ISO 8601), and whether it arrived since. */
export type Attempts = { delivered: boolean; failed: number; last: string | null };

/**
 * The attempts for a message on a channel, or null when nothing was tried. With `now` (ISO 8601),
 * failures that are dated later, by a clock that ran ahead, are left out.
 */
export function attemptsOf(
  facts: readonly Fact[],
  channel: ChannelName,
  now?: string,
): Attempts | null {
  const own = facts.filter((fact) => 'channel' in fact && fact.channel === channel);
  const failed = own.filter(
    ({ fact, at }) => fact === 'failed' && (now === undefined || at <= now),
  );
  const delivered = isDelivered(own);
  return delivered || failed.length > 0
    ? { delivered, failed: failed.length, last: failed.at(-1)?.at ?? null }
    : null;
}

/** Whether a message was delivered on any channel. */
export const isDelivered = (facts: readonly Fact[]): boolean =>
  facts.some(({ fact }) => fact === 'delivered');

export type State = { state: ContactState; state_changed_at: string | null };

/** The state of a message: that of its last change. */
export function stateOf(facts: readonly Fact[]): State {
  const last = facts.findLast(({ fact }) => fact === 'state');
  const state = CONTACT_STATES.find((word) => last?.fact === 'state' && word === last.state);
  return state === undefined
    ? { state: 'new', state_changed_at: null }
    : { state, state_changed_at: last?.at ?? null };
}

/** What the owner replied last, or null. */
export function replyOf(facts: readonly Fact[]): { text: string; replied_at: string } | null {
  const last = facts.findLast((fact) => fact.fact === 'reply');
  return last?.text ? { text: last.text, replied_at: last.at } : null;
}

/** What is told of a message beside what it says; channels without a try are left out. */
export function besideMessage(facts: readonly Fact[]) {
  const deliveries = CHANNELS.flatMap((channel) => {
    const tried = attemptsOf(facts, channel);
    return tried
      ? [{ channel, delivered: tried.delivered, failed: tried.failed, last_failed_at: tried.last }]
      : [];
  });
  return { ...stateOf(facts), reply: replyOf(facts), deliveries };
}
