/**
 * What stands in for a deleted record, so that the counts of its day stay: a record of the same
 * form in the same day, with numbers and this service's own words only. It is written before the
 * record goes, under a name that a second try finds taken.
 */
import { sha256 } from '../../../src/surfaces/seal.ts';
import type { Snapshot } from '../../answers/facts/snapshot.ts';
import { deletedKey } from '../../store/keys.ts';
import type { Store } from '../../store/store.ts';
import type { QuestionRecord, ReportRecord } from '../records.ts';
import { countDay } from '../report-counts.ts';
import { factsOf, type ReportFacts } from '../report-facts.ts';

/** Stores, and returns, what `form` makes for the name of the stand-in. */
export async function countInstead<T>(
  store: Store,
  day: string,
  id: string,
  form: (name: string) => T,
): Promise<T> {
  const name = standInOf(id);
  const standIn = form(`deleted-${name}`);
  await store.create(deletedKey(day, name), standIn);
  return standIn;
}

/** The name of what stands in for a record; it tells the id to nobody who does not have it. */
function standInOf(id: string): string {
  return sha256(`deleted ${id}`).slice(0, 32);
}

/** What a damaged report counts as: its facts, which stand in keys, without what may be listed. */
export function countedFacts(facts: ReportFacts): ReportFacts {
  const id = `deleted-${standInOf(facts.id)}`;
  return { ...facts, id, shown: false, eval: null, statuses: [] };
}

export function questionCount(
  name: string,
  day: string,
  { answered, answer_status, sources }: QuestionRecord,
): QuestionRecord {
  return {
    session_id: name,
    asked_at: `${day}T00:00:00.000Z`,
    question: '',
    agent_name: null,
    on_behalf_of: null,
    answered,
    ...(answer_status === undefined ? {} : { answer_status }),
    sources,
  };
}

export function reportCount(
  name: string,
  day: string,
  record: ReportRecord,
  snapshot: Snapshot,
): ReportRecord {
  // The day's own counting says which words of the report are ours.
  const [[mission, counts] = ['other', null]] = Object.entries(
    countDay([factsOf(record, snapshot.base)], snapshot).missions,
  );
  const { report, risk_flags, handling } = record;
  const { completed, confidence_in_result } = report.mission;
  const { achieved_goal, would_query_again, would_help_evaluate_others } = report.outcome;
  return {
    report_id: name,
    received_at: `${day}T00:00:00.000Z`,
    report: {
      mission: { attempted: mission, completed, confidence_in_result },
      endpoints_used: Object.keys(counts?.endpoints ?? {}),
      token_efficiency: report.token_efficiency,
      citation_clarity: report.citation_clarity,
      outcome: { achieved_goal, would_query_again, would_help_evaluate_others },
      eval: typeof report.eval?.score === 'number' ? { score: report.eval.score } : null,
      public: false,
    },
    risk_flags,
    handling: { ...handling, public_raw_allowed: false, excluded_from_public_raw_reports: true },
  };
}
