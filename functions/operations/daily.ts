/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */

import type { Retention } from '../../src/surfaces/retention.ts';
import { forgetClaims } from '../http/idempotency.ts';
import { DAY_MS, openDay } from '../store/days.ts';
import { DAMAGED, type Reading, readingOf } from '../store/reading.ts';
import { expireAccesses } from './audits/recipients.ts';
import { channelsOf } from './channels.ts';
import { deliverDue } from './delivery.ts';
import { sendDigest } from './digest.ts';
import { countEvents, expireEvents } from './event-days.ts';
import { daysOf, KINDS } from './inbox/kinds.ts';
import { dropDerived } from './inbox/remove.ts';
import type { Mail } from './mail.ts';
import type { Dependencies } from './operation.ts';
import { expireRecords } from './retention.ts';
import type { Webhook } from './webhook.ts';

/** Idempotency keys are kept for two days, in milliseconds. */
const IDEMPOTENCY_KEPT_MS = 2 * DAY_MS;

export type DailyResult = {
  expired: number;
  accesses: number;
  delivered: number;
  failed: number;
  /** Records that were kept long enough. */
  retired: number;
  /** Parts for which there was no time: the next run goes on with them. */
  unfinished: string[];
};

/** The platform ends scheduled work after 30 s; nothing is begun after so many milliseconds. */
const LAST_START_MS = 20_000;

/** Thrown where work is broken off for want of time; what it has done stays. */
class OutOfTime extends Error {}

/**
 * Removes claims, and their results, that are older than two days, or dated later than that after
 * now by a clock that ran ahead. A damaged one goes at once: it repeats no answer.
 */
const expireClaims = (reading: Reading, at: string, check: () => void): Promise<number> =>
  forgetClaims(reading.open('idempotency'), (claim, key) => {
    check();
    if (claim !== DAMAGED)
      return Math.abs(Date.parse(at) - Date.parse(claim.at)) >= IDEMPOTENCY_KEPT_MS;
    reading.skip('idempotency', key);
    return true;
  });

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'events' | 'log'> & { at: string };

/**
 * Does the daily work and tells what it did. What is damaged is skipped, and named in the log. No
 * part keeps another from being done: what fails, or has no time left, is left to the next run.
 * Rejects with the first that failed, after all were tried. `clock` tells milliseconds.
 */
export async function daily(
  given: Given & { mail?: Mail | null; retain?: Retention },
  webhook: Webhook | null,
  clock: () => number = () => performance.now(),
): Promise<DailyResult> {
  const { stores, snapshot, events, at, log, mail = null, retain = {} } = given;
  const reading = readingOf(stores);
  const end = clock() + LAST_START_MS;
  const check = () => {
    if (clock() >= end) throw new OutOfTime();
  };
  const none = { expired: 0, accesses: 0, delivered: 0, failed: 0, retired: 0 };
  const result: DailyResult = { ...none, unfinished: [] };
  // Messages first: somebody waits for them. Events last: they are the most.
  const parts: Record<string, () => Promise<unknown>> = {
    messages: async () => {
      const channels = channelsOf({ webhook, mail, snapshot });
      Object.assign(result, await deliverDue(channels, { reading, at, log }, clock));
    },
    // What is single is folded, and with it what earlier versions left.
    ...Object.fromEntries(
      KINDS.map((kind) => [kind, () => daysOf(stores, kind).tidy(openDay(at), check)]),
    ),
    derived: () => dropDerived(stores, check),
    ...(mail?.daily && {
      mail: () =>
        sendDigest(mail, snapshot, { reading, at }).catch((error: Error) =>
          log(`the daily mail did not go out (${error.name}); it is tried again`),
        ),
    }),
    claims: async () => {
      result.expired = await expireClaims(reading, at, check);
    },
    accesses: async () => {
      result.accesses = await expireAccesses(stores, at);
    },
    ...(Object.keys(retain).length > 0 && {
      retention: () =>
        expireRecords({ stores, at }, retain, (deleted) => {
          result.retired += deleted;
          check();
        }),
    }),
    events: () => countEvents({ reading, events, at }, check),
    old_events: () => expireEvents({ reading, events, at }, check),
  };
  const failures: unknown[] = [];
  for (const [name, part] of Object.entries(parts))
    try {
      check();
      await part();
    } catch (error) {
      if (error instanceof OutOfTime) result.unfinished.push(name);
      else failures.push(error);
    }
  reading.told(log);
  if (result.unfinished.length > 0)
    log(`the daily work goes on next time: there was no time for ${result.unfinished.join(', ')}`);
  if (failures.length > 0) throw failures[0];
  return result;
}
