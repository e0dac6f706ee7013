/**
 * The limits of several processes over one store. A call is counted first, and taken when its place
 * is within the limit: so never more are taken than that, however many processes count at once.
 */

import {
  amountOf,
  type Limit,
  type Limits,
  type Rule,
  refusalOf,
  rulesFrom,
} from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { windowOf } from '../http/windows.ts';
import type { Count } from '../store/together.ts';

/** How long a rule that was found full is taken for full without asking, in milliseconds. */
const FULL_MS = 1_000;

type SharedLimit = (...call: Parameters<Limit>) => Promise<() => void>;

/**
 * Limits that hold over all processes with the same counter. While the counter does not answer,
 * what stores is not taken (StoreUnavailable), and the rest is counted by this process alone.
 */
export function sharedLimitOf(limits: Limits, count: Count): SharedLimit {
  const rulesOf = rulesFrom(limits);
  const full = windowOf(FULL_MS);
  const nameOf = ({ name, key }: Rule) => `${name} ${key}`;
  return async (route, caller, now, bytes = 0) => {
    const rules = rulesOf(route, caller);
    // Nobody has counted less than this process has alone.
    const known = rules.find(
      (rule) => full.count(nameOf(rule), now) > 0 || rule.window.count(rule.key, now) >= rule.most,
    );
    if (known) throw refusalOf(known, now);
    const own: (() => void)[] = [];
    const add = async (rule: Rule): Promise<boolean> => {
      const amount = amountOf(rule, bytes);
      own.push(rule.window.add(rule.key, now, amount));
      const change = (by: number) => count(nameOf(rule), by, rule.window.length, now);
      const place = await change(amount);
      // What cannot be given back stays counted: then a little less is taken.
      own.push(() => void change(-amount).catch(() => {}));
      return place - amount < rule.most;
    };
    const giveBack = () => {
      for (const one of own) one();
    };
    const added = await Promise.allSettled(rules.map(add));
    const failed = added.find((one) => one.status === 'rejected');
    const above = rules.find((_, at) => {
      const one = added[at];
      return one?.status === 'fulfilled' && !one.value;
    });
    if (above) full.add(nameOf(above), now);
    const refusal = above ? refusalOf(above, now) : route.stores ? failed?.reason : undefined;
    if (!refusal) return giveBack;
    giveBack();
    throw refusal instanceof Problem || refusal instanceof Error ? refusal : new Error('limits');
  };
}
