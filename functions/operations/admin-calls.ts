/** Calls of a period as the statistics tell them: by what, day by day, and in the period before. */
import { type Route, routes } from '../../src/routes.ts';
import { familyOfName } from '../events/agents.ts';
import { type EventCounts, highest, noCounts, sumOf } from '../events/counts.ts';
import { daysBetween, nextDay } from '../store/days.ts';
import type { Day } from '../store/sums.ts';
import { pageOfRoute } from '../table/pages.ts';
import type { Period } from './period.ts';

type Table = Record<string, number>;
type Name = 'routes' | 'statuses' | 'families' | 'agents' | 'referrers' | 'countries';

const countsOf = (days: readonly Day<EventCounts>[]) => days.map(({ counts }) => counts);

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

/** Calls of the days `now`, compared with those of the days `past`; up to `limit` rows a table. */
export function callsOf(
  { now, past }: { now: readonly Day<EventCounts>[]; past: readonly Day<EventCounts>[] },
  { from, to }: Period,
  limit: number,
) {
  const [sum, before] = [sumOf(countsOf(now)), sumOf(countsOf(past))];
  const [surfaces, surfacesBefore] = [apart(sum.routes), apart(before.routes)];
  const byDay = new Map(now.map(({ day, counts }) => [day, counts]));
  const everyDay = daysBetween(from, nextDay(to));
  const course = (of: (counts: EventCounts) => number | undefined) =>
    everyDay.map((day) => of(byDay.get(day) ?? noCounts()) ?? 0);
  const rows = (name: Name) =>
    highest(sum[name], limit).map(([key, calls]) => ({
      key,
      calls,
      before: before[name][key] ?? 0,
    }));
  return {
    total: sum.calls,
    before: before.calls,
    by_day: now.map(({ day, counts }) => ({ day, calls: sumOf([counts]).calls })),
    by_route: highest(surfaces.routes, limit).map(([route, calls]) => ({
      route,
      path: pathOfRoute(route),
      calls,
      before: surfacesBefore.routes[route] ?? 0,
      by_day: course(({ routes: table }) => apart(table).routes[route]),
    })),
    by_page: highest(surfaces.pages, limit).map(([route, calls]) => ({
      page: pageOfRoute(route),
      calls,
      before: surfacesBefore.pages[route] ?? 0,
      by_day: course(({ routes: table }) => table[route]),
    })),
    by_status: rows('statuses').map(({ key, ...row }) => ({ status: Number(key), ...row })),
    by_agent_family: rows('families').map(({ key, ...row }) => ({
      family: key,
      ...row,
      by_day: course(({ families }) => families[key]),
    })),
    by_agent: rows('agents').map(({ key, ...row }) => ({
      agent: key,
      family: familyOfName(key) ?? 'unknown',
      ...row,
    })),
    by_referrer: rows('referrers').map(({ key, ...row }) => ({ host: key, ...row })),
    by_country: rows('countries').map(({ key, ...row }) => ({ country: key, ...row })),
    own: {
      total: total(sum.own ?? {}),
      by_route: highest(sum.own ?? {}, limit).map(([route, calls]) => ({
        route,
        path: pathOfRoute(route),
        calls,
      })),
    },
  };
}
