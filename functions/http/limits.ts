/** How much callers may send and guess, where the platform has no rules for it. In memory. */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../store/days.ts';
import type { Count } from '../store/store.ts';
import type { NamedRoute } from '../table/match.ts';
import type { Caller } from './caller.ts';
import { Problem, retryAfter, STRANGERS } from './problem.ts';

/** Most keys of one window: some 3 MB. Above it, those that were not heard of for longest go. */
const MOST_KEYS = 20_000;

export type Window = ReturnType<typeof windowOf>;

/** Starts counting in windows of some milliseconds. What came in an earlier one is not counted. */
export function windowOf(lengthMs: number) {
  // By size, not number: with a number the room for all keys is taken at once, on the first call.
  const options = { maxSize: MOST_KEYS, sizeCalculation: () => 1 };
  const counts = new LRUCache<string, Record<'window' | 'count', number>>(options);
  const heldAt = (key: string, now: Date) => {
    const [window, held] = [Math.floor(now.getTime() / lengthMs), counts.get(key)];
    return held?.window === window ? held : { window, count: 0 };
  };
  return {
    lengthMs,
    count: (key: string, now: Date) => heldAt(key, now).count,
    /** Adds to the count of a key in the window of a time; what it returns takes that back. */
    add: (key: string, now: Date, amount = 1) => {
      const held = heldAt(key, now);
      if (held.count === 0) counts.set(key, held);
      held.count += amount;
      return () => {
        held.count -= amount;
      };
    },
    /** Whole seconds until the next window begins, at least 1. */
    secondsLeft: (now: Date) =>
      Math.max(1, Math.ceil((lengthMs - (now.getTime() % lengthMs)) / 1000)),
  };
}

/** What a call may be long on the average of a day, in bytes. */
const AVERAGE_BYTES = 4_096;

/** Calls of one address a minute; of one and of all a day, for each route that stores. */
export type Limits = Record<'minute' | 'day' | 'total', number>;

type Rule = ReturnType<ReturnType<typeof rulesFrom>>[number];

/**
 * What holds of a call, the longest wait first, with windows of their own. A caller on this machine
 * without a proxy is a developer or a load test: it has no limit but the total.
 */
function rulesFrom({ minute, day, total }: Limits, totals: Window) {
  const rule = (name: string, window: Window, most: number, what: string) => {
    return { name, window, most, text: `No more than ${most} ${what}.` };
  };
  const taken = 'of these a day are taken from one address; go on tomorrow';
  const all = rule('total', totals, total, 'of these a day are taken altogether; go on tomorrow');
  const own = rule('day', windowOf(DAY_MS), day, taken);
  const long = rule('bytes', windowOf(DAY_MS), day * AVERAGE_BYTES, `bytes ${taken}`);
  const calls = 'calls a minute are answered for one address; go on in the next';
  const often = rule('minute', windowOf(60_000), minute, calls);
  return ({ id, access, stores }: NamedRoute, { key, local }: Caller, bytes: number) => {
    if (access !== 'public') return [];
    const rules = local ? [] : [{ ...often, key, amount: 1 }];
    if (!stores) return rules;
    const kept = { key: `${id} ${key}`, amount: 1 };
    if (!local) rules.unshift({ ...own, ...kept }, { ...long, ...kept, amount: bytes });
    return [{ ...all, key: id, amount: 1 }, ...rules];
  };
}

const refusalOf = ({ text, window }: Rule, now: Date): Problem =>
  new Problem('rate_limited', text, { fallback: '/api/' }, retryAfter(window.secondsLeft(now)));

/** How long a rule that was found full is taken for full without asking, in milliseconds. */
const FULL_MS = 1_000;

/** How long a count may take, and how long nobody is asked after one that failed (milliseconds). */
const COUNT_MS = 1_000;
const AWAY_MS = 2_000;

/**
 * Limits of one process; or of all that have one counter, and while that is silent each counts
 * alone. A call is counted first, and taken when its place is within the limit: so never more are
 * taken than that, however many processes count at once. Whoever knows of more calls adds them to
 * `totals`, by the id of their route.
 */
export function limitOf(
  limits: Limits,
  count: Count | null = null,
  totals: Window = windowOf(DAY_MS),
) {
  const rulesOf = rulesFrom(limits, totals);
  const full = windowOf(FULL_MS);
  const nameOf = ({ name, key }: Rule) => `${name} ${key}`;
  let awayUntil = Number.NEGATIVE_INFINITY;
  /** The count with an amount, or null where nobody tells it in time. */
  const told = async (rule: Rule, amount: number, now: Date): Promise<number | null> => {
    if (!count || performance.now() < awayUntil) return null;
    // A process that was busy looks first at what has come meanwhile.
    const late = wait(COUNT_MS, null, { ref: false }).then(() => turn(null));
    const counted = count(nameOf(rule), amount, rule.window.lengthMs, now).catch(() => null);
    const place = await Promise.race([counted, late]);
    if (place === null) awayUntil = performance.now() + AWAY_MS;
    return place;
  };
  /** Takes a call of so many bytes, or rejects with rate_limited; what it gives takes it back. */
  return async (route: NamedRoute, caller: Caller, now: Date, bytes = 0): Promise<() => void> => {
    const rules = rulesOf(route, caller, bytes);
    const known = rules.find(
      (rule) => full.count(nameOf(rule), now) > 0 || rule.window.count(rule.key, now) >= rule.most,
    );
    if (known) throw refusalOf(known, now);
    const own = rules.map(({ window, key, amount }) => window.add(key, now, amount));
    const giveBack = () => {
      for (const one of own) one();
    };
    if (!count) return giveBack;
    const isWithin = async (rule: Rule): Promise<boolean> => {
      const place = await told(rule, rule.amount, now);
      if (place === null) return true;
      // What cannot be given back stays counted: then a little less is taken.
      own.push(() => void told(rule, -rule.amount, now));
      return place - rule.amount < rule.most;
    };
    const within = await Promise.all(rules.map(isWithin));
    const above = rules.find((_, at) => !within[at]);
    if (!above) return giveBack;
    full.add(nameOf(above), now);
    giveBack();
    throw refusalOf(above, now);
  };
}

/** `MINUTE_LIMIT`, `DAILY_LIMIT`, `DAILY_TOTAL` of the environment. Throws if one is no number. */
export function limitsFrom(env: NodeJS.ProcessEnv): Limits {
  const from = (name: string, preset: number) => {
    const given = env[name] || String(preset);
    if (/^[1-9][0-9]{0,8}$/.test(given)) return Number(given);
    throw new Error(`${name} is "${given}"; use a whole number of at least 1.`);
  };
  const [minute, day] = [from('MINUTE_LIMIT', 600), from('DAILY_LIMIT', 1_000)];
  return { minute, day, total: from('DAILY_TOTAL', 100_000) };
}

/** Failures a minute that cost nothing: typing errors, an old key in a script. */
const FREE = 20;
/** Failures after those that are answered late; then they are refused. */
const DELAYED = 20;
const DELAY_MS = 1_000;

/**
 * Starts counting guesses of credentials, and of addresses that only some know. What it returns
 * counts a failure: null, late after the first ones; then a problem to answer instead. What is
 * right is never slowed down. The log is told of counts alone.
 */
export function guessLimit(log: (line: string) => void) {
  const failures = windowOf(60_000);
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
