/** Messages by day: how many came in, what became of them, and how many wait. */
import * as z from 'zod';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { Picture } from '../../store/day-reader.ts';
import type { Stores } from '../../store/store.ts';
import { type Counter, type Day, sums } from '../../store/sums.ts';
import { isDelivered } from '../deliveries.ts';
import type { ContactRecord } from '../records.ts';
import { daysOf, IDS, type Span } from './kinds.ts';
import { stateOf } from './states.ts';

const MessageCounts = z.object({
  received: z.int(),
  /** Nothing was delivered of them yet. */
  waiting: z.int(),
  states: z.record(z.enum(CONTACT_STATES), z.int()),
});
export type MessageCounts = z.output<typeof MessageCounts>;

const COUNTER: Counter<ContactRecord, MessageCounts> = {
  version: 'messages 1',
  shape: MessageCounts,
  count: (items) => {
    // Of one that is damaged all but its words is known.
    const messages = items.filter(({ id }) => IDS.contacts.test(id));
    const states = Object.fromEntries(CONTACT_STATES.map((state) => [state, 0]));
    for (const { facts } of messages) {
      const { state } = stateOf(facts);
      states[state] = (states[state] ?? 0) + 1;
    }
    return {
      received: messages.length,
      waiting: messages.filter(({ facts }) => !isDelivered(facts)).length,
      states: states as MessageCounts['states'],
    };
  },
};

/** The counts of every day of a span that has messages, oldest first. */
export function messageCounts(
  stores: Stores,
  picture: Picture,
  span: Span = {},
): Promise<Day<MessageCounts>[]> {
  const days = daysOf(stores, 'contacts');
  return sums({ days, store: stores.open('contacts') }, COUNTER, picture, span);
}
