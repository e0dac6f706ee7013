/**
 * The limits of several processes over one store. A call is counted first, and taken when its place
 * is within the limit: so never more are taken than that, however many processes count at once.
 */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import {
  amountOf,
  type Limit,
  type Limits,
  type Rule,
  refusalOf,
  rulesFrom,
  windowOf,
} from '../http/limits.ts';
import type { Count } from '../store/store.ts';

/** How long a rule that was found full is taken for full without asking, in milliseconds. */
const FULL_MS = 1_000;

/** How long a count may take, and how long nobody is asked after one that failed (milliseconds). */
const COUNT_MS = 1_000;
const AWAY_MS = 2_000;

type SharedLimit = (...call: Parameters<Limit>) => Promise<() => void>;

/** Limits over all processes with one counter; while that is silent this one counts alone. */
export function sharedLimitOf(limits: Limits, count: Count): SharedLimit {
  const rulesOf = rulesFrom(limits);
  const full = windowOf(FULL_MS);
  const nameOf = ({ name, key }: Rule) => `${name} ${key}`;
  let awayUntil = Number.NEGATIVE_INFINITY;
  /** The count with an amount, or null where nobody tells it in time. */
  const told = async (rule: Rule, amount: number, now: Date): Promise<number | null> => {
    if (performance.now() < awayUntil) return null;
    // A process that was busy looks first at what has come meanwhile.
    const late = wait(COUNT_MS, null, { ref: false }).then(() => turn(null));
    const counted = count(nameOf(rule), amount, rule.window.length, now).catch(() => null);
    const place = await Promise.race([counted, late]);
    if (place === null) awayUntil = performance.now() + AWAY_MS;
    return place;
  };
  return async (route, caller, now, bytes = 0) => {
    const rules = rulesOf(route, caller);
    // Nobody has counted less than this process has alone.
    const known = rules.find(
      (rule) => full.count(nameOf(rule), now) > 0 || rule.window.count(rule.key, now) >= rule.most,
    );
    if (known) throw refusalOf(known, now);
    const own: (() => void)[] = [];
    const isWithin = async (rule: Rule): Promise<boolean> => {
      const amount = amountOf(rule, bytes);
      own.push(rule.window.add(rule.key, now, amount));
      const place = await told(rule, amount, now);
      if (place === null) return true;
      // What cannot be given back stays counted: then a little less is taken.
      own.push(() => void told(rule, -amount, now));
      return place - amount < rule.most;
    };
    const within = await Promise.all(rules.map(isWithin));
    const giveBack = () => {
      for (const one of own) one();
    };
    const above = rules.find((_, at) => !within[at]);
    if (!above) return giveBack;
    full.add(nameOf(above), now);
    giveBack();
    throw refusalOf(above, now);
  };
}
