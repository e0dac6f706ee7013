/**
 * What the statistics need of a report, small enough to stand in keys: listing a day then tells its
 * counts without reading. Words are kept as marks, short hashes that only this service's own words
 * are found again by, so that nothing a caller sent is in a key.
 */
import { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { pathOf } from '../table/own-path.ts';
import type { ReportRecord } from './records.ts';

/** Scores whose mean is told, in the order in which a code has them. */
export const SCORES = [
  'confidence_in_result',
  'token_efficiency',
  'citation_clarity',
  'eval_score',
] as const;
export type Score = (typeof SCORES)[number];

/**
 * Answers to yes or no, in the order in which a code has them; the last: whether the report may be
 * listed.
 */
const BITS = [
  'completed',
  'achieved_goal',
  'would_query_again',
  'would_help_evaluate_others',
  'shown',
] as const;

/**
 * Hexadecimal digits of a mark: 40 bits, so that two of a profile's thousands of paths hardly ever
 * share one.
 */
const MARK_DIGITS = 10;

export type ReportFacts = Record<(typeof BITS)[number], boolean> & {
  id: string;
  day: string;
  /** Mark of what was attempted. */
  mission: string;
  /** Mark of the eval, where one was named in a report that may be listed. */
  eval: string | null;
  scores: Record<Score, number | null>;
  risk_flags: (typeof RISK_FLAGS)[number][];
  /** Marks of addresses of this service. */
  endpoints: string[];
  /** Mark of an address and status, of reports that may be listed. */
  statuses: [string, number][];
};

/** The mark of a word: ten hexadecimal digits of its SHA-256. */
export function markOf(word: string): string {
  return sha256(word).slice(0, MARK_DIGITS);
}

/**
 * The facts of a report, as of its day; `base` is the base URL, because an address and its path are
 * the same thing.
 */
export function factsOf(
  { report_id, received_at, report, risk_flags, handling }: ReportRecord,
  base: string,
): ReportFacts {
  const shown = handling.public_raw_allowed;
  const marks = (address: string) =>
    [pathOf(address, base)].filter((path) => path !== null).map(markOf);
  const statuses = Object.entries(report.http_status_codes ?? {}).flatMap(([address, status]) =>
    // Other numbers are no statuses, and could tell something else.
    status < 100 || status > 599
      ? []
      : marks(address).map((mark): [string, number] => [mark, status]),
  );
  return {
    id: report_id,
    day: received_at.slice(0, 10),
    completed: report.mission.completed,
    achieved_goal: report.outcome.achieved_goal,
    would_query_again: report.outcome.would_query_again === true,
    would_help_evaluate_others: report.outcome.would_help_evaluate_others === true,
    shown,
    mission: markOf(report.mission.attempted),
    eval: shown && report.eval?.id ? markOf(report.eval.id) : null,
    scores: {
      confidence_in_result: report.mission.confidence_in_result,
      token_efficiency: report.token_efficiency ?? null,
      citation_clarity: report.citation_clarity ?? null,
      eval_score: report.eval?.score ?? null,
    },
    risk_flags,
    endpoints: [...new Set((report.endpoints_used ?? []).flatMap(marks))],
    statuses: shown ? statuses : [],
  };
}

const flags = (values: readonly boolean[]) => values.map(Number).join('');

/** Facts as text of `0-9a-f.-`; id and day are not in it. */
export function toCode(facts: ReportFacts): string {
  return [
    flags(BITS.map((bit) => facts[bit])),
    flags(RISK_FLAGS.map((flag) => facts.risk_flags.includes(flag))),
    SCORES.map((score) => facts.scores[score] ?? '-').join(''),
    facts.mission,
    facts.eval ?? '-',
    facts.endpoints.join(''),
    facts.statuses.map(([mark, status]) => mark + status).join(''),
  ].join('.');
}

const MARK = `[0-9a-f]{${MARK_DIGITS}}`;
const CODE = new RegExp(
  `^[01]{5}\\.[01]{4}\\.[1-5-]{4}\\.${MARK}\\.(${MARK}|-)\\.(${MARK})*\\.(${MARK}\\d{3})*$`,
);

/** The facts of a code, or null when it is none. */
export function fromCode(code: string, id: string, day: string): ReportFacts | null {
  if (!CODE.test(code)) return null;
  const [
    bits = '',
    risks = '',
    scores = '',
    mission = '',
    run = '',
    endpoints = '',
    statuses = '',
  ] = code.split('.');
  const bit = (name: (typeof BITS)[number]) => bits[BITS.indexOf(name)] === '1';
  const score = (name: Score) =>
    scores[SCORES.indexOf(name)] === '-' ? null : Number(scores[SCORES.indexOf(name)]);
  return {
    id,
    day,
    completed: bit('completed'),
    achieved_goal: bit('achieved_goal'),
    would_query_again: bit('would_query_again'),
    would_help_evaluate_others: bit('would_help_evaluate_others'),
    shown: bit('shown'),
    mission,
    eval: run === '-' ? null : run,
    scores: Object.fromEntries(SCORES.map((name) => [name, score(name)])) as ReportFacts['scores'],
    risk_flags: RISK_FLAGS.filter((_, at) => risks[at] === '1'),
    endpoints: endpoints.match(/.{10}/g) ?? [],
    statuses: (statuses.match(/.{13}/g) ?? []).map((one) => [
      one.slice(0, MARK_DIGITS),
      Number(one.slice(MARK_DIGITS)),
    ]),
  };
}
