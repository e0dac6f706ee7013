/** Contact intents that nothing was delivered of yet: a list tells, nothing is read. */
import type { Stores } from '../store/store.ts';
import { attemptsIn, attemptsOf, CHANNELS } from './deliveries.ts';

export type ContactsWaiting = {
  /** Intents that came from `since` on and were not deleted. */
  received: number;
  /** Intents of any time without delivery. */
  waiting: number;
  newest: { intent_id: string; day: string }[];
};

/** Tells what waits; `newest` has up to `limit`. */
export async function contactsWaiting(
  stores: Stores,
  since: string,
  limit: number,
): Promise<ContactsWaiting> {
  const keys = await stores.open('contacts').list('');
  const attempts = attemptsIn(keys);
  const contacts = keys.flatMap((key) => {
    const [day = '', intent_id = '', ...rest] = key.split('/');
    return rest.length > 0 || day === 'deliveries' ? [] : [{ day, intent_id }];
  });
  const waiting = contacts.filter(
    ({ day, intent_id }) =>
      !CHANNELS.some((channel) => attemptsOf(attempts, day, intent_id, channel)?.delivered),
  );
  return {
    received: contacts.filter(({ day }) => day >= since).length,
    waiting: waiting.length,
    newest: waiting.toReversed().slice(0, limit),
  };
}
