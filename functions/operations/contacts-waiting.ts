/** Contact intents that nothing was delivered of yet: a list tells, nothing is read. */
import { isDay } from '../store/days.ts';
import type { Stores } from '../store/store.ts';
import { attemptsIn, attemptsOf, CHANNELS } from './deliveries.ts';
import type { Period } from './period.ts';

export type ContactsWaiting = {
  /** Intents that came in a period and were not deleted, and those of the period before. */
  received: number;
  received_before: number;
  /** Intents of any time without delivery. */
  waiting: number;
  newest: { intent_id: string; day: string }[];
};

type ContactKey = { key: string; day: string; intent_id: string };

/** Which of some keys of `contacts`, sorted, are intents, and which of those wait. */
export function contactKeys(keys: readonly string[]): { all: ContactKey[]; waiting: ContactKey[] } {
  const attempts = attemptsIn(keys);
  const all = keys.flatMap((key) => {
    const [day = '', intent_id = '', ...rest] = key.split('/');
    return rest.length === 0 && intent_id !== '' && isDay(day) ? [{ key, day, intent_id }] : [];
  });
  const waiting = all.filter(
    ({ day, intent_id }) =>
      !CHANNELS.some((channel) => attemptsOf(attempts, day, intent_id, channel)?.delivered),
  );
  return { all, waiting };
}

/** Tells what waits; `newest` has up to `limit`. */
export async function contactsWaiting(
  stores: Stores,
  { from, to, before }: Period,
  limit: number,
): Promise<ContactsWaiting> {
  const { all, waiting } = contactKeys(await stores.open('contacts').list(''));
  return {
    received: all.filter(({ day }) => day >= from && day <= to).length,
    received_before: all.filter(({ day }) => day >= before && day < from).length,
    waiting: waiting.length,
    newest: waiting
      .slice(-limit)
      .reverse()
      .map(({ intent_id, day }) => ({ intent_id, day })),
  };
}
