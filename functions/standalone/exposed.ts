/** What an owner should know who opens the service to others. */

import { isLoopback } from '../http/caller.ts';
import { weakCredentials } from '../http/credentials.ts';
import { isPublished } from './proxy.ts';

type Environment = Record<string, string | undefined>;

/** Whether only programs on this machine reach an address to listen on. */
export function isHere(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** Said at start where others reach the service, and nothing but this machine reaches it. */
const UNDECLARED =
  'SITE_URL is an address of the world and it listens on this machine alone, so a proxy stands in ' +
  'front, and TRUST_PROXY is not set: all callers share one limit. Set it to the number of your ' +
  'proxies, 1 for one, or to their addresses.';

/** Warnings, one sentence or two each, about listening on `host` with these settings. */
export function exposedWarnings(host: string, env: Environment): string[] {
  const undeclared = isPublished({ SITE_URL: env['SITE_URL'] }) && !env['TRUST_PROXY'];
  if (isHere(host)) return undeclared ? [UNDECLARED] : [];
  const secure = env['SITE_URL']?.startsWith('https://');
  return [
    ...weakCredentials(env),
    ...(secure
      ? []
      : [
          `It listens on ${host} without TLS: whoever is on the way reads keys and messages. Put ` +
            'a proxy with TLS in front, and set SITE_URL to its https address.',
        ]),
  ];
}
