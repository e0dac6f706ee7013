/** The clock of the tests' own process. */
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
