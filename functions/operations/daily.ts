/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */

import { Claim, isResult, resultKey } from '../http/idempotency.ts';
import { DAY_MS } from '../store/days.ts';
import { each } from '../store/each.ts';
import { DAMAGED, type Reading, readAs, readingOf, toldSkipped } from '../store/reading.ts';
import { expireAccesses } from './audits/accesses.ts';
import { rollUp } from './day-counts.ts';
import { deliverWaiting } from './delivery.ts';
import { eventsKind, expireEvents } from './event-days.ts';
import type { Dependencies } from './operation.ts';
import { questionsKind } from './question-days.ts';
import { reportsKind } from './rollups.ts';
import type { Webhook } from './webhook.ts';

/** Idempotency keys are kept for two days, in milliseconds. */
const IDEMPOTENCY_KEPT_MS = 2 * DAY_MS;

export type DailyResult = {
  expired: number;
  accesses: number;
  delivered: number;
  failed: number;
};

/** Keys that are looked at, at a time. */
const AT_A_TIME = 50;

/**
 * Removes claims, and their results, that are older than two days, or dated later than that after
 * now by a clock that ran ahead. A damaged one goes at once: it repeats no answer.
 */
async function expireClaims(reading: Reading, at: string): Promise<number> {
  const store = reading.open('idempotency');
  const keys = (await store.list('')).filter((key) => !isResult(key));
  const expired = await each(
    keys,
    async (key) => {
      const claim = await readAs(store, key, Claim);
      if (claim === DAMAGED) reading.skip('idempotency', key);
      else if (!claim || Math.abs(Date.parse(at) - Date.parse(claim.at)) < IDEMPOTENCY_KEPT_MS)
        return 0;
      // The result first: a claim without result is repeated, a result without claim would stay for
      // ever.
      await store.remove(resultKey(key));
      await store.remove(key);
      return 1;
    },
    AT_A_TIME,
  );
  return expired.reduce<number>((sum, one) => sum + one, 0);
}

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'events' | 'log'> & { at: string };

/**
 * Does the daily work and tells what it did. What is damaged is skipped, and named in the log.
 * Rejects with what the store throws; the next run does the rest.
 */
export async function daily(given: Given, webhook: Webhook | null): Promise<DailyResult> {
  const { stores, snapshot, events, at, log } = given;
  const reading = readingOf(stores);
  await rollUp(reading, reportsKind({ reading, snapshot }), at);
  const expired = await expireClaims(reading, at);
  const accesses = await expireAccesses(stores, at);
  await rollUp(reading, questionsKind(reading), at);
  await rollUp(reading, eventsKind(reading, events), at);
  await expireEvents(events, at);
  // Last, because it depends on somebody else.
  const waiting = webhook
    ? await deliverWaiting(reading, webhook, at)
    : { delivered: 0, failed: 0 };
  toldSkipped(reading.skipped(), log);
  return { expired, accesses, ...waiting };
}
