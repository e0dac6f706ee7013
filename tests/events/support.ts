/**
 * What the tests of the recorder share: calls and events; eight real agents as they introduce
 * themselves, and 25 different surfaces for them to read.
 */
import crawlers from 'crawler-user-agents';
import { classifier } from '../../functions/events/agent.ts';
import { type CrawlerEntry, distil } from '../../functions/events/crawlers.ts';
import type { Call, CallEvent } from '../../functions/events/event.ts';
import callers from './callers.json' with { type: 'json' };

export const classify = classifier(distil(crawlers as readonly CrawlerEntry[]));

const READ = {
  route: 'getProfile',
  method: 'GET',
  status: 200,
  referrer: null,
  country: null,
} as const;

/** A read of the profile with curl. */
export const call = (given: Partial<Call> = {}): Call => ({
  ...READ,
  userAgent: 'curl/8.5.0',
  host: 'example.org',
  ...given,
});

/** The event of a read of the profile with curl. */
export const event = (given: Partial<CallEvent> = {}): CallEvent => ({
  ...READ,
  family: 'http_library',
  agent: 'curl',
  ...given,
});

export const AGENTS: readonly { userAgent: string; family: string; agent: string | null }[] =
  callers.agents;

/** A surface each: how it is asked for, the row it belongs to, and the status of the answer. */
export const READS: readonly {
  path: string;
  route: string;
  status: number;
  method?: string;
  accept?: string;
}[] = callers.reads;

/** Numbers by name. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export type Stats = {
  calls: { total: number } & Record<string, Record<string, string | number | null>[]>;
  recorder: Record<string, number>;
} & Record<string, unknown>;

/** A table of the statistics as numbers by name. */
export function table({ calls }: Stats, name: string, member: string): Record<string, number> {
  return Object.fromEntries(
    (calls[name] ?? []).map((row) => [String(row[member]), Number(row['calls'])]),
  );
}
