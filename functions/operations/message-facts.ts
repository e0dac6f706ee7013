/** What became of a message, told by the facts beside it. */
import { CONTACT_STATES } from '../../src/schemas/inbox-words.ts';
import type { Fact } from '../store/facts.ts';

export const CHANNELS = ['webhook', 'mail'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/**
 * How often a message failed on a channel, when last (ISO 8601), and whether it arrived since; null
 * without a try. With `now` (ISO 8601) tries that are dated later are left out.
 */
export function attemptsOf(facts: readonly Fact[], channel: ChannelName, now?: string) {
  const own = facts.filter((fact) => 'channel' in fact && fact.channel === channel);
  const failed = own.filter(
    ({ fact, at }) => fact === 'failed' && (now === undefined || at <= now),
  );
  const delivered = isDelivered(own);
  return delivered || failed.length > 0
    ? { delivered, failed: failed.length, last_failed_at: failed.at(-1)?.at ?? null }
    : null;
}

/** Whether a message was delivered on any channel. */
export const isDelivered = (facts: readonly Fact[]): boolean =>
  facts.some(({ fact }) => fact === 'delivered');

/** Every change of the state of a record, the oldest first. */
export const historyOf = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => {
    const state = CONTACT_STATES.find((word) => fact.fact === 'state' && word === fact.state);
    return state === undefined ? [] : [{ state, at: fact.at }];
  });

/** What of a record the owner changes: its state, and the reply to it. */
const OWN = ['state', 'reply'];
export const ownFacts = (facts: readonly Fact[]) => facts.filter(({ fact }) => OWN.includes(fact));

/** The state of a record: that of its last change. Its tag tells how many changes there were. */
export function stateOf(facts: readonly Fact[]) {
  const history = historyOf(facts);
  const { state, at } = history.at(-1) ?? { state: 'new' as const, at: null };
  return { state, state_changed_at: at, etag: `"${ownFacts(facts).length}"` };
}

/** What the owner replied last, or null. */
export function replyOf(facts: readonly Fact[]): { text: string; replied_at: string } | null {
  const last = facts.findLast((fact) => fact.fact === 'reply');
  return last?.text ? { text: last.text, replied_at: last.at } : null;
}

/** What is told of a record beside what it says; channels without a try are left out. */
export function besideRecord(facts: readonly Fact[]) {
  const deliveries = CHANNELS.flatMap((channel) => {
    const tried = attemptsOf(facts, channel);
    return tried ? [{ channel, ...tried }] : [];
  });
  return { ...stateOf(facts), history: historyOf(facts), reply: replyOf(facts), deliveries };
}

/** What is known of the signature of a record; null where nobody signed. */
export function signatureOf({ signer }: { signer?: string | undefined }, facts: readonly Fact[]) {
  if (!signer) return null;
  const found = facts.findLast((fact) => fact.fact === 'signature');
  return { by: signer, status: found?.status ?? 'unchecked', covers: found?.covers ?? null };
}
