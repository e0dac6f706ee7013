/**
 * The daily work once a day, whoever looks how often: when it is done a mark says so to all
 * processes over the same store. What is unfinished or fails goes on with whoever looks next.
 */
import { openDay } from '../store/days.ts';
import { rollupKey } from '../store/keys.ts';
import { daily } from './daily.ts';
import type { Webhook } from './webhook.ts';

/** What stands before the days in keys of marks; no kind of counts has this name. */
const KIND = 'daily';

/**
 * Returns what does the daily work unless it is done for the day, by this process or, where `alone`
 * keeps others from it meanwhile, by another; it resolves to whether it was done now. Rejects with
 * what the work rejects with.
 */
export function dailyOnce(
  alone: (<T>(work: () => Promise<T>) => Promise<T | null>) | null,
): (given: Parameters<typeof daily>[0], webhook: Webhook | null) => Promise<boolean> {
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
    return alone ? ((await alone(work)) ?? false) : work();
  };
}
