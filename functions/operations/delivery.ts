/**
 * Delivery of contact intents: tried after the answer, then daily until it succeeds; a failure
 * loses nothing.
 */
import { contactKey, dayOf, deliveredKey } from '../store/keys.ts';
import { type Reading, readAs } from '../store/reading.ts';
import type { Stores } from '../store/store.ts';
import { contactKeys } from './contacts-waiting.ts';
import { ContactRecord } from './records.ts';
import type { Webhook } from './webhook.ts';

/**
 * Delivers one intent: the mark is written after the other side took it. Rejects when it did not.
 */
export async function deliver(
  stores: Stores,
  webhook: Webhook,
  record: ContactRecord,
  at: string,
): Promise<void> {
  await webhook(record);
  const contacts = stores.open('contacts');
  const [day, id] = [dayOf(record.received_at), record.intent_id];
  await contacts.create(deliveredKey(day, id), { delivered_at: at });
  // Deleted while it was on its way: then nothing of it stays.
  if ((await readAs(contacts, contactKey(day, id), ContactRecord)) === null)
    await contacts.remove(deliveredKey(day, id));
}

/**
 * What is younger may be on its way after its answer just now, in milliseconds. What is dated later
 * than now, by a clock that ran ahead, is not.
 */
const ON_ITS_WAY_MS = 60_000;

/**
 * No attempt is begun after so many milliseconds: the platform ends scheduled work, and another
 * side may be slow.
 */
const LAST_START_MS = 15_000;

export type Deliveries = { delivered: number; failed: number };

/**
 * Delivers what is still waiting, oldest day first, one at a time; what there is no time for counts
 * as failed and waits for the next run. Never rejects for a webhook that fails. `clock` tells
 * milliseconds. Damaged records are skipped.
 */
export async function deliverWaiting(
  reading: Reading,
  webhook: Webhook,
  at: string,
  clock: () => number = () => performance.now(),
): Promise<Deliveries> {
  const result: Deliveries = { delivered: 0, failed: 0 };
  const end = clock() + LAST_START_MS;
  for (const { key } of contactKeys(await reading.open('contacts').list('')).waiting) {
    const record = await reading.read('contacts', key, ContactRecord);
    if (!record) continue;
    const age = Date.parse(at) - Date.parse(record.received_at);
    if (age >= 0 && age < ON_ITS_WAY_MS) continue;
    try {
      if (clock() >= end) throw new Error('there is no time left');
      await deliver(reading, webhook, record, at);
      result.delivered += 1;
    } catch {
      result.failed += 1;
    }
  }
  return result;
}
