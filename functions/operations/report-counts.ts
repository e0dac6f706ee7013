/**
 * Counts over reports: sums that can be added up day by day. Only numbers, and words that this
 * service defines.
 */

import * as z from 'zod';
import { readyRoutes } from '../../src/routes.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { markOf, type ReportFacts, SCORES, type Score } from './report-facts.ts';

const table = z.record(z.string(), z.number());

const Counts = z.object({
  total: z.number(),
  completed: z.number(),
  achieved_goal: z.number(),
  would_query_again: z.number(),
  would_help_evaluate_others: z.number(),
  endpoints: table,
  risk_flags: table,
  scores: z.record(z.enum(SCORES), z.object({ sum: z.number(), count: z.number() })),
});
export type Counts = z.output<typeof Counts>;

/**
 * Mission that stands for all that this service does not define: a caller's own words are never
 * shown.
 */
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

/** How a report may have ended. */
const OUTCOMES = [
  'completed',
  'achieved_goal',
  'would_query_again',
  'would_help_evaluate_others',
] as const;

/** Most public reports of a mission that a day's roll-up keeps: more are never shown. */
const MOST_PUBLIC_REPORTS = 50;

export function noCounts(): Counts {
  const scores = Object.fromEntries(
    SCORES.map((score) => [score, { sum: 0, count: 0 }]),
  ) as Counts['scores'];
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

/** Words that this service defines, by their marks. */
type Words = Record<'missions' | 'paths' | 'evals', ReadonlyMap<string, string>>;

/** Made once for each deploy: a profile may have thousands of paths. */
const wordsBySnapshot = new WeakMap<Snapshot, Words>();

/** Paths that have no file: what agents send to, and the statistics. */
const OPERATION_PATHS = readyRoutes
  .filter(({ kind, path }) => kind === 'operation' && !path.includes('{'))
  .map(({ path }) => path);

function wordsOf(snapshot: Snapshot): Words {
  const known = wordsBySnapshot.get(snapshot);
  if (known) return known;
  const byMark = (words: readonly string[]) => new Map(words.map((word) => [markOf(word), word]));
  const paths = [...snapshot.paths, ...OPERATION_PATHS];
  const words = {
    missions: byMark(snapshot.manifest.missions.map(({ id }) => id)),
    paths: byMark(paths.map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path))),
    evals: byMark(snapshot.evals.map(({ id }) => id)),
  };
  wordsBySnapshot.set(snapshot, words);
  return words;
}

function bump(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

function count(counts: Counts, facts: ReportFacts, { paths }: Words): void {
  counts.total += 1;
  for (const name of OUTCOMES) if (facts[name]) counts[name] += 1;
  for (const mark of facts.endpoints) {
    const path = paths.get(mark);
    if (path) bump(counts.endpoints, path);
  }
  for (const flag of facts.risk_flags) bump(counts.risk_flags, flag);
  for (const score of SCORES) {
    const value = facts.scores[score];
    if (value === null) continue;
    counts.scores[score].sum += value;
    counts.scores[score].count += 1;
  }
}

function publicForm(facts: ReportFacts, mission: string, { paths, evals }: Words): PublicReport {
  const known = facts.eval === null ? undefined : evals.get(facts.eval);
  return {
    day: facts.day,
    mission,
    completed: facts.completed,
    achieved_goal: facts.achieved_goal,
    confidence_in_result: facts.scores.confidence_in_result ?? 0,
    token_efficiency: facts.scores.token_efficiency,
    citation_clarity: facts.scores.citation_clarity,
    endpoints: facts.endpoints.flatMap((mark) => paths.get(mark) ?? []),
    statuses: Object.fromEntries(
      facts.statuses.flatMap(([mark, status]) => {
        const path = paths.get(mark);
        return path ? [[path, status]] : [];
      }),
    ),
    eval: known ? { id: known, score: facts.scores.eval_score } : null,
  };
}

/** Counts of the reports of one day; their order does not matter. */
export function countDay(reports: readonly ReportFacts[], snapshot: Snapshot): DayCounts {
  const words = wordsOf(snapshot);
  const missions: Record<string, Counts> = {};
  const shown: Record<string, ReportFacts[]> = {};
  for (const facts of reports) {
    const mission = words.missions.get(facts.mission) ?? OTHER;
    missions[mission] ??= noCounts();
    count(missions[mission], facts, words);
    shown[mission] ??= [];
    if (facts.shown) shown[mission].push(facts);
  }
  const newest = (a: ReportFacts, b: ReportFacts) => (a.id < b.id ? 1 : -1);
  const kept = Object.entries(shown).flatMap(([mission, all]) =>
    all
      .sort(newest)
      .slice(0, MOST_PUBLIC_REPORTS)
      .map((facts) => ({ facts, mission })),
  );
  const public_reports = kept
    .sort((a, b) => newest(a.facts, b.facts))
    .map(({ facts, mission }) => publicForm(facts, mission, words));
  return { missions, public_reports };
}

/** Adds counts to others, in place. */
export function addCounts(to: Counts, from: Counts): void {
  for (const name of ['total', ...OUTCOMES] as const) to[name] += from[name];
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
  return Object.fromEntries(SCORES.map((score) => [score, mean(scores[score])])) as Record<
    Score,
    number | null
  >;
}
