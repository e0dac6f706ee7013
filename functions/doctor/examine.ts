/** All checks on one address. */
import { CHECKS, type Check, type Fault, faultsOf, mendOf } from './checks.ts';
import { hostAt, type Send } from './host.ts';

/** A check and what it found: nothing when all is well. */
export type Result = Pick<Check, 'title'> & {
  /** What to do about it. */
  mend: string;
  level: 'fault' | 'warning';
  faults: Fault[];
};

/** Runs the checks at `base`; `each` hears of each result. Rejects when nothing answers. */
export async function examine(
  base: string,
  each: (result: Result) => void = () => {},
  send?: Send,
): Promise<Result[]> {
  const host = await hostAt(base, send);
  const results: Result[] = [];
  for (const check of CHECKS) {
    const { title, level = 'fault', first } = check;
    const faults = await faultsOf(check, host);
    const result: Result = { title, level, mend: mendOf(check), faults };
    results.push(result);
    each(result);
    if (first && result.faults.length > 0) break;
  }
  return results;
}
