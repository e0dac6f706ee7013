/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */

import type { EventLog } from '../events/log.ts';
import { type Claim, isResult, resultKey } from '../http/idempotency.ts';
import { DAY_MS } from '../store/days.ts';
import { expireAccesses } from './audits/accesses.ts';
import { channelsOf } from './channels.ts';
import { rollUp } from './day-counts.ts';
import { deliverDue } from './delivery.ts';
import { sendDigest } from './digest.ts';
import { eventsKind, expireEvents } from './event-days.ts';
import type { Mail } from './mail.ts';
import { questionsKind } from './question-days.ts';
import { expireRecords, type Retention } from './retention.ts';
import { countsSince, type Given } from './rollups.ts';
import type { Webhook } from './webhook.ts';

/** Idempotency keys are kept for two days, in milliseconds. */
const IDEMPOTENCY_KEPT_MS = 2 * DAY_MS;

export type DailyResult = {
  days: number;
  expired: number;
  accesses: number;
  delivered: number;
  failed: number;
  /** Records that were kept long enough. */
  retired: number;
};

/** Removes claims, and their results, that are older than two days. */
async function expireClaims({ stores, at }: Given): Promise<number> {
  const store = stores.open('idempotency');
  let expired = 0;
  for (const key of await store.list('')) {
    if (isResult(key)) continue;
    const claim = (await store.read(key)) as Claim | null;
    if (!claim || Date.parse(at) - Date.parse(claim.at) < IDEMPOTENCY_KEPT_MS) continue;
    // The result first: a claim without result is repeated, a result without claim would stay for
    // ever.
    await store.remove(resultKey(key));
    await store.remove(key);
    expired += 1;
  }
  return expired;
}

/**
 * Does the daily work and tells what it did. Rejects with what the store throws; the next run does
 * the rest.
 */
export async function daily(
  given: Given & {
    events: EventLog;
    log: (line: string) => void;
    mail?: Mail | null;
    retain?: Retention;
  },
  webhook: Webhook | null,
): Promise<DailyResult> {
  const { stores, events, at, snapshot, log, mail = null, retain = {} } = given;
  const days = (await countsSince(given, null)).length;
  const expired = await expireClaims(given);
  const accesses = await expireAccesses(stores, at);
  await rollUp(stores, eventsKind(events), at);
  await rollUp(stores, questionsKind(stores), at);
  await expireEvents(events, at);
  const retired = await expireRecords(given, retain);
  // Last, because it depends on somebody else.
  const waiting = await deliverDue(channelsOf({ webhook, mail, snapshot }), given);
  if (mail?.daily)
    await sendDigest(mail, snapshot.base, given).catch((error: Error) =>
      log(`the daily mail did not go out (${error.name}); it is tried again`),
    );
  return { days, expired, accesses, retired, ...waiting };
}
