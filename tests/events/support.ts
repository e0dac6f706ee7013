/** What the tests of the recorder share: calls and events. */
import crawlers from 'crawler-user-agents';
import { classifier } from '../../functions/events/agent.ts';
import { type CrawlerEntry, distil } from '../../functions/events/crawlers.ts';
import type { Call, CallEvent } from '../../functions/events/event.ts';

export const classify = classifier(distil(crawlers as readonly CrawlerEntry[]));

/** A read of the profile with curl. */
export function call(given: Partial<Call> = {}): Call {
  return {
    route: 'getProfile',
    method: 'GET',
    status: 200,
    userAgent: 'curl/8.5.0',
    referrer: null,
    host: 'example.org',
    country: null,
    ...given,
  };
}

/** The event of a read of the profile with curl. */
export function event(given: Partial<CallEvent> = {}): CallEvent {
  return {
    route: 'getProfile',
    method: 'GET',
    status: 200,
    family: 'http_library',
    agent: 'curl',
    referrer: null,
    country: null,
    ...given,
  };
}
