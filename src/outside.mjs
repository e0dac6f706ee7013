/** The one guard for addresses outside: public hosts, few bytes, little time. */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const LIMITS = { bytes: 3e6, milliseconds: 20_000, redirects: 5 };
/** Whether an address is of one of these networks. */
function networks(ranges) {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [net, bits] = range.split('/');
    list.addSubnet(net, Number(bits), `ipv${isIP(net)}`);
  }
  return (address) => list.check(address, `ipv${isIP(address)}`);
}
/** Not globally reachable by IANA's registries of special-purpose addresses, and multicast. */
const isInner = networks(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
    '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 ' +
    '224.0.0.0/3 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);
/** Of what is kept for other uses the registry calls these globally reachable. */
const isReachable = networks('2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28');

/**
 * Whether an address, IPv4 or IPv6 as text, may be called: one of a public host. An IPv6 address
 * that carries an IPv4 one is judged by that: IPv4-mapped (RFC 4291, section 2.5.5.2) and NAT64
 * with the well-known prefix (RFC 6052, section 2.1). What is no address may not.
 */
export function mayBeCalled(address) {
  const version = isIP(address);
  // With a zone it is of a link.
  if (version === 0 || address.includes('%')) return false;
  if (version === 4) return !isInner(address);
  const { hostname } = new URL(`http://[${address}]/`);
  const carried = /^\[(?:::ffff|64:ff9b:):([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname)?.slice(1);
  if (carried) {
    const bytes = carried.map((word) => parseInt(word, 16)).flatMap((n) => [n >> 8, n & 255]);
    return !isInner(bytes.join('.'));
  }
  // Global unicast (RFC 4291, section 2.4) is 2000::/3.
  return /^\[[23]\w{3}:/.test(hostname) && (!isInner(address) || isReachable(address));
}

/** One GET, to the address that was judged. */
function get(url, headers, inside, signal) {
  const bar = (address) => inside !== true && inside !== address && !mayBeCalled(address);
  const refused = Error('private address refused');
  const lookup = (name, options, done) =>
    dns.lookup(name, options, (error, found, type) =>
      [found ?? []].flat().some((one) => bar(one.address ?? one))
        ? done(refused)
        : done(error, found, type),
    );
  const literal = url.hostname.replace(/[[\]]/g, '');
  if (isIP(literal) && bar(literal)) throw refused;
  const web = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    web.get(url, { headers, lookup, signal, agent: false }, resolve).on('error', reject);
  });
}

/** Reads from a hostile host: redirects are judged, requests, bytes and time limited. */
export async function read(address, options = {}) {
  const { polite = (_, work) => work() } = options;
  const limits = { ...LIMITS, ...options.limits };
  let left = limits.milliseconds;
  let url = new URL(address);
  for (let hops = 0; hops <= limits.redirects; hops++) {
    if (!/^https?:$/.test(url.protocol)) throw Error('not a web address');
    const answer = await polite(url, async () => {
      // Waiting for its turn costs an answer no time.
      const begun = performance.now();
      const found = await readOne(url, options, limits, AbortSignal.timeout(left));
      left = Math.max(1, Math.ceil(left - performance.now() + begun));
      return found;
    });
    if (!answer.location) return answer;
    url = new URL(answer.location, url);
  }
  throw Error('too many redirects');
}

async function readOne(url, { accept = '*/*', inside, headers }, limits, signal) {
  try {
    const own = { accept, 'accept-encoding': 'gzip', 'user-agent': 'verify', ...headers?.(url) };
    const answer = await get(url, own, inside, signal);
    const { location, 'content-type': type = '', 'content-encoding': coding } = answer.headers;
    const status = answer.statusCode;
    if (status > 300 && location) return answer.destroy() && { location };
    const chunks = [];
    let bytes = 0;
    const stream = coding === 'gzip' ? pipeline(answer, createGunzip(), () => {}) : answer;
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > limits.bytes) throw Error('too many bytes');
      chunks.push(chunk);
    }
    const media = type.split(';')[0].trim().toLowerCase();
    return { status, media, body: Buffer.concat(chunks), url };
  } catch (error) {
    throw signal.aborted ? Error('too slow') : error;
  }
}
