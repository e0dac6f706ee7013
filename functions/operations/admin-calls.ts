/** Calls of a period as the statistics tell them: by what, day by day, and in the period before. */
import { type Route, routes } from '../../src/routes.ts';
import { familyOfName } from '../events/agent.ts';
import type { EventCounts, TableName } from '../events/counts.ts';
import { highest, isOwn, noCounts, REFUSED, sumOf } from '../events/counts.ts';
import { pageOfRoute } from '../events/event.ts';
import { daysBetween, nextDay } from '../store/days.ts';
import { addUp, type Day } from '../store/sums.ts';
import type { Period } from './period.ts';

type Table = Record<string, number>;

const pathOfRoute = (id: string) => (routes as Record<string, Route>)[id]?.path ?? null;
const isPage = (route: string) => route === 'page' || pageOfRoute(route) !== null;
const totalIn = (table: Table) => Object.values(table).reduce((sum, one) => sum + one, 0);

/**
 * Routes without single pages, which are one row together; those pages; and calls of the owner's
 * rows, which older counts have among all others. `total` is all but the last.
 */
function apart({ routes: all, own: told = {} }: EventCounts) {
  const parts = Object.groupBy(Object.entries(all), ([route]) =>
    isOwn(route) ? 'own' : isPage(route) ? 'pages' : 'rows',
  );
  const pages = Object.fromEntries(parts.pages ?? []);
  const page = totalIn(pages);
  const rows = (parts.rows ?? []).map(([route, n]) => [route.replace(REFUSED, ''), n] as const);
  const routes = { ...Object.fromEntries(rows), ...(page > 0 ? { page } : {}) };
  const own = { ...told };
  addUp(own, Object.fromEntries(parts.own ?? []));
  return { routes, pages, own, total: totalIn(routes) };
}

type Days = readonly Day<EventCounts>[];

/** Calls of the days `now`, compared with those of the days `past`; up to `limit` rows a table. */
export function callsOf(
  { now, past }: { now: Days; past: Days },
  { from, to }: Period,
  limit: number,
) {
  const [sum, before] = [sumOf(now), sumOf(past)];
  const [surfaces, earlier] = [apart(sum), apart(before)];
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
    total: surfaces.total,
    before: earlier.total,
    by_day: now.map(({ day, counts }) => ({ day, calls: apart(counts).total })),
    by_route: rows(surfaces.routes, earlier.routes, surface).map((row) => ({
      ...row,
      by_day: course((counts) => apart(counts).routes, row.route),
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
      total: totalIn(surfaces.own),
      by_route: highest(surfaces.own, limit).map(([route, calls]) => ({
        ...surface(route),
        calls,
      })),
    },
  };
}
