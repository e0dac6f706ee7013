/** An event in the key of its record, so that a list tells everything; hosts are hashed there. */
import { sha256 } from '../../src/surfaces/seal.ts';
import { eventKey } from '../store/keys.ts';
import type { Recorded } from './log.ts';

/** What stands for a referrer: 64 bits of its SHA-256. */
export const hashOf = (host: string): string => sha256(host).slice(0, 16);

/** Stands for what an event does not tell. */
export const NONE = '-';

/**
 * What stands under which key for an event at a time in ISO 8601; `random` tells events of one time
 * apart.
 */
export function entryOf(event: Recorded, at: string, random: string) {
  const { route, method, status, family, agent, country, referrer } = event;
  const { weight, dropped, count } = event;
  const time = at.slice(11, 23).replace(/\D/g, '');
  const host = referrer === null ? NONE : hashOf(referrer);
  const facts = [route, method, status, family, agent ?? NONE, country ?? NONE, host];
  const seen = [weight, dropped, random, ...(count > 1 ? [count] : [])];
  return {
    key: eventKey(at.slice(0, 10), [time, ...facts, ...seen].join('~')),
    value: referrer === null ? {} : { referrer },
  };
}
