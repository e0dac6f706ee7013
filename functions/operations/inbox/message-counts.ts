/** Messages by day: how many came in, what became of them, and how many wait. */
import * as z from 'zod';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { Picture } from '../../store/day-reader.ts';
import type { Stores } from '../../store/store.ts';
import { adding, addUp, type Counter, type Day, number, sums, table } from '../../store/sums.ts';
import { isDelivered, stateOf } from '../message-facts.ts';
import { type Period, split } from '../period.ts';
import type { ContactRecord } from '../records.ts';
import { daysOf, isIdOf } from './kinds.ts';

const none = () => Object.fromEntries(CONTACT_STATES.map((state) => [state, 0]));

const MessageCounts = z.object({
  received: number,
  /** Nothing was delivered of them yet. */
  waiting: number,
  states: table.default(none),
  /** What is damaged, and in no state that anybody knows. */
  damaged: number,
});
type MessageCounts = z.output<typeof MessageCounts>;

const totals = (days: readonly Day<MessageCounts>[]) =>
  days.reduce((sum, { counts }) => addUp(sum, counts), MessageCounts.parse({}));

const COUNTER: Counter<ContactRecord, MessageCounts> = {
  name: 'messages',
  version: '2',
  shape: MessageCounts,
  count: adding(MessageCounts, ({ id, facts }) =>
    // Of one that is damaged all but its words is known.
    isIdOf('contacts', id)
      ? { received: 1, waiting: Number(!isDelivered(facts)), states: { [stateOf(facts).state]: 1 } }
      : { damaged: 1 },
  ),
};

/** Messages of every day that has any, oldest first. */
export const messageCounts = (stores: Stores, picture: Picture): Promise<Day<MessageCounts>[]> =>
  sums(daysOf(stores, 'contacts'), COUNTER, picture);

/** How many messages are in each state. */
export const stateCounts = (counted: readonly Day<MessageCounts>[]): Record<string, number> =>
  totals(counted).states;

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
    received: totals(now).received,
    before: totals(past).received,
    waiting: totals(all).waiting,
    newest_waiting: newest,
  };
}
