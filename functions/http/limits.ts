/**
 * How much callers may send, where the platform has no rules for it. Counts live in memory and
 * start anew with the process; several processes may count together (standalone/shared-limits.ts).
 */
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../store/days.ts';
import type { NamedRoute } from '../table/match.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';

/** Most keys of one window: some 3 MB. Above it, those that were not heard of for longest go. */
const MOST_KEYS = 20_000;

export type Window = {
  /** Milliseconds of one window. */
  length: number;
  /** The count of a key in the window of a time. */
  count: (key: string, now: Date) => number;
  /** Adds to the count of a key in the window of a time; what it returns takes that back. */
  add: (key: string, now: Date, amount?: number) => () => void;
  /** Whole seconds until the next window begins, at least 1. */
  secondsLeft: (now: Date) => number;
};

/** Starts counting in windows of some milliseconds. What came in an earlier window is forgotten. */
export function windowOf(lengthMs: number): Window {
  let counts: LRUCache<string, number> | undefined;
  let current = Number.NaN;
  const open = (now: Date) => {
    const window = Math.floor(now.getTime() / lengthMs);
    // By size, not number: with a number the room for all keys is taken at once, on the first call.
    if (window !== current || !counts)
      counts = new LRUCache({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });
    current = window;
    return counts;
  };
  return {
    length: lengthMs,
    count: (key, now) => open(now).get(key) ?? 0,
    add: (key, now, amount = 1) => {
      const own = open(now);
      own.set(key, (own.get(key) ?? 0) + amount);
      return () => {
        const count = (own.get(key) ?? 0) - amount;
        // What was forgotten meanwhile has nothing to take back.
        if (count >= 0) own.set(key, count);
      };
    },
    secondsLeft: (now) => Math.max(1, Math.ceil((lengthMs - (now.getTime() % lengthMs)) / 1000)),
  };
}

/** Takes a call of so many bytes. Throws rate_limited; what it returns gives the call back. */
export type Limit = (route: NamedRoute, caller: Caller, now: Date, bytes?: number) => () => void;

/** What a call may be long on the average of a day, in bytes. */
const AVERAGE_BYTES = 4_096;

export type Limits = {
  /** Calls of one address a minute, all routes together. */
  minute: number;
  /** Calls of one address a day, for each route that stores. */
  day: number;
  /** Calls of all callers a day, for each route that stores. */
  total: number;
};

export type Rule = {
  name: 'total' | 'day' | 'bytes' | 'minute';
  window: Window;
  key: string;
  most: number;
  text: string;
};

/** What holds of a call, the longest wait first: after it the call is taken. */
export type RulesOf = (route: NamedRoute, caller: Caller) => Rule[];

/**
 * Limits of what everybody may call, with windows of their own. A caller on this machine without a
 * proxy is a developer or a load test: it has no limit but the total.
 */
export function rulesFrom({ minute, day, total }: Limits): RulesOf {
  const bytes = day * AVERAGE_BYTES;
  const minutes = windowOf(60_000);
  const [days, totals, bytesOfDay] = [windowOf(DAY_MS), windowOf(DAY_MS), windowOf(DAY_MS)];
  const daily = (most: string, whose: string) =>
    `No more than ${most} a day are taken ${whose}; go on tomorrow.`;
  const texts = {
    total: daily(`${total} of these`, 'altogether'),
    day: daily(`${day} of these`, 'from one address'),
    bytes: daily(`${bytes} bytes of these`, 'from one address'),
    minute: `No more than ${minute} calls a minute are answered for one address; go on in the next.`,
  };
  return ({ id, access, stores }, { key, local }) => {
    if (access !== 'public') return [];
    const rule = (name: Rule['name'], window: Window, counted: string, most: number): Rule[] => [
      { name, window, key: counted, most, text: texts[name] },
    ];
    const own = `${id} ${key}`;
    return [
      ...(stores ? rule('total', totals, id, total) : []),
      ...(stores && !local ? rule('day', days, own, day) : []),
      ...(stores && !local ? rule('bytes', bytesOfDay, own, bytes) : []),
      ...(local ? [] : rule('minute', minutes, key, minute)),
    ];
  };
}

/** What a call of so many bytes counts for a rule. */
export const amountOf = ({ name }: Rule, bytes: number): number => (name === 'bytes' ? bytes : 1);

/** The answer to a call above a rule. */
export const refusalOf = ({ text, window }: Pick<Rule, 'text' | 'window'>, now: Date): Problem =>
  new Problem(
    { code: 'rate_limited', message: text, fallback: '/api/' },
    { 'Retry-After': String(window.secondsLeft(now)) },
  );

/** Limits of one process. */
export function limitOf(limits: Limits): Limit {
  const rulesOf = rulesFrom(limits);
  return (route, caller, now, bytes = 0) => {
    const rules = rulesOf(route, caller);
    const full = rules.find(({ window, key, most }) => window.count(key, now) >= most);
    if (full) throw refusalOf(full, now);
    const taken = rules.map((rule) => rule.window.add(rule.key, now, amountOf(rule, bytes)));
    return () => {
      for (const giveBack of taken) giveBack();
    };
  };
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, preset: number): number {
  const given = env[name] || String(preset);
  if (!/^[1-9][0-9]{0,8}$/.test(given))
    throw new Error(`${name} is "${given}"; use a whole number of at least 1.`);
  return Number(given);
}

/**
 * `MINUTE_LIMIT`, `DAILY_LIMIT` and `DAILY_TOTAL` of the environment. Throws when one is no number.
 */
export const limitsFrom = (env: NodeJS.ProcessEnv): Limits => ({
  minute: numberFrom(env, 'MINUTE_LIMIT', 600),
  day: numberFrom(env, 'DAILY_LIMIT', 1_000),
  total: numberFrom(env, 'DAILY_TOTAL', 100_000),
});
