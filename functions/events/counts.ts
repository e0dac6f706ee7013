/** Counts over a day's events: sums that can be added up day by day. */
import * as z from 'zod';
import { type Route, routes } from '../../src/routes.ts';
import { each } from '../store/each.ts';
import { addUp, bump, type Day } from '../store/sums.ts';
import type { Recorded, RecordedDay } from './log.ts';

type Table = Record<string, number>;

/** Whether a row is the owner's. */
export const isOwn = (route: string) =>
  (routes as Partial<Record<string, Route>>)[route]?.group === 'admin';

/** Marks a row of the owner's where callers were not let in: who they were nobody knows. */
export const REFUSED = '~refused';
const isRefused = ({ route, status }: Recorded) =>
  isOwn(route) && (status === 401 || status === 429);

/** What calls are counted by; null counts nowhere. Referrers are told by their hosts. */
const TABLES = {
  routes: (record: Recorded) => record.route + (isRefused(record) ? REFUSED : ''),
  statuses: ({ status }: Recorded) => String(status),
  families: ({ family }: Recorded) => family as string,
  agents: ({ agent }: Recorded) => agent,
  countries: ({ country }: Recorded) => country,
};
export type TableName = keyof typeof TABLES | 'referrers';
const NAMES = [...Object.keys(TABLES), 'referrers'] as TableName[];

const table = z.record(z.string(), z.number());

export const EventCounts = z.object({
  /** Calls of which there is a record of their own. */
  recorded: z.number(),
  /** Calls that are estimated from a sample. */
  estimated: z.number(),
  /** Calls that were lost because the recorder could not keep up or store them. */
  dropped: z.number(),
  ...(Object.fromEntries(NAMES.map((name) => [name, table])) as Record<TableName, typeof table>),
  /** Calls of the rows of the owner, by route, which no other number has; older ones mix them. */
  own: table.optional(),
});
export type EventCounts = z.output<typeof EventCounts>;

export function noCounts() {
  const tables = Object.fromEntries(NAMES.map((name) => [name, {}])) as Record<TableName, Table>;
  return { recorded: 0, estimated: 0, dropped: 0, ...tables, own: {} as Table };
}

/** The highest numbers of a table, highest first; equal ones in the order of their names. */
export const highest = (table: Table, most: number): [string, number][] =>
  Object.entries(table)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most);

/** The counts of a day; of the `most` frequent referrers the hosts, `known` by hash or read. */
export async function countDay(
  { records, host }: RecordedDay,
  most: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<EventCounts> {
  const counts = noCounts();
  const referrers: Table = {};
  for (const record of records) {
    const { route, count, weight, dropped, referrer } = record;
    const calls = count * weight;
    addUp(counts, { recorded: count, estimated: weight > 1 ? calls : 0, dropped });
    if (isOwn(route) && !isRefused(record)) {
      bump(counts.own, route, calls);
      continue;
    }
    for (const [name, of] of Object.entries(TABLES)) {
      const key = of(record);
      if (key !== null) bump(counts[name as TableName], key, calls);
    }
    if (referrer !== null) bump(referrers, referrer, calls);
  }
  const hosts = await each(highest(referrers, most), async ([name, calls]) => {
    return [known.get(name) ?? (await host(name)), calls] as const;
  });
  for (const [name, calls] of hosts) if (name !== null) bump(counts.referrers, name, calls);
  return counts;
}

/** The counts of some days together. */
export const sumOf = (days: readonly Day<EventCounts>[]) =>
  days.reduce((sum, { counts }) => addUp(sum, counts), noCounts());
