/** POST /api/agent-reports: stored with risk flags; free text never comes back in public. */
import { riskFlags } from '../risk/risk.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { ReportRecord } from './records.ts';
import { verifyLater } from './signer.ts';

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

export const sendReport: Operation<'sendReport'> = async ({ body }, given) => {
  const { stores, at, id, claim, signed } = given;
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
  const record: ReportRecord = {
    report_id,
    received_at: at,
    report: body,
    risk_flags,
    handling,
    claims: claim ? [claim] : [],
    ...(signed && { signer: signed.by }),
  };
  await daysOf(stores, 'reports').add(dayOf(at), report_id, record);
  verifyLater('reports', report_id, given);
  return { report_id, risk_flags, handling };
};
