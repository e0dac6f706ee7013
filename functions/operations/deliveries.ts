/** What is known of deliveries of messages, told by the facts beside them. */
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
  const delivered = own.some(({ fact }) => fact === 'delivered');
  return delivered || failed.length > 0
    ? { delivered, failed: failed.length, last: failed.at(-1)?.at ?? null }
    : null;
}

/** Whether a message was delivered on any channel. */
export const isDelivered = (facts: readonly Fact[]): boolean =>
  facts.some(({ fact }) => fact === 'delivered');
