/** Who calls, as far as limits go: whose calls are counted together. */
import ipaddr from 'ipaddr.js';

export type Caller = {
  /** Calls with the same key are counted together. */
  key: string;
  /** A program on this machine, with no proxy between. */
  local: boolean;
};

/** A program on this machine that came over no connection. */
export const LOCAL: Caller = { key: '127.0.0.1', local: true };

const read = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : null);

/**
 * The key of an address: IPv4 as it is, also where IPv6 carries it; of IPv6 the first 64 bits,
 * because one subscriber has all of the rest (RFC 6177).
 */
export function addressKey(address: string): string {
  const parsed = read(address);
  if (!parsed) return 'unknown';
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean => read(address)?.range() === 'loopback';
