/**
 * How much callers may send, where the platform has no rules for it. Counts live in memory and
 * start anew with the process; several processes may count together (standalone/shared-limits.ts).
 */

import { DAY_MS } from '../store/days.ts';
import type { Row } from '../table/match.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';
import { type Window, windowOf } from './windows.ts';

/**
 * Takes a call of a row, of so many bytes. Throws rate_limited; what it returns gives the call
 * back.
 */
export type Limit = (row: Row, caller: Caller, now: Date, bytes?: number) => () => void;

/** What a call may be long on the average of a day, in bytes. */
const AVERAGE_BYTES = 4_096;

export type Limits = {
  /** Calls of one address a minute, all rows together. */
  minute: number;
  /** Calls of one address a day, for each row that stores. */
  day: number;
  /** Calls of all callers a day, for each row that stores. */
  total: number;
};

export type Rule = {
  name: 'total' | 'day' | 'bytes' | 'minute';
  holds: boolean;
  window: Window;
  key: string;
  most: number;
  text: string;
  /** It counts bytes, not calls. */
  long?: true;
};

/** What holds of a call, the longest wait first: after it the call is taken. */
export type RulesOf = (row: Row, caller: Caller) => Rule[];

/**
 * Limits of what everybody may call, with windows of their own. A caller on this machine without a
 * proxy is a developer or a load test: it has no limit but the total.
 */
export function rulesFrom({ minute, day, total }: Limits): RulesOf {
  const minutes = windowOf(60_000);
  const days = windowOf(DAY_MS);
  const totals = windowOf(DAY_MS);
  const bytesOfDay = windowOf(DAY_MS);
  const all = (row: Row, { key, local }: Caller): Rule[] => [
    {
      name: 'total',
      holds: row.stores === true,
      window: totals,
      key: row.id,
      most: total,
      text: `No more than ${total} of these a day are taken altogether; go on tomorrow.`,
    },
    {
      name: 'day',
      holds: row.stores === true && !local,
      window: days,
      key: `${row.id} ${key}`,
      most: day,
      text: `No more than ${day} of these a day are taken from one address; go on tomorrow.`,
    },
    {
      name: 'bytes',
      holds: row.stores === true && !local,
      window: bytesOfDay,
      key: `${row.id} ${key}`,
      most: day * AVERAGE_BYTES,
      text:
        `No more than ${day * AVERAGE_BYTES} bytes of these a day are taken from one address; go ` +
        'on tomorrow.',
      long: true,
    },
    {
      name: 'minute',
      holds: !local,
      window: minutes,
      key,
      most: minute,
      text: `No more than ${minute} calls a minute are answered for one address; go on in the next.`,
    },
  ];
  return (row, caller) =>
    row.access === 'public' ? all(row, caller).filter(({ holds }) => holds) : [];
}

/** The answer to a call above a rule. */
export function refusalOf({ text, window }: Rule, now: Date): Problem {
  return new Problem(
    { code: 'rate_limited', message: text, fallback: '/api/' },
    { 'Retry-After': String(window.secondsLeft(now)) },
  );
}

/** Limits of one process. */
export function limitOf(limits: Limits): Limit {
  const rulesOf = rulesFrom(limits);
  return (row, caller, now, bytes = 0) => {
    const rules = rulesOf(row, caller);
    const full = rules.find(({ window, key, most }) => window.count(key, now) >= most);
    if (full) throw refusalOf(full, now);
    const taken = rules.map(({ window, key, long }) => window.add(key, now, long ? bytes : 1));
    return () => {
      for (const giveBack of taken) giveBack();
    };
  };
}

type Environment = Record<string, string | undefined>;

function numberFrom(env: Environment, name: string, preset: number): number {
  const given = env[name] || String(preset);
  if (!/^[1-9][0-9]{0,8}$/.test(given))
    throw new Error(`${name} is "${given}"; use a whole number of at least 1.`);
  return Number(given);
}

/**
 * `MINUTE_LIMIT`, `DAILY_LIMIT` and `DAILY_TOTAL` of the environment. Throws when one is no number.
 */
export function limitsFrom(env: Environment): Limits {
  return {
    minute: numberFrom(env, 'MINUTE_LIMIT', 600),
    day: numberFrom(env, 'DAILY_LIMIT', 1_000),
    total: numberFrom(env, 'DAILY_TOTAL', 100_000),
  };
}
