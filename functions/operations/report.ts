/** POST /api/agent-reports: stored with risk flags; free text never comes back in public. */
import { riskFlags } from '../risk/risk.ts';
import { daysBetween, openDay } from '../store/days.ts';
import { dayOf, reportKey } from '../store/keys.ts';
import { readAs } from '../store/reading.ts';
import type { Store } from '../store/store.ts';
import type { Operation } from './operation.ts';
import { ReportRecord } from './records.ts';
import { factsOf } from './report-facts.ts';
import { indexReport } from './report-index.ts';

/** Every free text of a report: what the caller worded. */
export function freeTexts({
  agent_meta,
  mission,
  feedback,
  outcome,
  eval: run,
  endpoints_used,
  errors_encountered,
  http_status_codes,
}: ReportRecord['report']): (string | null | undefined)[] {
  return [
    agent_meta?.agent_id_hash,
    agent_meta?.agent_name,
    agent_meta?.acting_on_behalf_of,
    mission.attempted,
    ...(endpoints_used ?? []),
    ...Object.keys(http_status_codes ?? {}),
    ...(errors_encountered ?? []),
    feedback?.what_worked,
    feedback?.what_was_missing_or_confusing,
    feedback?.suggested_improvement,
    ...(feedback?.structural_gaps ?? []),
    feedback?.got_stuck_at,
    outcome.actual_result,
    run?.id,
    run?.notes,
    ...(run?.passed_criteria ?? []),
    ...(run?.failed_criteria ?? []),
    ...(run?.anti_patterns_observed ?? []),
  ];
}

/**
 * When a report counts as received. A repeat finishes what an earlier call began, in that call's
 * day; but once that day is rolled up, nothing more is counted in it, so a record that is not there
 * yet goes into today. `at` is the time of the first call, `now` that of this one.
 */
async function receivedAt(reports: Store, id: string, at: string, now: string): Promise<string> {
  const today = dayOf(now);
  if (dayOf(at) >= openDay(now)) return at;
  for (const day of daysBetween(dayOf(at), today))
    if ((await readAs(reports, reportKey(day, id), ReportRecord)) !== null)
      return `${day}T00:00:00.000Z`;
  return now;
}

export const sendReport: Operation<'sendReport'> = async (
  { body },
  { stores, snapshot, at, now, id },
) => {
  const report_id = id();
  const risk_flags = riskFlags(freeTexts(body));
  const shown = body.public && risk_flags.length === 0;
  const handling = {
    free_text_is_untrusted: true,
    stored: true,
    included_in_aggregate_stats: true,
    public_raw_allowed: shown,
    excluded_from_public_raw_reports: !shown,
  };
  const reports = stores.open('reports');
  const received_at = await receivedAt(reports, report_id, at, now);
  const record: ReportRecord = { report_id, received_at, report: body, risk_flags, handling };
  await reports.create(reportKey(dayOf(received_at), report_id), record);
  await indexReport(stores, factsOf(record, snapshot.base));
  return { report_id, risk_flags, handling };
};
