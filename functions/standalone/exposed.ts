/** What an owner should know who opens the service to others. */

import { isLoopback } from '../http/caller.ts';
import { weakCredentials } from '../http/credentials.ts';

type Environment = Record<string, string | undefined>;

/** Whether only programs on this machine reach an address to listen on. */
function isHere(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** Warnings, one sentence or two each, about listening on `host` with these settings. */
export function exposedWarnings(host: string, env: Environment): string[] {
  if (isHere(host)) return [];
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
