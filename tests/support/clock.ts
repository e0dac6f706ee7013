/** The clocks of the tests' own process. */
import { onTestFinished, vi } from 'vitest';

/**
 * Lets the date of this process, and of the servers in it, stand still at the present moment until
 * the test ends: what counts by the day (UTC) then sees one day, also when the test runs over
 * midnight. Timers go on.
 */
export function oneDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** How often the clock of this process goes on, in milliseconds. */
const TICK_MS = 50;

/**
 * Milliseconds since now, by a clock that stands still while this process does not get to run: on a
 * busy machine a bound on them means what it means on an idle one.
 */
export function ownTime(): () => number {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  onTestFinished(() => clearInterval(timer));
  return () => ticks * TICK_MS;
}
