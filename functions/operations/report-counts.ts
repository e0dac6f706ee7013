/** Counts over reports: sums that can be added up day by day. Only numbers, and words that this service defines. */

import { readyRoutes } from '../../src/routes.ts';
import { pathOf } from './own-path.ts';
import type { ReportRecord } from './report.ts';
import type { Snapshot } from './snapshot.ts';

/** Scores whose mean is told. */
const SCORES = ['confidence_in_result', 'token_efficiency', 'citation_clarity', 'eval_score'] as const;
type Score = (typeof SCORES)[number];

export type Counts = {
  total: number;
  completed: number;
  achieved_goal: number;
  would_query_again: number;
  would_help_evaluate_others: number;
  endpoints: Record<string, number>;
  risk_flags: Record<string, number>;
  scores: Record<Score, { sum: number; count: number }>;
};

/** Mission that stands for all that this service does not define: a caller's own words are never shown. */
export const OTHER = 'other';

export type PublicReport = {
  day: string;
  mission: string;
  completed: boolean;
  achieved_goal: boolean;
  confidence_in_result: number;
  token_efficiency: number | null;
  citation_clarity: number | null;
  endpoints: string[];
  statuses: Record<string, number>;
  eval: { id: string; score: number | null } | null;
};

/** Counts of one day: by mission, with the public reports newest first. */
export type DayCounts = { missions: Record<string, Counts>; public_reports: PublicReport[] };

/** Most public reports of a mission that a day's roll-up keeps: more are never shown (spec section 8). */
const MOST_PUBLIC = 50;

export function noCounts(): Counts {
  const scores = Object.fromEntries(SCORES.map((score) => [score, { sum: 0, count: 0 }])) as Counts['scores'];
  return {
    total: 0,
    completed: 0,
    achieved_goal: 0,
    would_query_again: 0,
    would_help_evaluate_others: 0,
    endpoints: {},
    risk_flags: {},
    scores,
  };
}

/** Mission id of this service, or `other`. */
export function missionOf({ report }: ReportRecord, { manifest }: Snapshot): string {
  return manifest.missions.find(({ id }) => id === report.mission.attempted)?.id ?? OTHER;
}

/** Paths that have no file: what agents send to, and the statistics. */
const OPERATION_PATHS = readyRoutes
  .filter(({ kind, path }) => kind === 'operation' && !path.includes('{'))
  .map(({ path }) => path);

function ownPaths(endpoints: readonly string[], { base, paths }: Snapshot): string[] {
  const known = new Set(
    [...paths, ...OPERATION_PATHS].map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path)),
  );
  return [...new Set(endpoints.flatMap((endpoint) => pathOf(endpoint, base) ?? []))].filter((path) => known.has(path));
}

function bump(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

function count(counts: Counts, { report, risk_flags }: ReportRecord, snapshot: Snapshot): void {
  counts.total += 1;
  if (report.mission.completed) counts.completed += 1;
  if (report.outcome.achieved_goal) counts.achieved_goal += 1;
  if (report.outcome.would_query_again) counts.would_query_again += 1;
  if (report.outcome.would_help_evaluate_others) counts.would_help_evaluate_others += 1;
  for (const path of ownPaths(report.endpoints_used ?? [], snapshot)) bump(counts.endpoints, path);
  for (const flag of risk_flags) bump(counts.risk_flags, flag);
  const given: Record<Score, number | null | undefined> = {
    confidence_in_result: report.mission.confidence_in_result,
    token_efficiency: report.token_efficiency,
    citation_clarity: report.citation_clarity,
    eval_score: report.eval?.score,
  };
  for (const score of SCORES) {
    const value = given[score];
    if (typeof value !== 'number') continue;
    counts.scores[score].sum += value;
    counts.scores[score].count += 1;
  }
}

function publicForm(record: ReportRecord, snapshot: Snapshot): PublicReport {
  const { report, received_at } = record;
  const statuses = Object.entries(report.http_status_codes ?? {}).flatMap(([address, status]) =>
    // Other numbers are no statuses, and could tell something else.
    status < 100 || status > 599 ? [] : ownPaths([address], snapshot).map((path): [string, number] => [path, status]),
  );
  const known = snapshot.evals.find(({ id }) => id === report.eval?.id);
  return {
    day: received_at.slice(0, 10),
    mission: missionOf(record, snapshot),
    completed: report.mission.completed,
    achieved_goal: report.outcome.achieved_goal,
    confidence_in_result: report.mission.confidence_in_result,
    token_efficiency: report.token_efficiency ?? null,
    citation_clarity: report.citation_clarity ?? null,
    endpoints: ownPaths(report.endpoints_used ?? [], snapshot),
    statuses: Object.fromEntries(statuses),
    eval: known ? { id: known.id, score: report.eval?.score ?? null } : null,
  };
}

/** Counts of the records of one day; the order of the records does not matter. */
export function countDay(records: readonly ReportRecord[], snapshot: Snapshot): DayCounts {
  const missions: Record<string, Counts> = {};
  const shown: ReportRecord[] = [];
  for (const record of records) {
    const mission = missionOf(record, snapshot);
    missions[mission] ??= noCounts();
    count(missions[mission], record, snapshot);
    if (record.handling.public_raw_allowed) shown.push(record);
  }
  const newest = (a: ReportRecord, b: ReportRecord) => (a.report_id < b.report_id ? 1 : -1);
  const kept: Record<string, number> = {};
  const public_reports = shown
    .sort(newest)
    .map((record) => publicForm(record, snapshot))
    .filter(({ mission }) => {
      bump(kept, mission);
      return (kept[mission] ?? 0) <= MOST_PUBLIC;
    });
  return { missions, public_reports };
}

/** Adds counts to others, in place. */
export function addCounts(to: Counts, from: Counts): void {
  for (const name of [
    'total',
    'completed',
    'achieved_goal',
    'would_query_again',
    'would_help_evaluate_others',
  ] as const)
    to[name] += from[name];
  for (const name of ['endpoints', 'risk_flags'] as const)
    for (const [key, value] of Object.entries(from[name])) bump(to[name], key, value);
  for (const score of SCORES) {
    to.scores[score].sum += from.scores[score].sum;
    to.scores[score].count += from.scores[score].count;
  }
}

/** Means of the scores, two decimals; null where nobody gave one. */
export function meansOf({ scores }: Counts): Record<Score, number | null> {
  const mean = ({ sum, count }: { sum: number; count: number }) =>
    count === 0 ? null : Math.round((sum / count) * 100) / 100;
  return Object.fromEntries(SCORES.map((score) => [score, mean(scores[score])])) as Record<Score, number | null>;
}
