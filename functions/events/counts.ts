/** Counts over a day's events: sums that can be added up day by day. */
import * as z from 'zod';
import { each } from '../store/each.ts';
import { hashOf } from './event-key.ts';
import type { RecordedDay } from './log.ts';

type Table = Record<string, number>;
const TABLES = ['routes', 'statuses', 'families', 'agents', 'referrers', 'countries'] as const;

const table = z.record(z.string(), z.number());

export const EventCounts = z.object({
  /** Calls, those included that a sample stands for. */
  calls: z.number(),
  /** Calls of which there is a record of their own. */
  recorded: z.number(),
  /** Calls that are estimated from a sample. */
  estimated: z.number(),
  /** Calls that were lost because the recorder could not keep up or store them. */
  dropped: z.number(),
  routes: table,
  statuses: table,
  families: table,
  agents: table,
  referrers: table,
  countries: table,
});
export type EventCounts = z.output<typeof EventCounts>;

export function noCounts(): EventCounts {
  const tables = Object.fromEntries(TABLES.map((name) => [name, {}])) as Record<
    (typeof TABLES)[number],
    Table
  >;
  return { calls: 0, recorded: 0, estimated: 0, dropped: 0, ...tables };
}

function bump(table: Table, name: string | null, by: number): void {
  if (name !== null) table[name] = (table[name] ?? 0) + by;
}

/**
 * The names of a table with the highest numbers, highest first; the same numbers in the order of
 * the names.
 */
export function highest(table: Table, most: number): [string, number][] {
  return Object.entries(table)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most);
}

/**
 * The counts of a day, whatever the order of its records. Of referrers it tells the `most`
 * frequent, each by its host: where `known` (hash to host) does not have it, with a read.
 */
export async function countDay(
  { records, host }: RecordedDay,
  most: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<EventCounts> {
  const counts = noCounts();
  const referrers: Table = {};
  for (const {
    route,
    status,
    family,
    agent,
    country,
    referrer,
    count,
    weight,
    dropped,
  } of records) {
    const calls = count * weight;
    counts.calls += calls;
    counts.recorded += count;
    if (weight > 1) counts.estimated += calls;
    counts.dropped += dropped;
    bump(counts.routes, route, calls);
    bump(counts.statuses, String(status), calls);
    bump(counts.families, family, calls);
    bump(counts.agents, agent, calls);
    bump(counts.countries, country, calls);
    bump(referrers, referrer, calls);
  }
  const hosts = await each(highest(referrers, most), async ([name, calls]) => {
    return [known.get(name) ?? (await host(name)), calls] as const;
  });
  for (const [name, calls] of hosts) bump(counts.referrers, name, calls);
  return counts;
}

/** What stands for each host in the keys of events, for hosts that are known already. */
export function hashesOf(hosts: readonly string[]): Map<string, string> {
  return new Map(hosts.map((host) => [hashOf(host), host]));
}

/** Adds counts to others, in place. */
export function addCounts(to: EventCounts, from: EventCounts): void {
  for (const name of ['calls', 'recorded', 'estimated', 'dropped'] as const) to[name] += from[name];
  for (const name of TABLES)
    for (const [key, value] of Object.entries(from[name])) bump(to[name], key, value);
}
