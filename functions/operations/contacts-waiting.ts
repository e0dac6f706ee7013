/** Contact intents that nothing was delivered of yet: a list tells, nothing is read. */
import { daysOfKeys } from '../store/days.ts';
import { FEW, listDays } from '../store/lists.ts';
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
  const days = new Set(daysOfKeys(keys));
  const all = keys.flatMap((key) => {
    const [day = '', intent_id = '', ...rest] = key.split('/');
    return rest.length === 0 && intent_id !== '' && days.has(day) ? [{ key, day, intent_id }] : [];
  });
  const waiting = all.filter(
    ({ day, intent_id }) =>
      !CHANNELS.some((channel) => attemptsOf(attempts, day, intent_id, channel)?.delivered),
  );
  return { all, waiting };
}

/** Every key of the store of contacts, sorted; `today` is YYYY-MM-DD. */
export async function everyContactKey(stores: Stores, today: string): Promise<string[]> {
  const store = stores.open('contacts');
  if (store.near) return store.list('');
  const first = await store.list('', FEW);
  if (first.length < FEW) return first;
  const bases = ['', 'deliveries/', 'states/'];
  return (await Promise.all(bases.map((base) => listDays(store, base, today)))).flat();
}

/** Tells what waits; `newest` has up to `limit`. */
export async function contactsWaiting(
  stores: Stores,
  { from, to, before, today }: Period & { today: string },
  limit: number,
): Promise<ContactsWaiting> {
  const { all, waiting } = contactKeys(await everyContactKey(stores, today));
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
