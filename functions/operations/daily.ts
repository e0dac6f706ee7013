/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */
import { isDeepStrictEqual } from 'node:util';
import type { Retention } from '../../src/surfaces/retention.ts';
import { KEPT_DAYS } from '../events/log.ts';
import { DAY_MS, dayBefore, openDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { rollupKey, turnKey } from '../store/keys.ts';
import { DAMAGED, type Reading, readingOf } from '../store/reading.ts';
import { expireAccesses } from './audits/recipients.ts';
import { forgetClaims } from './claims.ts';
import { channelsOf, deliverDue } from './delivery.ts';
import { sendDigest } from './digest.ts';
import { countEvents } from './event-days.ts';
import { daysOf, KINDS } from './inbox/kinds.ts';
import { dropDerived } from './inbox/remove.ts';
import type { Dependencies } from './operation.ts';
import { expireRecords } from './retention.ts';
import type { Webhook } from './webhook.ts';

/** Idempotency keys are kept for two days, in milliseconds. */
const IDEMPOTENCY_KEPT_MS = 2 * DAY_MS;

/** The platform ends scheduled work after 30 s; nothing is begun after so many milliseconds. */
const LAST_START_MS = 20_000;

/** Thrown where work is broken off for want of time; what it has done stays. */
class OutOfTime extends Error {}

/**
 * Removes claims that are older than two days, or dated later than that by a clock that ran ahead;
 * a damaged one at once: it repeats no answer.
 */
const expireClaims = (reading: Reading, at: string, check: () => void): Promise<void> =>
  forgetClaims(reading.open('idempotency'), (claim, key) => {
    check();
    if (claim !== DAMAGED)
      return Math.abs(Date.parse(at) - Date.parse(claim.at)) >= IDEMPOTENCY_KEPT_MS;
    reading.skip('idempotency', key);
    return true;
  });

type Daily = Pick<Dependencies, 'stores' | 'snapshot' | 'events' | 'log' | 'at' | 'mail'> & {
  retain?: Retention;
};

/**
 * Does the daily work and tells the parts for which there was no time. No part keeps another from
 * being done; rejects with the first that failed, after all were tried. `clock` tells milliseconds.
 */
export async function daily(
  { stores, snapshot, events, at, log, mail = null, retain = {} }: Daily,
  webhook: Webhook | null,
  clock: () => number = () => performance.now(),
): Promise<{ unfinished: string[] }> {
  const reading = readingOf(stores);
  const end = clock() + LAST_START_MS;
  const check = () => {
    if (clock() >= end) throw new OutOfTime();
  };
  // Messages first: somebody waits for them. What goes is not folded before. Events last: they are
  // the most.
  const parts: Record<string, () => Promise<unknown>> = {
    messages: () =>
      deliverDue(channelsOf({ webhook, mail, snapshot }), { reading, at, log }, clock),
    ...(Object.keys(retain).length > 0 && {
      retention: () => expireRecords({ stores, at }, retain, check),
    }),
    // What is single is folded, and with it what earlier versions left.
    records: () => each(KINDS, (kind) => daysOf(stores, kind).tidy(openDay(at), check)),
    derived: () => dropDerived(stores, check),
    ...(mail?.daily && {
      mail: () =>
        sendDigest(mail, snapshot, { reading, at }).catch((error: Error) =>
          log(`the daily mail did not go out (${error.name}); it is tried again`),
        ),
    }),
    claims: () => expireClaims(reading, at, check),
    accesses: () => expireAccesses(stores, at),
    events: () => countEvents({ reading, events, at }, check),
    old_events: () => events.expire(dayBefore(at, KEPT_DAYS), check),
  };
  const [unfinished, failures]: [string[], unknown[]] = [[], []];
  for (const [name, part] of Object.entries(parts))
    try {
      check();
      await part();
    } catch (error) {
      if (error instanceof OutOfTime) unfinished.push(name);
      else failures.push(error);
    }
  reading.told(log);
  if (unfinished.length > 0)
    log(`the daily work goes on next time: there was no time for ${unfinished.join(', ')}`);
  if (failures.length > 0) throw failures[0];
  return { unfinished };
}

/** What stands before the days in keys of marks; no kind of counts has this name. */
const KIND = 'daily';

/** Does some work unless another process is at it; then resolves to null. */
export type Alone = <T>(work: () => Promise<T>, given: Daily) => Promise<T | null>;

/**
 * For processes without a lock: whoever creates the key of an hour has its turn in it, and must end
 * within it.
 */
export const inTurn: Alone = async (work, { stores, at }) => {
  const rollups = stores.open('rollups');
  const day = openDay(at);
  if ((await rollups.read(rollupKey(KIND, day))) !== null) return null;
  return (await rollups.create(turnKey(KIND, day, at), { at })) ? work() : null;
};

/**
 * The daily work once a day, whoever looks how often and starts anew: a mark says to all processes
 * that it is done, and by which retention: another one does not wait for tomorrow. What is
 * unfinished or fails goes on with whoever looks next. Resolves to whether it was done now; rejects
 * with what the work rejects with.
 */
export function dailyOnce(
  alone: Alone = (work) => work(),
): (given: Daily, webhook: Webhook | null) => Promise<boolean> {
  let done = '';
  return async (given, webhook) => {
    const { at, retain = {} } = given;
    const day = openDay(at);
    if (done === day) return false;
    const mark = rollupKey(KIND, day);
    const rollups = given.stores.open('rollups');
    const work = async () => {
      const told = (await rollups.read(mark)) as { retain?: Retention } | null;
      const known = told !== null && isDeepStrictEqual(told.retain, retain);
      if (!known) {
        const { unfinished } = await daily(given, webhook);
        if (unfinished.length > 0) return false;
        await rollups.create(mark, { at, retain });
      }
      done = day;
      return !known;
    };
    return (await alone(work, given)) ?? false;
  };
}
