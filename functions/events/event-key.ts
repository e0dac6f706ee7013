/**
 * An event in the key of its record, so that a list tells everything. The host of the referrer is
 * what a caller sent: its hash stands in the key, the host itself in the record.
 */
import { sha256 } from '../../src/surfaces/seal.ts';
import { eventKey } from '../store/keys.ts';
import { FAMILIES } from './agents.ts';
import { type CallEvent, type EventRoute, METHODS } from './event.ts';
import type { Recorded } from './log.ts';

/** What stands for a referrer: 64 bits of its SHA-256. */
export function hashOf(host: string): string {
  return sha256(host).slice(0, 16);
}

const NONE = '-';

/**
 * Key of an event. `at` is its time, ISO 8601 in UTC with milliseconds; `random` tells events of
 * one time apart.
 */
export function keyOfEvent(
  event: CallEvent,
  { at, weight, dropped, random }: { at: string; weight: number; dropped: number; random: string },
): string {
  const { route, method, status, family, agent, referrer, country } = event;
  const time = at.slice(11, 23).replace(/\D/g, '');
  const facts = [time, route, method, status, family, agent ?? NONE, country ?? NONE];
  return eventKey(
    at.slice(0, 10),
    [...facts, referrer === null ? NONE : hashOf(referrer), weight, dropped, random].join('~'),
  );
}

const orNull = (text: string) => (text === NONE ? null : text);

/** The event of a key, or null when it is not the key of one. */
export function eventOfKey(key: string): Recorded | null {
  const parts = key.slice(key.indexOf('/') + 1).split('~');
  const [
    ,
    route = '',
    method = '',
    status = '',
    family = '',
    agent = '',
    country = '',
    referrer = '',
  ] = parts;
  const [weight, dropped] = [Number(parts[8]), Number(parts[9])];
  const [knownMethod, knownFamily] = [
    METHODS.find((one) => one === method),
    FAMILIES.find((one) => one === family),
  ];
  if (parts.length !== 11 || !knownMethod || !knownFamily || !(weight >= 1) || !(dropped >= 0))
    return null;
  return {
    // A row that the table had then: the statistics show what it is called, known or not.
    route: route as EventRoute,
    method: knownMethod,
    status: Number(status),
    family: knownFamily,
    agent: orNull(agent),
    country: orNull(country),
    referrer: orNull(referrer),
    count: 1,
    weight,
    dropped,
  };
}
