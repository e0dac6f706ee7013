/** Calls of a period as the statistics tell them: by what, day by day, and in the period before. */
import { type Route, routes } from '../../src/routes.ts';
import { familyOfName } from '../events/agent.ts';
import { type EventCounts, highest, noCounts, sumOf, type TableName } from '../events/counts.ts';
import { daysBetween, nextDay } from '../store/days.ts';
import type { Day } from '../store/sums.ts';
import { pageOfRoute } from '../table/match.ts';
import type { Period } from './period.ts';

type Table = Record<string, number>;

const pathOfRoute = (id: string) => (routes as Record<string, Route>)[id]?.path ?? null;
const isPage = (route: string) => route === 'page' || pageOfRoute(route) !== null;
const total = (table: Table) => Object.values(table).reduce((sum, one) => sum + one, 0);

/** Routes without single pages, which are one row together; and those pages. */
function apart(table: Table): { routes: Table; pages: Table } {
  const parts = Object.groupBy(Object.entries(table), ([route]) =>
    isPage(route) ? 'pages' : 'rows',
  );
  const pages = Object.fromEntries(parts.pages ?? []);
  const sum = total(pages);
  return {
    routes: { ...Object.fromEntries(parts.rows ?? []), ...(sum > 0 ? { page: sum } : {}) },
    pages,
  };
}

type Days = readonly Day<EventCounts>[];

/** Calls of the days `now`, compared with those of the days `past`; up to `limit` rows a table. */
export function callsOf(
  { now, past }: { now: Days; past: Days },
  { from, to }: Period,
  limit: number,
) {
  const [sum, before] = [sumOf(now), sumOf(past)];
  const [surfaces, earlier] = [apart(sum.routes), apart(before.routes)];
  const byDay = new Map(now.map(({ day, counts }) => [day, counts]));
  const everyDay = daysBetween(from, nextDay(to));
  const course = (of: (counts: EventCounts) => Table, key: string) =>
    everyDay.map((day) => of(byDay.get(day) ?? noCounts())[key] ?? 0);
  /** The highest of a table, each told by what `told` makes of its key. */
  const rows = <T extends object>(table: Table, past: Table, told: (key: string) => T) =>
    highest(table, limit).map(([key, calls]) => ({
      ...told(key),
      calls,
      before: past[key] ?? 0,
    }));
  const by = <T extends object>(name: TableName, told: (key: string) => T) =>
    rows(sum[name], before[name], told);
  const surface = (route: string) => ({ route, path: pathOfRoute(route) });
  return {
    total: sum.calls,
    before: before.calls,
    by_day: now.map((one) => ({ day: one.day, calls: sumOf([one]).calls })),
    by_route: rows(surfaces.routes, earlier.routes, surface).map((row) => ({
      ...row,
      by_day: course(({ routes: table }) => apart(table).routes, row.route),
    })),
    by_page: rows(surfaces.pages, earlier.pages, (route) => ({ route })).map(
      ({ route, ...row }) => ({
        page: pageOfRoute(route),
        ...row,
        by_day: course(({ routes: table }) => table, route),
      }),
    ),
    by_status: by('statuses', (status) => ({ status: Number(status) })),
    by_agent_family: by('families', (family) => ({ family })).map((row) => ({
      ...row,
      by_day: course(({ families }) => families, row.family),
    })),
    by_agent: by('agents', (agent) => ({ agent, family: familyOfName(agent) ?? 'unknown' })),
    by_referrer: by('referrers', (host) => ({ host })),
    by_country: by('countries', (country) => ({ country })),
    own: {
      total: total(sum.own ?? {}),
      by_route: highest(sum.own ?? {}, limit).map(([route, calls]) => ({
        ...surface(route),
        calls,
      })),
    },
  };
}
