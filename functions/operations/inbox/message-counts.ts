/** Messages by day: how many came in, what became of them, and how many wait. */
import * as z from 'zod';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { Picture } from '../../store/day-reader.ts';
import type { Stores } from '../../store/store.ts';
import { bump, type Counter, type Day, sums, totalOf } from '../../store/sums.ts';
import { isDelivered, stateOf } from '../message-facts.ts';
import { type Period, split } from '../period.ts';
import type { ContactRecord } from '../records.ts';
import { daysOf, isIdOf } from './kinds.ts';

const MessageCounts = z.object({
  received: z.int(),
  /** Nothing was delivered of them yet. */
  waiting: z.int(),
  states: z.record(z.string(), z.int()),
  /** What is damaged, and in no state that anybody knows. */
  damaged: z.int(),
});
type MessageCounts = z.output<typeof MessageCounts>;

const noCounts = (): MessageCounts => ({
  received: 0,
  waiting: 0,
  states: Object.fromEntries(CONTACT_STATES.map((state) => [state, 0])),
  damaged: 0,
});

const COUNTER: Counter<ContactRecord, MessageCounts> = {
  name: 'messages',
  version: '2',
  shape: MessageCounts,
  count: (items) => {
    // Of one that is damaged all but its words is known.
    const messages = items.filter(({ id }) => isIdOf('contacts', id));
    const { states } = noCounts();
    for (const { facts } of messages) bump(states, stateOf(facts).state);
    const waiting = messages.filter(({ facts }) => !isDelivered(facts)).length;
    const damaged = items.length - messages.length;
    return { received: messages.length, waiting, states, damaged };
  },
};

/** Messages of every day that has any, oldest first. */
export const messageCounts = (stores: Stores, picture: Picture): Promise<Day<MessageCounts>[]> =>
  sums(daysOf(stores, 'contacts'), COUNTER, picture);

/** How many messages are in each state. */
export const stateCounts = (counted: readonly Day<MessageCounts>[]): Record<string, number> =>
  totalOf(noCounts(), counted).states;

/** The days that have messages in some states, or may have. */
export function daysWith(counted: readonly Day<MessageCounts>[], states: readonly string[]) {
  const has = ({ counts }: Day<MessageCounts>) =>
    counts.damaged > 0 || states.some((state) => (counts.states[state] ?? 0) > 0);
  return new Set(counted.filter(has).map(({ day }) => day));
}

/** Messages of a period and the one before; those nothing was delivered of, `limit` of them. */
export async function contactsWaiting(stores: Stores, period: Period, limit: number) {
  const days = daysOf(stores, 'contacts');
  const picture = await days.picture();
  const all = await messageCounts(stores, picture);
  const { now, past } = split(all, period);
  const open = new Set(all.flatMap(({ day, counts }) => (counts.waiting > 0 ? [day] : [])));
  const newest: { intent_id: string; day: string }[] = [];
  if (limit > 0)
    for await (const { id, day, facts } of days.newest({}, picture, (day) => open.has(day))) {
      if (isIdOf('contacts', id) && !isDelivered(facts)) newest.push({ intent_id: id, day });
      if (newest.length >= limit) break;
    }
  return {
    received: totalOf(noCounts(), now).received,
    before: totalOf(noCounts(), past).received,
    waiting: totalOf(noCounts(), all).waiting,
    newest_waiting: newest,
  };
}
