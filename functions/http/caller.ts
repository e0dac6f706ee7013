/** Who calls, as far as limits go: whose calls are counted together. */
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

export type Caller = {
  /** Calls with the same key are counted together. */
  key: string;
  /** A program on this machine, with no proxy between. */
  local: boolean;
};

/** A program on this machine that came over no connection. */
export const LOCAL: Caller = { key: '127.0.0.1', local: true };

type Known = { key: string; loopback: boolean };

/** Callers come again: what was read of an address is kept, of the last ones. */
const known = new LRUCache<string, Known>({ max: 1_000 });

function read(address: string): Known {
  if (!ipaddr.isValid(address)) return { key: 'unknown', loopback: false };
  const parsed = ipaddr.process(address);
  const loopback = parsed.range() === 'loopback';
  if (!('parts' in parsed)) return { key: parsed.toString(), loopback };
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return { key: `${network.join(':')}::/64`, loopback };
}

function factsOf(address: string): Known {
  const facts = known.get(address) ?? read(address);
  known.set(address, facts);
  return facts;
}

/**
 * The key of an address: IPv4 as it is, also where IPv6 carries it; of IPv6 the first 64 bits,
 * because one subscriber has all of the rest (RFC 6177). What is no address has a key of its own.
 */
export function addressKey(address: string): string {
  return factsOf(address).key;
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return factsOf(address).loopback;
}
