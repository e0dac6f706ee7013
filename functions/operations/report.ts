/** POST /api/agent-reports: stored with risk flags; free text never comes back in public. */
import { textsIn } from '../http/body.ts';
import { riskFlags } from '../risk/risk.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { ReportRecord } from './records.ts';
import { verifyLater } from './signer.ts';

/** Every text of a report: what the caller worded, and the addresses that it names statuses of. */
const textsOf = (report: ReportRecord['report']): string[] => [
  ...Object.keys(report.http_status_codes ?? {}),
  ...[...textsIn(report)].flatMap(({ text, isName }) => (isName ? [] : [text])),
];

export const sendReport: Operation<'sendReport'> = async ({ body }, given) => {
  const { stores, at, id, claim, signed } = given;
  const report_id = id();
  const risk_flags = riskFlags(textsOf(body));
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
