/** GET /api/admin/stats. One read per closed day and kind, and today's lists. */

import { type Route, routes } from '../../src/routes.ts';
import { familyOfName } from '../events/agents.ts';
import { addCounts, type EventCounts, highest, noCounts } from '../events/counts.ts';
import { DAY_MS } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { readingOf, toldSkipped } from '../store/reading.ts';
import { auditAccesses } from './audits/accesses.ts';
import { contactsWaiting } from './contacts-waiting.ts';
import type { Day } from './day-counts.ts';
import { eventDays } from './event-days.ts';
import { storeHealth } from './health.ts';
import type { Operation } from './operation.ts';
import { questionDays, unanswered } from './question-days.ts';
import { reportStats } from './report-stats.ts';

/** Most days and rows. */
const MOST_DAYS = 365;
const MOST_ROWS = 100;

function pathOfRoute(id: string): string | null {
  return (routes as Record<string, Route>)[id]?.path ?? null;
}

function callsOf(days: readonly Day<EventCounts>[], sum: EventCounts, limit: number) {
  return {
    total: sum.calls,
    by_day: days.map(({ day, counts }) => ({ day, calls: counts.calls })),
    by_route: highest(sum.routes, limit).map(([route, calls]) => ({
      route,
      path: pathOfRoute(route),
      calls,
    })),
    by_status: highest(sum.statuses, limit).map(([status, calls]) => ({
      status: Number(status),
      calls,
    })),
    by_agent_family: highest(sum.families, limit).map(([family, calls]) => ({ family, calls })),
    by_agent: highest(sum.agents, limit).map(([agent, calls]) => ({
      agent,
      family: familyOfName(agent) ?? 'unknown',
      calls,
    })),
    by_referrer: highest(sum.referrers, limit).map(([host, calls]) => ({ host, calls })),
    by_country: highest(sum.countries, limit).map(([country, calls]) => ({ country, calls })),
  };
}

type Totals = { asked: number; not_answered: number; statuses: Record<string, number> };

function questionTotals(days: readonly Day<Totals>[]): Totals {
  const sum: Totals = { asked: 0, not_answered: 0, statuses: {} };
  for (const { counts } of days) {
    sum.asked += counts.asked;
    sum.not_answered += counts.not_answered;
    for (const [name, n] of Object.entries(counts.statuses))
      sum.statuses[name] = (sum.statuses[name] ?? 0) + n;
  }
  return sum;
}

export const getAdminStats: Operation<'getAdminStats'> = async ({ query }, given) => {
  const { stores, snapshot, events, at, configuration, log, warnings = [] } = given;
  const reading = readingOf(stores);
  const since_days = Math.min(query.since_days, MOST_DAYS);
  const limit = Math.min(query.limit, MOST_ROWS);
  const to = dayOf(at);
  const from = dayOf(new Date(Date.parse(at) - (since_days - 1) * DAY_MS).toISOString());
  const reported = { mission: undefined, since: from, limit_public_reports: 0 };
  const asked = async () => {
    const all = await questionDays(reading, at, from);
    return { questions: all, waiting: await unanswered(reading, all, limit) };
  };
  // At a time: each waits for the store most of the time.
  const [health, days, reports, { questions, waiting }, contacts, audit_accesses] =
    await Promise.all([
      storeHealth(stores, { id: given.id(), at }),
      eventDays({ reading, events, at }, from, limit),
      reportStats(reported, { reading, snapshot, at }),
      asked(),
      contactsWaiting(stores, { since: from, today: to }, limit),
      auditAccesses(reading, from, limit),
    ]);
  const sum = noCounts();
  for (const { counts } of days) addCounts(sum, counts);
  return {
    window: {
      since_days,
      limit,
      from,
      to,
      clamped: (['since_days', 'limit'] as const).filter(
        (name) => query[name] > { since_days, limit }[name],
      ),
    },
    calls: callsOf(days, sum, limit),
    recorder: { recorded: sum.recorded, estimated: sum.estimated, dropped: sum.dropped },
    reports: {
      total: reports.total_reports,
      missions: reports.missions,
      outcomes: reports.outcomes,
    },
    questions: {
      ...questionTotals(questions),
      unanswered: waiting.map((one) => ({
        ...one,
        trust_boundary: 'untrusted_agent_text' as const,
      })),
    },
    contacts: {
      received: contacts.received,
      waiting: contacts.waiting,
      newest_waiting: contacts.newest,
    },
    audit_accesses,
    skipped: toldSkipped(reading.skipped(), log),
    health: { store_ok: health.ok, failed_step: health.failed_step },
    configuration,
    warnings: [...warnings],
  };
};
