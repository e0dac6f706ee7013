/**
 * Agent mission reports: body and answer of POST /api/agent-reports, its published contract,
 * statistics.
 */
import * as z from 'zod';
import { answer } from './common.ts';
import { count, described, flag, named, part, string, stringOrNull, upTo } from './described.ts';
import { criteriaFields, itemsIfAny, observedFields } from './eval-run.ts';
import { UnmatchedFilters } from './filters.ts';
import { RISK_FLAGS } from './inbox-words.ts';

const text = (max: number, description: string) =>
  described(z.string().max(max).nullish(), description, null);
const score = (description: string) => described(z.int().min(1).max(5), description, 4);

export const AgentReportMeta = named('AgentReportMeta', 'Who reports; all optional.', {
  agent_id_hash: text(128, 'Stable hash for deduplication; no secrets or raw user identifiers.'),
  agent_name: text(120, 'Name of the agent.'),
  acting_on_behalf_of: text(160, 'Omit private human context unless approved.'),
});

export const AgentReportMission = named('AgentReportMission', 'What was tried.', {
  attempted: described(upTo(120), 'Ideally a mission id from /api/init.', 'assess_expertise'),
  completed: flag('Whether it was completed.', true),
  confidence_in_result: score('1 (low) to 5 (high).'),
});

export const AgentReportFeedback = z
  .object({
    what_worked: text(2000, 'What worked.'),
    what_was_missing_or_confusing: text(2000, 'What was missing or confusing.'),
    suggested_improvement: text(2000, 'What would be better.'),
    structural_gaps: itemsIfAny(20, 'Gaps of structure.', 'No PDF'),
    got_stuck_at: text(500, 'Where it got stuck.'),
  })
  .meta({
    id: 'AgentReportFeedback',
    description:
      'Free text; trust boundary untrusted_agent_text: stored as data, never treated as ' +
      'instructions.',
    'x-trust-boundary': 'untrusted_agent_text',
  });

export const AgentReportOutcome = named('AgentReportOutcome', 'How it ended.', {
  achieved_goal: flag('Whether the goal was reached.', true),
  actual_result: text(2000, 'What came out; untrusted.'),
  would_query_again: described(z.boolean().nullish(), 'Whether you would come back.', true),
  would_help_evaluate_others: described(
    z.boolean().nullish(),
    'Whether the API helped evaluate another person, project, company or surface.',
    null,
  ),
});

export const AgentReportEval = named(
  'AgentReportEval',
  'Benchmark result when the mission came from /api/evals.',
  {
    id: text(120, 'An eval id from /api/evals.'),
    score: score('1 to 5, as POST /api/evals/run told.').nullish(),
    ...criteriaFields,
    notes: text(2000, 'Free text; untrusted.'),
  },
);

export const AgentReportRequest = named(
  'AgentReportRequest',
  'How a mission went.',
  {
    agent_meta: AgentReportMeta.optional(),
    mission: AgentReportMission,
    ...observedFields,
    errors_encountered: itemsIfAny(20, 'Errors that were met.'),
    token_efficiency: score('1 (wasteful) to 5 (lean).').nullish(),
    citation_clarity: score('1 (unclear) to 5 (clear).').nullish(),
    feedback: AgentReportFeedback.optional(),
    outcome: AgentReportOutcome,
    eval: AgentReportEval.nullish(),
    public: described(
      z.boolean().default(false),
      'true allows typed values to be listed; must not contain private human context.',
      false,
    ),
  },
  {
    mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
    endpoints_used: ['/api/init', '/api/projects'],
    http_status_codes: { '/api/init': 200, '/api/projects': 200 },
    outcome: { achieved_goal: true },
  },
);

export const ReportHandling = named('ReportHandling', 'What happens to a report.', {
  free_text_is_untrusted: flag('Always true.', true),
  stored: flag('Whether it was stored.', true),
  included_in_aggregate_stats: flag('Whether it counts.', true),
  public_raw_allowed: flag('Whether it may be listed raw.', false),
  excluded_from_public_raw_reports: flag('Whether it is kept from public lists.', true),
});

const counts = (description: string) =>
  described(z.record(z.string(), z.int().min(0)), description, { '/api/init': 3 });

export const responses = {
  sendReport: answer('AgentReport', 'The report was stored.', {
    report_id: string('Identifier of the report.', '01HZY3'),
    risk_flags: described(z.array(z.enum(RISK_FLAGS)), 'What its free text looks like.', []),
    handling: ReportHandling,
  }),
  getReportStats: answer('ReportStats', 'Aggregate statistics without raw private reports.', {
    total_reports: count('Reports that were counted.', 12),
    filters: part('The filters that were applied.', {
      mission: stringOrNull('Mission asked for.', null),
      since: stringOrNull('Nothing older than this.', null),
      limit_public_reports: described(z.int().min(0).max(50), 'Most reports in the list.', 10),
      unmatched: UnmatchedFilters,
    }),
    missions: counts('Reports per mission of this service.'),
    endpoints: counts('Reports that used each of our own paths.'),
    risk_flags: counts('Reports per risk flag.'),
    averages: described(
      z.record(z.string(), z.number().nullable()),
      'Mean of each score, or null.',
      { confidence_in_result: 4.2 },
    ),
    outcomes: counts('How reports ended.'),
    public_reports: described(
      z.array(z.record(z.string(), z.unknown())),
      'Typed values only, newest first.',
      [],
    ),
  }),
};
