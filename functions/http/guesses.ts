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
export function guessLimit(
  log: (line: string) => void,
  now: () => Date = () => new Date(),
  delayMs = DELAY_MS,
): (key: string) => Promise<Problem | null> {
  const failures = windowOf(MINUTE_MS);
  let minute = Number.NaN;
  let total = 0;
  /** Once a minute, when it is over: how much was tried. */
  const tell = () => {
    if (total > FREE)
      log(`Warning: ${total} wrong credentials or audit addresses were tried within a minute.`);
    total = 0;
  };
  return async (key) => {
    const at = now();
    const current = Math.floor(at.getTime() / MINUTE_MS);
    if (current !== minute) tell();
    minute = current;
    total += 1;
    // Also when nobody tries again.
    if (total === FREE + 1) setTimeout(tell, failures.secondsLeft(at) * 1_000).unref();
    failures.add(key, at);
    const count = failures.count(key, at);
    if (count > FREE && count <= FREE + DELAYED) await wait(delayMs);
    if (count <= FREE + DELAYED) return null;
    const message =
      'Too many wrong credentials or addresses came from here; go on in the next minute. ' +
      'A right one is answered at once.';
    return new Problem('rate_limited', message, STRANGERS, retryAfter(failures.secondsLeft(at)));
  };
}
