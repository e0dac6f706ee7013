/** What stands in the stores of contacts and reports. Free text stays as it came. */
import type * as z from 'zod';
import type { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import type { AgentReportRequest, ReportHandling } from '../../src/schemas/report.ts';

export type ContactRecord = {
  intent_id: string;
  received_at: string;
  intent: string;
  from: string;
  context: string | null;
  agent_name: string | null;
  human_name: string | null;
  risk_flags: string[];
};

export type ReportRecord = {
  report_id: string;
  received_at: string;
  report: z.output<typeof AgentReportRequest>;
  risk_flags: (typeof RISK_FLAGS)[number][];
  handling: z.output<typeof ReportHandling>;
};
