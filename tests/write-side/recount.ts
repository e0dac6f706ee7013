/**
 * Statistics counted anew from raw reports, by other code than the service's: what /stats has to
 * equal.
 */
import { type Body, countsAs } from './kinds.ts';

type Report = {
  mission: { attempted: string; completed: boolean; confidence_in_result: number };
  outcome: {
    achieved_goal: boolean;
    would_query_again?: boolean | null;
    would_help_evaluate_others?: boolean | null;
  };
  endpoints_used?: string[];
  http_status_codes?: Record<string, number>;
  token_efficiency?: number | null;
  citation_clarity?: number | null;
  eval?: { id?: string | null; score?: number | null } | null;
  public: boolean;
};
type Raw = { report_id: string; received_at: string; report: Report; risk_flags: string[] };

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function mean(values: readonly (number | null | undefined)[]): number | null {
  const given = values.filter((value) => typeof value === 'number');
  return given.length === 0
    ? null
    : Math.round((given.reduce((sum, one) => sum + one, 0) / given.length) * 100) / 100;
}

const used = ({ endpoints_used = [] }: Report) => [
  ...new Set(endpoints_used.map(countsAs).filter((path) => path !== null)),
];

/**
 * The members of the statistics that depend on reports. `missions` are the ids that the service
 * defines.
 */
export function recount(records: readonly Body[], missions: readonly string[], shown: number) {
  const raw = records as unknown as Raw[];
  const reports = raw.map(({ report }) => report);
  const missionOf = ({ mission }: Report) =>
    missions.includes(mission.attempted) ? mission.attempted : 'other';
  const number = (test: (report: Report) => boolean | null | undefined) =>
    reports.filter((one) => test(one)).length;
  const open = raw.filter(({ report, risk_flags }) => report.public && risk_flags.length === 0);
  const newest = open.sort((a, b) => (a.report_id < b.report_id ? 1 : -1)).slice(0, shown);
  return {
    total_reports: reports.length,
    missions: tally(reports.map(missionOf)),
    endpoints: tally(reports.flatMap(used)),
    risk_flags: tally(raw.flatMap(({ risk_flags }) => risk_flags)),
    averages: {
      confidence_in_result: mean(reports.map(({ mission }) => mission.confidence_in_result)),
      token_efficiency: mean(reports.map(({ token_efficiency }) => token_efficiency)),
      citation_clarity: mean(reports.map(({ citation_clarity }) => citation_clarity)),
      eval_score: mean(reports.map((report) => report.eval?.score)),
    },
    outcomes: {
      completed: number(({ mission }) => mission.completed),
      achieved_goal: number(({ outcome }) => outcome.achieved_goal),
      would_query_again: number(({ outcome }) => outcome.would_query_again),
      would_help_evaluate_others: number(({ outcome }) => outcome.would_help_evaluate_others),
    },
    public_reports: newest.map(({ report, received_at }) => ({
      day: received_at.slice(0, 10),
      mission: missionOf(report),
      completed: report.mission.completed,
      achieved_goal: report.outcome.achieved_goal,
      confidence_in_result: report.mission.confidence_in_result,
      token_efficiency: report.token_efficiency ?? null,
      citation_clarity: report.citation_clarity ?? null,
      endpoints: used(report),
      statuses: report.http_status_codes ?? {},
      eval: null,
    })),
  };
}
