/** Delivery of contact intents: tried after the answer, then daily until it succeeds; a failure loses nothing. */
import { dayOf, deliveredKey } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import type { ContactRecord } from './contact.ts';
import type { Webhook } from './webhook.ts';

/** Delivers one intent: the mark is written after the other side took it. Rejects when it did not. */
export async function deliver(stores: Stores, webhook: Webhook, record: ContactRecord, at: string): Promise<void> {
  await webhook(record);
  await stores.open('contacts').create(deliveredKey(dayOf(record.received_at), record.intent_id), { delivered_at: at });
}

export type Deliveries = { delivered: number; failed: number };

/** Delivers what is still waiting, oldest first, one at a time. Never rejects for a webhook that fails. */
export async function deliverWaiting(stores: Stores, webhook: Webhook, at: string): Promise<Deliveries> {
  const contacts = stores.open('contacts');
  const keys = await contacts.list('');
  const all = new Set(keys);
  const result: Deliveries = { delivered: 0, failed: 0 };
  for (const key of keys) {
    const [day = '', id = '', ...rest] = key.split('/');
    if (rest.length > 0 || day === 'deliveries' || all.has(deliveredKey(day, id))) continue;
    const record = (await contacts.read(key)) as ContactRecord | null;
    if (!record) continue;
    try {
      await deliver(stores, webhook, record, at);
      result.delivered += 1;
    } catch {
      result.failed += 1;
    }
  }
  return result;
}
