/**
 * The daily work once a day, whoever looks how often: when it is done a mark says so to all
 * processes over the same store. What is unfinished or fails goes on with whoever looks next.
 */
import { openDay } from '../store/days.ts';
import { rollupKey, turnKey } from '../store/keys.ts';
import { daily } from './daily.ts';
import type { Webhook } from './webhook.ts';

/** What stands before the days in keys of marks; no kind of counts has this name. */
const KIND = 'daily';

type Given = Parameters<typeof daily>[0];

/** Does some work unless another process is at it; then resolves to null. */
export type Alone = <T>(work: () => Promise<T>, given: Given) => Promise<T | null>;

/**
 * For processes that know nothing of each other and have no lock: one has its turn in an hour of a
 * day that is not done, who creates the key of that hour. Work must end within the hour.
 */
export const inTurn: Alone = async (work, { stores, at }) => {
  const rollups = stores.open('rollups');
  const day = openDay(at);
  if ((await rollups.read(rollupKey(KIND, day))) !== null) return null;
  return (await rollups.create(turnKey(KIND, day, at), { at })) ? work() : null;
};

/**
 * Returns what does the daily work unless it is done for the day, by this process or, where `alone`
 * keeps others from it meanwhile, by another; it resolves to whether it was done now. Rejects with
 * what the work rejects with.
 */
export function dailyOnce(
  alone: Alone | null,
): (given: Given, webhook: Webhook | null) => Promise<boolean> {
  let done = '';
  return async (given, webhook) => {
    const day = openDay(given.at);
    if (done === day) return false;
    const mark = rollupKey(KIND, day);
    const rollups = given.stores.open('rollups');
    const work = async () => {
      const known = alone !== null && (await rollups.read(mark)) !== null;
      if (!known) {
        const { unfinished } = await daily(given, webhook);
        if (unfinished.length > 0) return false;
        if (alone) await rollups.create(mark, { at: given.at });
      }
      done = day;
      return !known;
    };
    return alone ? ((await alone(work, given)) ?? false) : work();
  };
}
