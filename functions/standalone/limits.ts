/**
 * How many storing POSTs an address may send a day: the platform has rules for that, standalone
 * this.
 */

import { Problem } from '../http/problem.ts';
import type { Row } from '../table/match.ts';

export type Limit = (row: Row, address: string, now: Date) => void;

/**
 * A limit of `most` calls a day (UTC) for each address and row. The function it returns throws
 * rate_limited with Retry-After, in seconds until the next day, when there are no more. Counts live
 * in memory and start anew with the process.
 */
export function dailyLimit(most: number): Limit {
  let day = '';
  let counts = new Map<string, number>();
  return (row, address, now) => {
    if (!row.stores || row.access !== 'public') return;
    const today = now.toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      counts = new Map();
    }
    const key = `${row.id} ${address}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= most) return;
    const seconds = Math.ceil((Date.parse(`${today}T24:00:00Z`) - now.getTime()) / 1000);
    throw new Problem(
      {
        code: 'rate_limited',
        message: `No more than ${most} of these a day are taken from one address; go on tomorrow.`,
        fallback: '/api/',
      },
      { 'Retry-After': String(Math.max(1, seconds)) },
    );
  };
}

/**
 * `DAILY_LIMIT` of the environment: calls per address, day and row; 1000 when it is not set. Throws
 * when it is no number.
 */
export function limitFrom(env: Record<string, string | undefined>): number {
  const given = env['DAILY_LIMIT'] || '1000';
  if (!/^[1-9][0-9]{0,8}$/.test(given))
    throw new Error(`DAILY_LIMIT is "${given}"; use a whole number of at least 1.`);
  return Number(given);
}

/**
 * Messages that an address may send to the open MCP endpoint in a minute, as on the platform: a
 * session of a client begins with about six.
 */
export const OPEN_MCP_CALLS_A_MINUTE = 120;

/**
 * A limit of `most` calls from an address in a minute of the clock. The function it returns throws
 * rate_limited with Retry-After, in seconds until the next minute. Counts live in memory.
 */
export function minuteLimit(most: number): (address: string, now: Date) => void {
  let minute = -1;
  let counts = new Map<string, number>();
  return (address, now) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= most) return;
    const message = `No more than ${most} messages a minute are taken from one address; go on soon.`;
    throw new Problem(
      { code: 'rate_limited', message, fallback: '/api/' },
      {
        'Retry-After': String(
          Math.max(1, Math.ceil(((current + 1) * 60_000 - now.getTime()) / 1000)),
        ),
      },
    );
  };
}
