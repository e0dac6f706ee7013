/**
 * Delivery of contact intents on each channel: after the answer, then 1, 5 and 30 minutes after a
 * failure, then daily for a week. A failure is a record beside the message, and seen in the
 * console.
 */
import * as z from 'zod';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { DAY_MS, dayBefore } from '../store/days.ts';
import { each } from '../store/each.ts';
import { CHANNELS_PREFIX, channelKey, dayOf } from '../store/keys.ts';
import { DAMAGED, type Reading, readAs } from '../store/reading.ts';
import type { Stores } from '../store/store.ts';
import { daysOf, readableOf } from './inbox/kinds.ts';
import { messageLetter } from './mail.ts';
import { attemptsOf, type ChannelName } from './message-facts.ts';
import type { Service } from './operation.ts';
import type { ContactRecord } from './records.ts';

type Ways = Pick<Service, 'webhook' | 'mail'> & { snapshot: Pick<Snapshot, 'base' | 'mail'> };

/** Those that are configured. */
export function channelsOf({ webhook, mail, snapshot }: Ways): Channel[] {
  const channels: Channel[] = [];
  if (webhook) channels.push({ name: 'webhook', send: webhook });
  if (mail) {
    const send = (record: ContactRecord) => mail.send(messageLetter(record, snapshot));
    channels.push({ name: 'mail', daily: mail.daily, send });
  }
  return channels;
}

/** A way to the owner. `send` rejects what was not taken; `daily` goes out with the digest. */
export type Channel = {
  name: ChannelName;
  daily?: boolean;
  send: (record: ContactRecord) => Promise<void>;
};

export type Delivering = { stores: Stores; at: string; log: (line: string) => void };

/** What came in so shortly before may be on its way after its answer just now (milliseconds). */
const ON_ITS_WAY_MS = 60_000;

/** Waits after the first failures, in milliseconds; after any other it is a day. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000];

/** Messages that are older are not delivered any more: they stand in the console. */
const OLDEST_DAYS = 7;

/** Deliveries under way at once: other sides refuse more. */
const AT_A_TIME = 4;

/** No attempt is begun later (milliseconds): the platform ends scheduled work. */
const LAST_START_MS = 15_000;

/** The word that tells a failure in the log: a code or a kind, never what the other side said. */
function kindOf(error: unknown): string {
  type Failure = { code?: string; responseCode?: number; name?: string };
  const { code, responseCode, name } = error as Failure;
  return [code ?? name ?? 'error', responseCode].filter(Boolean).join(' ');
}

/** Delivers one intent and marks what became of it; a daily mail begins with it. Never rejects. */
export async function deliver(
  channel: Channel,
  record: ContactRecord,
  { stores, at, log }: Delivering,
): Promise<void> {
  const [day, of] = [dayOf(record.received_at), record.intent_id];
  const send = () =>
    channel.send(record).then(
      () => 'delivered' as const,
      (error: unknown) => {
        log(`delivery by ${channel.name} failed (${kindOf(error)}); it is tried again`);
        return 'failed' as const;
      },
    );
  const fact = channel.daily ? null : await send();
  try {
    // The first message on a channel is as old as its setting.
    await stores.open('contacts').create(channelKey(channel.name), { at: record.received_at });
    if (fact) await daysOf(stores, 'contacts').tell(day, { fact, of, at, channel: channel.name });
  } catch {
    // Without its mark it is delivered a second time at worst.
  }
}

const Setting = z.object({ at: z.iso.datetime() });

/** Since when (ISO 8601) messages go out, now if not known; '' where nothing holds them back. */
export async function settingSince(
  name: ChannelName,
  { stores, at }: Pick<Delivering, 'stores' | 'at'>,
): Promise<string> {
  const contacts = stores.open('contacts');
  const key = channelKey(name);
  const known = (await contacts.create(key, { at }))
    ? { at }
    : await readAs(contacts, key, Setting);
  // A damaged mark, or that of a clock that ran ahead, holds nothing back.
  return known !== DAMAGED && known !== null && known.at <= at ? known.at : '';
}

/**
 * Since when messages go out on some channels, by name: what is older than the setting is not
 * delivered. A channel that is not set any more is forgotten.
 */
async function settingsOf(channels: readonly Channel[], given: Pick<Delivering, 'stores' | 'at'>) {
  const contacts = given.stores.open('contacts');
  const own = channels.map(({ name }) => channelKey(name));
  for (const key of await contacts.list(CHANNELS_PREFIX))
    if (!own.includes(key)) await contacts.remove(key);
  const since = ({ name }: Channel) => settingSince(name, given);
  return new Map(await each(channels, async (one) => [one.name, await since(one)] as const));
}

/** Whether a message waits for an attempt now. */
function isDue(attempts: ReturnType<typeof attemptsOf>, received: string, now: number): boolean {
  if (attempts?.delivered) return false;
  const age = now - Date.parse(received);
  if (Math.abs(age) < ON_ITS_WAY_MS || age > OLDEST_DAYS * DAY_MS) return false;
  if (!attempts?.last_failed_at) return true;
  return now - Date.parse(attempts.last_failed_at) >= (WAITS_MS[attempts.failed - 1] ?? DAY_MS);
}

/**
 * Delivers what waits for an attempt, newest first; what there is no time for waits for the next
 * run. Rejects with what the store throws. `clock` tells milliseconds.
 */
export async function deliverDue(
  all: readonly Channel[],
  { reading, at, log }: Omit<Delivering, 'stores'> & { reading: Reading },
  clock: () => number = () => performance.now(),
): Promise<void> {
  const since = await settingsOf(all, { stores: reading, at });
  const channels = all.filter(({ daily = false }) => !daily);
  if (channels.length === 0) return;
  const oldest = dayBefore(at, OLDEST_DAYS);
  const due: { channel: Channel; record: ContactRecord }[] = [];
  for await (const { record, facts } of readableOf(reading, 'contacts', { since: oldest })) {
    const waits = ({ name }: Channel) =>
      record.received_at >= (since.get(name) ?? '') &&
      isDue(attemptsOf(facts, name, at), record.received_at, Date.parse(at));
    due.push(...channels.filter(waits).map((channel) => ({ channel, record })));
  }
  const end = clock() + LAST_START_MS;
  const given = { stores: reading.stores, at, log };
  const work = async ({ channel, record }: (typeof due)[number]) => {
    if (clock() < end) await deliver(channel, record, given);
  };
  await each(due, work, AT_A_TIME);
}
