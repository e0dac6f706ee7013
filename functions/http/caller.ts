/** Who calls, as far as limits go: whose calls are counted together. */
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

export type Caller = {
  key: string;
  /** A program on this machine, with no proxy between. */
  local: boolean;
};

/** A program on this machine that came over no connection. */
export const LOCAL: Caller = { key: '127.0.0.1', local: true };

/**
 * The key of an address: IPv4 as it is, also where IPv6 carries it; of IPv6 the first 64 bits,
 * because one subscriber has all of the rest (RFC 6177).
 */
function keyOf(parsed: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** What is known of the addresses that came last: reading one costs as much as many an answer. */
const known = new LRUCache<string, { key: string; isLoopback: boolean }>({
  max: 1_000,
  memoMethod: (address) => {
    if (!ipaddr.isValid(address)) return { key: 'unknown', isLoopback: false };
    const parsed = ipaddr.process(address);
    return { key: keyOf(parsed), isLoopback: parsed.range() === 'loopback' };
  },
});

/** The key of an address, which is "unknown" where it is none. */
export const addressKey = (address: string): string => known.memo(address).key;

export const isLoopback = (address: string): boolean => known.memo(address).isLoopback;
