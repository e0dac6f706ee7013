/** GET /api/agent-reports/stats: numbers and this service's own words only. */
import { dayOf } from '../store/keys.ts';
import { readingOf } from '../store/reading.ts';
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import { byMission, meansOf, OTHER, outcomesOf, reportDays, sumOf } from './report-counts.ts';

export const getReportStats: Operation<'getReportStats'> = async (
  { query: { mission, since, limit_public_reports } },
  { stores, snapshot, at, later, log },
) => {
  const reading = readingOf(stores);
  const { days, picture } = await reportDays({ reading, snapshot }, since ?? '');
  later(() => daysOf(stores, 'reports').upkeep(dayOf(at), picture));
  // The public is not told which they were.
  reading.told(log);
  const known = [OTHER, ...snapshot.manifest.missions.map(({ id }) => id)];
  const asked = known.find((id) => id === mission) ?? null;
  const wanted = (name: string) => mission === undefined || name === asked;
  const missions = Object.entries(byMission(days)).filter(([name]) => wanted(name));
  const sum = sumOf(missions.map(([, counts]) => counts));
  const shown = days
    .toReversed()
    .flatMap(({ counts }) => counts.public_reports)
    .filter((report) => wanted(report.mission));
  return {
    total_reports: sum.total,
    // A mission that this service does not define matches nothing and is not echoed.
    filters: {
      mission: asked,
      since: since ?? null,
      limit_public_reports,
      unmatched: mission !== undefined && asked === null ? ['mission'] : [],
    },
    missions: Object.fromEntries(missions.map(([name, { total }]) => [name, total])),
    endpoints: sum.endpoints,
    risk_flags: sum.risk_flags,
    averages: meansOf(sum),
    outcomes: outcomesOf(sum),
    public_reports: shown.slice(0, limit_public_reports),
  };
};
