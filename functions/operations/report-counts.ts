/** Counts over reports, to be added up by day: numbers, and words that this service defines. */
import * as z from 'zod';
import { readyRoutes } from '../../src/routes.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { DAMAGED, type Reading } from '../store/reading.ts';
import { addUp, type Counter, type Day, number, table } from '../store/sums.ts';
import type { Item } from '../store/union.ts';
import { pathOf, plainPath } from '../table/match.ts';
import { countsOf } from './inbox/kinds.ts';
import type { ReportRecord } from './records.ts';

type Report = ReportRecord['report'];

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

const ScoreSum = z.object({ sum: number, count: number }).prefault({});
const Counts = z.object({
  total: number,
  ...each(OUTCOME_NAMES, () => number),
  endpoints: table,
  risk_flags: table,
  scores: z.object(each(SCORE_NAMES, () => ScoreSum)).prefault({}),
});
export type Counts = z.output<typeof Counts>;

/** Stands for missions that this service does not define: a caller's words are never shown. */
export const OTHER = 'other';

/** Counts of one day: by mission, with the public reports newest first. */
export const DayCounts = z.object({
  missions: z.record(z.string(), Counts),
  public_reports: z.array(z.looseObject({ mission: z.string() })),
});
export type DayCounts = z.output<typeof DayCounts>;

/** Most public reports of a mission that a day's roll-up keeps: more are never shown. */
const MOST_PUBLIC_REPORTS = 50;

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

const one = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

/** What a report adds to the counts of its mission. */
const addedBy = ({ report, risk_flags }: ReportRecord, words: Words): Counts => ({
  total: 1,
  ...each(OUTCOME_NAMES, (name) => Number(OUTCOMES[name](report))),
  endpoints: one(endpointsOf(report, words)),
  risk_flags: one(risk_flags),
  scores: each(SCORE_NAMES, (name) => {
    const value = SCORES[name](report);
    return { sum: value ?? 0, count: Number(value !== null) };
  }),
});

/** What everybody may see of a report: numbers, and words that this service defines. */
function publicForm(day: string, report: Report, mission: string, words: Words) {
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

/** Counts of the reports of one day, newest first. */
function countDay(items: readonly Item<ReportRecord>[], words: Words): DayCounts {
  const missions: Record<string, Counts> = {};
  const public_reports: DayCounts['public_reports'] = [];
  for (const { day, record } of items) {
    if (record === DAMAGED) continue;
    const { report, handling } = record;
    const { attempted } = report.mission;
    const mission = words.missions.has(attempted) ? attempted : OTHER;
    addUp(missions, { [mission]: addedBy(record, words) });
    const listed = public_reports.filter((known) => known.mission === mission).length;
    if (handling.public_raw_allowed && listed < MOST_PUBLIC_REPORTS)
      public_reports.push(publicForm(day, report, mission, words));
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
export const byMission = (days: readonly Day<DayCounts>[]) =>
  days.reduce<Record<string, Counts>>((sum, { counts }) => addUp(sum, counts.missions), {});

/** Counts of all missions together. */
export const sumOf = (missions: readonly Counts[]) => missions.reduce(addUp, Counts.parse({}));

/** How reports ended. */
export const outcomesOf = (counts: Counts) => each(OUTCOME_NAMES, (name) => counts[name]);

/** Means of the scores, two decimals; null where nobody gave one. */
export const meansOf = ({ scores }: Counts) =>
  each(SCORE_NAMES, (name) => {
    const { sum, count } = scores[name];
    return count === 0 ? null : Math.round((sum / count) * 100) / 100;
  });
