/**
 * Guessing credentials and addresses that only some know: failures are counted by caller, slowed
 * down and then refused. What is right is never slowed down.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { windowOf } from './limits.ts';
import { Problem, retryAfter, STRANGERS } from './problem.ts';

/** Failures a minute that cost nothing: typing errors, an old key in a script. */
const FREE = 20;
/** Failures after those that are answered late; then they are refused. */
const DELAYED = 20;
const DELAY_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Starts counting. What it returns counts a failure: null, late after the first ones; then a
 * problem to answer instead. The log is told of counts alone.
 */
export function guessLimit(log: (line: string) => void) {
  const failures = windowOf(MINUTE_MS);
  let total = 0;
  const tell = () => {
    if (total > FREE)
      log(`Warning: ${total} wrong credentials or audit addresses were tried within a minute.`);
    total = 0;
  };
  return async (key: string): Promise<Problem | null> => {
    const at = new Date();
    // Once a minute, when it is over: how much was tried.
    if (total === 0) setTimeout(tell, failures.secondsLeft(at) * 1_000).unref();
    total += 1;
    failures.add(key, at);
    const count = failures.count(key, at);
    if (count > FREE && count <= FREE + DELAYED) await wait(DELAY_MS);
    if (count <= FREE + DELAYED) return null;
    const message =
      'Too many wrong credentials or addresses came from here; go on in the next minute. ' +
      'A right one is answered at once.';
    return new Problem('rate_limited', message, STRANGERS, retryAfter(failures.secondsLeft(at)));
  };
}
