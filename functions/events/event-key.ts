/** An event in the key of its record, so that a list tells everything; hosts are hashed there. */
import { sha256 } from '../../src/surfaces/seal.ts';
import { eventKey } from '../store/keys.ts';
import { FAMILIES } from './agent.ts';
import { type CallEvent, type EventRoute, METHODS } from './event.ts';
import type { Timed } from './file-lines.ts';

/** What stands for a referrer: 64 bits of its SHA-256. */
export const hashOf = (host: string): string => sha256(host).slice(0, 16);

const NONE = '-';

type Seen = { at: string; weight: number; dropped: number; random: string; count?: number };

/** Key of an event, at a time in ISO 8601; `random` tells events of one time apart. */
export function keyOfEvent(event: CallEvent, { at, weight, dropped, random, count = 1 }: Seen) {
  const { route, method, status, family, agent, country, referrer } = event;
  const time = at.slice(11, 23).replace(/\D/g, '');
  const host = referrer === null ? NONE : hashOf(referrer);
  const facts = [route, method, status, family, agent ?? NONE, country ?? NONE, host];
  const seen = [weight, dropped, random, ...(count > 1 ? [count] : [])];
  return eventKey(at.slice(0, 10), [time, ...facts, ...seen].join('~'));
}

const orNull = (text = NONE) => (text === NONE ? null : text);

/** What stands under the key of an event. */
export const valueOfEvent = ({ referrer }: Pick<CallEvent, 'referrer'>): object =>
  referrer === null ? {} : { referrer };

/** The event of a key with its time, or null when it is not the key of one. */
export function eventOfKey(key: string): Timed | null {
  const parts = key.slice(key.indexOf('/') + 1).split('~');
  const [digits = '', route, method, status, family, agent, country, referrer] = parts;
  const [weight = 0, dropped = -1, count = 0] = [parts[8], parts[9], parts[11] ?? 1].map(Number);
  const knownMethod = METHODS.find((one) => one === method);
  const knownFamily = FAMILIES.find((one) => one === family);
  if (![11, 12].includes(parts.length) || !knownMethod || !knownFamily) return null;
  if (!(weight >= 1 && dropped >= 0 && count >= 1)) return null;
  const record = {
    // A row that the table had then: the statistics show what it is called, known or not.
    route: route as EventRoute,
    method: knownMethod,
    status: Number(status),
    family: knownFamily,
    agent: orNull(agent),
    referrer: orNull(referrer),
    country: orNull(country),
    count,
    weight,
    dropped,
  };
  return { time: digits.replace(/^(..)(..)(..)(...)$/, '$1:$2:$3.$4Z'), record };
}
