/** What is known of deliveries of messages, told by keys alone. */
import { timeOfStamp } from '../store/keys.ts';

export const CHANNELS = ['webhook', 'mail'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** How often a message failed on a channel, when last (ISO 8601), and whether it arrived since. */
export type Attempts = { delivered: boolean; failed: number; last: string | null };

const KEY = /^deliveries\/(\d{4}-\d\d-\d\d\/[0-9a-f]+)\/(?:(\w+)~)?(?:([^~]+)~failed|delivered)$/;

const nameOf = (message: string, channel: string) => `${message} ${channel}`;

/**
 * Attempts by message and channel, of the keys of the store of contacts. With `now` (ISO 8601),
 * failures that are dated later, by a clock that ran ahead, are left out.
 */
export function attemptsIn(keys: readonly string[], now?: string): Map<string, Attempts> {
  const all = new Map<string, Attempts>();
  for (const key of keys) {
    const [, message, channel = 'webhook', at] = KEY.exec(key) ?? [];
    if (message === undefined) continue;
    if (at !== undefined && now !== undefined && (timeOfStamp(at) ?? '') > now) continue;
    const name = nameOf(message, channel);
    const { delivered, failed, last } = all.get(name) ?? {
      delivered: false,
      failed: 0,
      last: null,
    };
    all.set(
      name,
      at === undefined
        ? { delivered: true, failed, last }
        : { delivered, failed: failed + 1, last: timeOfStamp(at) ?? last },
    );
  }
  return all;
}

/** The attempts for a message on a channel, or null when nothing was tried. */
export function attemptsOf(
  all: ReadonlyMap<string, Attempts>,
  day: string,
  id: string,
  channel: ChannelName,
): Attempts | null {
  return all.get(nameOf(`${day}/${id}`, channel)) ?? null;
}
