/**
 * Who reaches the service: callers behind a proxy, by X-Forwarded-For as far as proxies are
 * trusted, and what an owner should know who opens it to others.
 */
import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { addressKey, isLoopback } from '../http/caller.ts';
import { weakCredentials } from '../http/credentials.ts';

/** Whether the proxy at an address, so many hops away, may be believed. */
export type Trust = (address: string, hop: number) => boolean;
type Asked = {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
};

const FORWARDED = 'x-forwarded-for';
const FORWARDING = [FORWARDED, 'forwarded', 'x-real-ip', 'via'] as const;

/** Said once, in the log and in the console. */
export const UNTRUSTED =
  'Calls come through a proxy, and TRUST_PROXY is not set: all callers share one limit. Set it ' +
  'to the number of your proxies, 1 for one, or to their addresses.';

/**
 * `TRUST_PROXY` of the environment, as Express reads "trust proxy": how many proxies stand in
 * front, or their addresses, CIDRs and the names loopback, linklocal and uniquelocal, comma
 * separated. Null when it is not set. Throws when it is neither.
 */
export function trustFrom(env: NodeJS.ProcessEnv): Trust | null {
  const given = env['TRUST_PROXY']?.trim() ?? '';
  if (given === '') return null;
  if (/^\d{1,2}$/.test(given)) return (_, hop) => hop < Number(given);
  try {
    return proxyaddr.compile(given.split(',').map((one) => one.trim()));
  } catch {
    throw new Error(
      `TRUST_PROXY is "${given}"; use the number of your proxies, or their addresses and CIDRs, ` +
        'comma separated.',
    );
  }
}

/** The name of this machine in an address, as programs on it write it. */
function namesThisMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return /^(.+\.)?localhost$/i.test(name) || isLoopback(name);
}

/**
 * Whether others reach the service by an address of its own, or its operator says that they shall:
 * then what comes from this machine is a proxy's.
 */
export function isPublished({ SITE_URL, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  const isElsewhere =
    URL.canParse(SITE_URL ?? '') && !namesThisMachine(new URL(SITE_URL ?? '').host);
  return NODE_ENV === 'production' || isElsewhere;
}

/** Addresses as some proxies forward them: with a port, IPv6 in brackets. */
const PORTS = /(^|[,\s])(?:\[([^\s,[\]]*)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?(?=\s|,|$)/g;

/** The same request with addresses alone. */
const withoutPorts = ({ headers, socket }: Asked): Asked => ({
  headers: { ...headers, [FORWARDED]: `${headers[FORWARDED]}`.replace(PORTS, '$1$2$3') },
  socket,
});

/**
 * The caller of a request, and whether a proxy nobody trusts has named another one. Nobody is local
 * where the service is published, proxies are declared or one shows itself by its headers, or by a
 * Host that is not this machine: else all the world would call without limits through a proxy here.
 */
export function callerOf(asked: Asked, trust: Trust | null, published = false) {
  const direct = asked.socket.remoteAddress ?? '';
  const forwarded = FORWARDING.some((name) => asked.headers[name] !== undefined);
  const isTold = trust && asked.headers[FORWARDED] !== undefined;
  const address = isTold ? proxyaddr(withoutPorts(asked), trust) : direct;
  const proxied = published || trust !== null || forwarded;
  const local =
    !proxied && isLoopback(direct) && namesThisMachine(asked.headers.host ?? 'localhost');
  return { caller: { key: addressKey(address), local }, untrusted: forwarded && trust === null };
}

/** Whether only programs on this machine reach an address to listen on. */
export const isHere = (host: string): boolean => host === 'localhost' || isLoopback(host);

/** Said at start where others reach the service, and nothing but this machine reaches it. */
const UNDECLARED =
  'SITE_URL is an address of the world and it listens on this machine alone, so a proxy stands in ' +
  'front, and TRUST_PROXY is not set: all callers share one limit. Set it to the number of your ' +
  'proxies, 1 for one, or to their addresses.';

/** Warnings, one sentence or two each, about listening on `host` with these settings. */
export function exposedWarnings(host: string, env: NodeJS.ProcessEnv): string[] {
  const undeclared = isPublished({ SITE_URL: env['SITE_URL'] }) && !env['TRUST_PROXY'];
  const weak = isHere(host) && !isPublished(env) && !env['TRUST_PROXY'] ? [] : weakCredentials(env);
  if (isHere(host)) return [...weak, ...(undeclared ? [UNDECLARED] : [])];
  if (env['SITE_URL']?.startsWith('https://')) return weak;
  const clear =
    `It listens on ${host} without TLS: whoever is on the way reads keys and messages. Put a ` +
    'proxy with TLS in front, and set SITE_URL to its https address.';
  return [...weak, clear];
}
