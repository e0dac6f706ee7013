/** Messages that nothing was delivered of yet. */
import type { Stores } from '../store/store.ts';
import { isDelivered } from './deliveries.ts';
import { daysOf, IDS } from './inbox/kinds.ts';
import { messageCounts } from './inbox/message-counts.ts';
import { type Period, split } from './period.ts';

export type ContactsWaiting = {
  /** Messages that came in a period and were not deleted, and those of the period before. */
  received: number;
  received_before: number;
  /** Messages of any time without delivery. */
  waiting: number;
  newest: { intent_id: string; day: string }[];
};

/** Tells what waits; `newest` has up to `limit`. */
export async function contactsWaiting(
  stores: Stores,
  period: Period,
  limit: number,
): Promise<ContactsWaiting> {
  const days = daysOf(stores, 'contacts');
  const picture = await days.picture();
  const counted = await messageCounts(stores, picture);
  const sum = (some: typeof counted, name: 'received' | 'waiting') =>
    some.reduce((total, { counts }) => total + counts[name], 0);
  const { now, past } = split(counted, period);
  const open = new Set(counted.flatMap(({ day, counts }) => (counts.waiting > 0 ? [day] : [])));
  const newest: ContactsWaiting['newest'] = [];
  if (limit > 0)
    for await (const { id, day, facts } of days.newest({}, picture, (day) => open.has(day))) {
      if (IDS.contacts.test(id) && !isDelivered(facts)) newest.push({ intent_id: id, day });
      if (newest.length >= limit) break;
    }
  return {
    received: sum(now, 'received'),
    received_before: sum(past, 'received'),
    waiting: sum(counted, 'waiting'),
    newest,
  };
}
