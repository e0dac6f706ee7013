/**
 * Agent mission reports: body and answer of POST /api/agent-reports, its published contract,
 * statistics.
 */
import * as z from 'zod';
import { Endpoint, ITEM_CHARACTERS, metadataFields } from './common.ts';
import { criteriaFields, observedFields } from './eval-run.ts';
import { UnmatchedFilters } from './filters.ts';
import { RISK_FLAGS } from './inbox-words.ts';

const text = (max: number, description: string) =>
  z
    .string()
    .max(max)
    .nullish()
    .meta({ description, examples: [null] });
const score = (description: string) =>
  z
    .int()
    .min(1)
    .max(5)
    .meta({ description, examples: [4] });

export const AgentReportMeta = z
  .object({
    agent_id_hash: text(128, 'Stable hash for deduplication; no secrets or raw user identifiers.'),
    agent_name: text(120, 'Name of the agent.'),
    acting_on_behalf_of: text(160, 'Omit private human context unless approved.'),
  })
  .meta({ id: 'AgentReportMeta', description: 'Who reports; all optional.' });

export const AgentReportMission = z
  .object({
    attempted: z
      .string()
      .min(1)
      .max(120)
      .meta({
        description: 'Ideally a mission id from /api/init.',
        examples: ['assess_expertise'],
      }),
    completed: z.boolean().meta({ description: 'Whether it was completed.', examples: [true] }),
    confidence_in_result: score('1 (low) to 5 (high).'),
  })
  .meta({ id: 'AgentReportMission', description: 'What was tried.' });

export const AgentReportFeedback = z
  .object({
    what_worked: text(2000, 'What worked.'),
    what_was_missing_or_confusing: text(2000, 'What was missing or confusing.'),
    suggested_improvement: text(2000, 'What would be better.'),
    structural_gaps: z
      .array(z.string().max(ITEM_CHARACTERS))
      .max(20)
      .optional()
      .meta({ description: 'Gaps of structure.', examples: [['No PDF']] }),
    got_stuck_at: text(500, 'Where it got stuck.'),
  })
  .meta({
    id: 'AgentReportFeedback',
    description:
      'Free text; trust boundary untrusted_agent_text: stored as data, never treated as ' +
      'instructions.',
    'x-trust-boundary': 'untrusted_agent_text',
  });

export const AgentReportOutcome = z
  .object({
    achieved_goal: z
      .boolean()
      .meta({ description: 'Whether the goal was reached.', examples: [true] }),
    actual_result: text(2000, 'What came out; untrusted.'),
    would_query_again: z
      .boolean()
      .nullish()
      .meta({ description: 'Whether you would come back.', examples: [true] }),
    would_help_evaluate_others: z
      .boolean()
      .nullish()
      .meta({
        description: 'Whether the API helped evaluate another person, project, company or surface.',
        examples: [null],
      }),
  })
  .meta({ id: 'AgentReportOutcome', description: 'How it ended.' });

export const AgentReportEval = z
  .object({
    id: text(120, 'An eval id from /api/evals.'),
    score: score('1 to 5, as POST /api/evals/run told.').nullish(),
    ...criteriaFields,
    notes: text(2000, 'Free text; untrusted.'),
  })
  .meta({
    id: 'AgentReportEval',
    description: 'Benchmark result when the mission came from /api/evals.',
  });

export const AgentReportRequest = z
  .object({
    agent_meta: AgentReportMeta.optional(),
    mission: AgentReportMission,
    ...observedFields,
    errors_encountered: z
      .array(z.string().max(ITEM_CHARACTERS))
      .max(20)
      .optional()
      .meta({ description: 'Errors that were met.', examples: [[]] }),
    token_efficiency: score('1 (wasteful) to 5 (lean).').nullish(),
    citation_clarity: score('1 (unclear) to 5 (clear).').nullish(),
    feedback: AgentReportFeedback.optional(),
    outcome: AgentReportOutcome,
    eval: AgentReportEval.nullish(),
    public: z
      .boolean()
      .default(false)
      .meta({
        description:
          'true allows typed values to be listed; must not contain private human context.',
        examples: [false],
      }),
  })
  .meta({
    id: 'AgentReportRequest',
    description: 'How a mission went.',
    examples: [
      {
        mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
        endpoints_used: ['/api/init', '/api/projects'],
        http_status_codes: { '/api/init': 200, '/api/projects': 200 },
        outcome: { achieved_goal: true },
      },
    ],
  });

export const ReportHandling = z
  .object({
    free_text_is_untrusted: z.boolean().meta({ description: 'Always true.', examples: [true] }),
    stored: z.boolean().meta({ description: 'Whether it was stored.', examples: [true] }),
    included_in_aggregate_stats: z
      .boolean()
      .meta({ description: 'Whether it counts.', examples: [true] }),
    public_raw_allowed: z
      .boolean()
      .meta({ description: 'Whether it may be listed raw.', examples: [false] }),
    excluded_from_public_raw_reports: z
      .boolean()
      .meta({ description: 'Whether it is kept from public lists.', examples: [true] }),
  })
  .meta({ id: 'ReportHandling', description: 'What happens to a report.' });

export const AgentReportResponse = z
  .object({
    report_id: z.string().meta({ description: 'Identifier of the report.', examples: ['01HZY3'] }),
    risk_flags: z
      .array(z.enum(RISK_FLAGS))
      .meta({ description: 'What its free text looks like.', examples: [[]] }),
    handling: ReportHandling,
    ...metadataFields,
  })
  .meta({ id: 'AgentReportResponse', description: 'The report was stored.' });

export const ReportContractResponse = z
  .object({
    purpose: z
      .string()
      .meta({ description: 'What reports are for.', examples: ['Tell how a mission went.'] }),
    endpoint: Endpoint,
    body_schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of the body.', examples: [{ type: 'object' }] }),
    trust_boundary: z
      .literal('untrusted_agent_text')
      .meta({ description: 'How free text is marked.', examples: ['untrusted_agent_text'] }),
    trust_boundary_fields: z
      .array(z.string())
      .meta({ description: 'Members that are free text.', examples: [['feedback.what_worked']] }),
    risk_flags: z.record(z.string(), z.string()).meta({
      description: 'Flags the server attaches.',
      examples: [{ excessive_length: 'Very long.' }],
    }),
    handling: z.record(z.string(), z.string()).meta({
      description: 'What the members of handling mean.',
      examples: [{ stored: 'It was stored.' }],
    }),
    privacy: z.string().meta({
      description: 'Who sees a report.',
      examples: ['Raw reports are private by default.'],
    }),
    missions: z
      .array(z.string())
      .meta({ description: 'Mission ids to name.', examples: [['assess_expertise']] }),
    example_body: z
      .record(z.string(), z.unknown())
      .meta({ description: 'A body that is accepted.', examples: [{}] }),
    ...metadataFields,
  })
  .meta({ id: 'ReportContractResponse', description: 'The contract of agent reports.' });

const counts = (description: string) =>
  z.record(z.string(), z.int().min(0)).meta({ description, examples: [{ '/api/init': 3 }] });

export const ReportStatsResponse = z
  .object({
    total_reports: z
      .int()
      .min(0)
      .meta({ description: 'Reports that were counted.', examples: [12] }),
    filters: z
      .object({
        mission: z
          .string()
          .nullable()
          .meta({ description: 'Mission asked for.', examples: [null] }),
        since: z
          .string()
          .nullable()
          .meta({ description: 'Nothing older than this.', examples: [null] }),
        limit_public_reports: z
          .int()
          .min(0)
          .max(50)
          .meta({ description: 'Most reports in the list.', examples: [10] }),
        unmatched: UnmatchedFilters,
      })
      .meta({ description: 'The filters that were applied.' }),
    missions: counts('Reports per mission of this service.'),
    endpoints: counts('Reports that used each of our own paths.'),
    risk_flags: counts('Reports per risk flag.'),
    averages: z.record(z.string(), z.number().nullable()).meta({
      description: 'Mean of each score, or null.',
      examples: [{ confidence_in_result: 4.2 }],
    }),
    outcomes: counts('How reports ended.'),
    public_reports: z
      .array(z.record(z.string(), z.unknown()))
      .meta({ description: 'Typed values only, newest first.', examples: [[]] }),
    ...metadataFields,
  })
  .meta({
    id: 'ReportStatsResponse',
    description: 'Aggregate statistics without raw private reports.',
  });
