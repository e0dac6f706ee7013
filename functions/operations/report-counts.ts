/** Counts over reports, to be added up by day: numbers, and words that this service defines. */

import * as z from 'zod';
import { readyRoutes } from '../../src/routes.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { DAMAGED, type Reading } from '../store/reading.ts';
import { addUp, bump, type Counter, type Day } from '../store/sums.ts';
import type { Item } from '../store/union.ts';
import { pathOf, plainPath } from '../table/match.ts';
import { countsOf } from './inbox/kinds.ts';
import type { ReportRecord } from './records.ts';

type Report = ReportRecord['report'];
type Table = Record<string, number>;

/** Scores whose mean is told. */
const SCORES = {
  confidence_in_result: ({ mission }: Report) => mission.confidence_in_result,
  token_efficiency: ({ token_efficiency = null }: Report) => token_efficiency,
  citation_clarity: ({ citation_clarity = null }: Report) => citation_clarity,
  eval_score: (report: Report) => report.eval?.score ?? null,
};
/** How a report may have ended. */
const OUTCOMES = {
  completed: ({ mission }: Report) => mission.completed,
  achieved_goal: ({ outcome }: Report) => outcome.achieved_goal,
  would_query_again: ({ outcome }: Report) => outcome.would_query_again === true,
  would_help_evaluate_others: ({ outcome }: Report) => outcome.would_help_evaluate_others === true,
};
type Score = keyof typeof SCORES;
type Outcome = keyof typeof OUTCOMES;
const SCORE_NAMES = Object.keys(SCORES) as Score[];
const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];

/** A value for each of some names. */
const each = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;

const table = z.record(z.string(), z.number());

const Counts = z.object({
  total: z.number(),
  ...each(OUTCOME_NAMES, () => z.number()),
  endpoints: table,
  risk_flags: table,
  scores: z.object(each(SCORE_NAMES, () => z.object({ sum: z.number(), count: z.number() }))),
});
export type Counts = z.output<typeof Counts>;

/** Stands for missions that this service does not define: a caller's words are never shown. */
export const OTHER = 'other';

const score = z.number().nullable();

const PublicReport = z.object({
  day: z.string(),
  mission: z.string(),
  completed: z.boolean(),
  achieved_goal: z.boolean(),
  confidence_in_result: z.number(),
  token_efficiency: score,
  citation_clarity: score,
  endpoints: z.array(z.string()),
  statuses: table,
  eval: z.object({ id: z.string(), score }).nullable(),
});
export type PublicReport = z.output<typeof PublicReport>;

/** Counts of one day: by mission, with the public reports newest first. */
export const DayCounts = z.object({
  missions: z.record(z.string(), Counts),
  public_reports: z.array(PublicReport),
});
export type DayCounts = z.output<typeof DayCounts>;

/** Most public reports of a mission that a day's roll-up keeps: more are never shown. */
const MOST_PUBLIC_REPORTS = 50;

const noCounts = (): Counts => ({
  total: 0,
  ...each(OUTCOME_NAMES, () => 0),
  endpoints: {},
  risk_flags: {},
  scores: each(SCORE_NAMES, () => ({ sum: 0, count: 0 })),
});

/** Words that this service defines; `version` tells whether they are the same. */
type Words = Record<'missions' | 'paths' | 'evals', ReadonlySet<string>> & {
  base: string;
  version: string;
};

/** Paths that have no file: what agents send to, and the statistics. */
const OPERATION_PATHS = readyRoutes
  .filter(({ kind, path }) => kind === 'operation' && !path.includes('{'))
  .map(({ path }) => path);

function wordsOf(snapshot: Snapshot): Words {
  const missions = snapshot.manifest.missions.map(({ id }) => id);
  const paths = [...snapshot.paths, ...OPERATION_PATHS].map(plainPath);
  const evals = snapshot.evals.map(({ id }) => id);
  return {
    missions: new Set(missions),
    paths: new Set(paths),
    evals: new Set(evals),
    base: snapshot.base,
    version: sha256(JSON.stringify([snapshot.base, missions, paths, evals])),
  };
}

/** The paths of ours among some addresses: an address and its path are the same thing. */
function ownPaths(addresses: readonly string[], { paths, base }: Words): string[] {
  const own = addresses.map((address) => pathOf(address, base));
  return own.filter((path) => path !== null && paths.has(path)) as string[];
}

const endpointsOf = (report: Report, words: Words) => [
  ...new Set(ownPaths(report.endpoints_used ?? [], words)),
];

function count(counts: Counts, { report, risk_flags }: ReportRecord, words: Words): void {
  counts.total += 1;
  for (const name of OUTCOME_NAMES) if (OUTCOMES[name](report)) counts[name] += 1;
  for (const path of endpointsOf(report, words)) bump(counts.endpoints, path);
  for (const flag of risk_flags) bump(counts.risk_flags, flag);
  for (const name of SCORE_NAMES) {
    const value = SCORES[name](report);
    if (value !== null) addUp(counts.scores[name], { sum: value, count: 1 });
  }
}

/** What everybody may see of a report: numbers, and words that this service defines. */
function publicForm({ day, record }: Whole, mission: string, words: Words): PublicReport {
  const { report } = record;
  const statuses = Object.entries(report.http_status_codes ?? {}).flatMap(([address, status]) =>
    // Other numbers are no statuses, and could tell something else.
    status < 100 || status > 599
      ? []
      : ownPaths([address], words).map((path): [string, number] => [path, status]),
  );
  const run = report.eval?.id;
  return {
    day,
    mission,
    completed: OUTCOMES.completed(report),
    achieved_goal: OUTCOMES.achieved_goal(report),
    confidence_in_result: SCORES.confidence_in_result(report),
    token_efficiency: SCORES.token_efficiency(report),
    citation_clarity: SCORES.citation_clarity(report),
    endpoints: endpointsOf(report, words),
    statuses: Object.fromEntries(statuses),
    eval: run && words.evals.has(run) ? { id: run, score: SCORES.eval_score(report) } : null,
  };
}

type Whole = Item<ReportRecord> & { record: ReportRecord };

/** Counts of the reports of one day, newest first. */
function countDay(items: readonly Item<ReportRecord>[], words: Words): DayCounts {
  const missions: Record<string, Counts> = {};
  const listed: Table = {};
  const public_reports: PublicReport[] = [];
  for (const item of items) {
    const { record } = item;
    if (record === DAMAGED) continue;
    const { attempted } = record.report.mission;
    const mission = words.missions.has(attempted) ? attempted : OTHER;
    missions[mission] ??= noCounts();
    count(missions[mission], record, words);
    if (!record.handling.public_raw_allowed) continue;
    bump(listed, mission);
    if ((listed[mission] ?? 0) <= MOST_PUBLIC_REPORTS)
      public_reports.push(publicForm({ ...item, record }, mission, words));
  }
  return { missions, public_reports };
}

export type Given = { reading: Reading; snapshot: Snapshot };

/** Counts of every day from `since` (YYYY-MM-DD) on, oldest first, with the days that there are. */
export function reportDays({ reading, snapshot }: Given, since: string) {
  const words = wordsOf(snapshot);
  const counter: Counter<ReportRecord, DayCounts> = {
    name: 'reports',
    version: `1 ${words.version}`,
    shape: DayCounts,
    count: (items) => countDay(items, words),
  };
  return countsOf(reading, 'reports', counter, { since });
}

/** The counts of some days as one, by mission. */
export function byMission(days: readonly Day<DayCounts>[]): Record<string, Counts> {
  const all: Record<string, Counts> = {};
  for (const { counts } of days) addUp(all, counts.missions);
  return all;
}

/** Counts of all missions together. */
export function sumOf(missions: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of missions) addUp(sum, counts);
  return sum;
}

/** How reports ended. */
export const outcomesOf = (counts: Counts) => each(OUTCOME_NAMES, (name) => counts[name]);

/** Means of the scores, two decimals; null where nobody gave one. */
export const meansOf = ({ scores }: Counts) =>
  each(SCORE_NAMES, (name) => {
    const { sum, count } = scores[name];
    return count === 0 ? null : Math.round((sum / count) * 100) / 100;
  });
