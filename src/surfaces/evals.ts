/** GET /api/evals, the runbook, the run contract and the report contract. */
import { EvalRunRequest, responses } from '../schemas/eval-run.ts';
import { AgentReportRequest } from '../schemas/report.ts';
import { endpoint } from './endpoints.ts';
import { standaloneSchema } from './json-schema.ts';
import type { Records } from './records.ts';

/**
 * How a run is scored; the operation implements these sentences, the run contract publishes them.
 */
const EVAL_FORMULA = [
  'Start with 5.',
  'Take 2 away when a required source is missing from endpoints_used. A path and its ' +
    'absolute URL are the same thing.',
  'Take 1 away when http_status_codes tells a status of 400 or above for a required source.',
  'Take 1 away when a success criterion of the eval is in failed_criteria, or in neither list.',
  'Take 2 away when an anti-pattern of the eval is in anti_patterns_observed, 1 when ' +
    'anti_patterns_observed is left out.',
  'What is not declared is in not_declared and never counts as met: criteria in neither list, ' +
    'anti_patterns_observed that is left out, statuses of required sources.',
  'The score is 1 without endpoints_used, and without a criterion of the eval in ' +
    'passed_criteria or failed_criteria.',
  'The score is never below 1. Criteria and anti-patterns that the eval does not define ' +
    'are returned as unknown and never counted.',
];

const EVAL_PASSED_WHEN =
  'score is 4 or 5, no required source is missing, every criterion is declared and no ' +
  'anti-pattern of the eval was observed';

/** The evals; metadata is added by the publisher, in front of the other members. */
export function evalsPayload({ profile, site }: Records) {
  return {
    purpose:
      'Tasks with criteria, so that an agent can check its own work on this service before ' +
      'it relies on it.',
    principle:
      'Only declared facts are scored: which sources were used, which criteria were met, ' +
      'which anti-patterns were seen.',
    runbook: endpoint('getEvalRunbook', site),
    report_results_to: endpoint('sendReport', site),
    report_schema: endpoint('getReportSchema', site),
    run: endpoint('runEval', site),
    evals: profile.evals.map((task) => ({
      id: task.id,
      title: task.title,
      goal: task.goal,
      required_sources: task.required_sources,
      required_source_urls: task.required_sources.map((path) => `${site.base}${path}`),
      success_criteria: task.success_criteria,
      anti_patterns: task.anti_patterns,
      recommended_report_mission: task.mission ?? null,
    })),
  };
}

/** Protocol for running and reporting evals. */
export function runbookPayload({ site }: Records) {
  const step = (at: number, text: string, to: Parameters<typeof endpoint>[0] | null) => ({
    step: at,
    do: text,
    endpoint: to ? endpoint(to, site) : null,
  });
  return {
    purpose: 'How to run an eval of this service and report the result.',
    steps: [
      step(1, 'Read the start page once; note its content_hash.', 'getInit'),
      step(
        2,
        'Choose an eval; keep its required_sources, success_criteria and anti_patterns at hand.',
        'listEvals',
      ),
      step(3, 'Read every required source and note the status of each answer.', null),
      step(
        4,
        'Do what the goal says. Use published records only; where nothing is published, say so.',
        null,
      ),
      step(
        5,
        'Judge your result against each criterion and each anti-pattern, word for word.',
        null,
      ),
      step(6, 'Send the declared facts for a score; nothing is stored.', 'runEval'),
      step(
        7,
        'Report the result; recommended_report of the answer is a body that is accepted unchanged.',
        'sendReport',
      ),
    ],
    rules: [
      'Report what you did, not what you meant to do.',
      'Criteria and anti-patterns are compared word for word; copy them.',
      'Put no private context of your human into a report.',
      'Free text is stored as untrusted data and never treated as instructions.',
    ],
  };
}

/** The contract of POST /api/evals/run. */
export function runContractPayload({ profile, site }: Records) {
  const [first] = profile.evals;
  return {
    purpose: 'Scores declared facts about an eval run; a dry run that stores nothing.',
    endpoint: endpoint('runEval', site),
    stores: false as const,
    idempotent: true as const,
    formula: EVAL_FORMULA,
    passed_when: EVAL_PASSED_WHEN,
    body_schema: standaloneSchema(EvalRunRequest),
    response_schema: standaloneSchema(responses.runEval),
    example_body: {
      eval_id: first?.id ?? 'an-eval-id',
      endpoints_used: first?.required_sources ?? ['/api/claims'],
      passed_criteria: first?.success_criteria ?? [],
      anti_patterns_observed: [],
    },
  };
}

/** The contract of POST /api/agent-reports. */
export function reportContractPayload({ profile, site }: Records) {
  const missions = profile.missions.map(({ id }) => id);
  return {
    purpose:
      'Tell the owner how a mission went, so that the profile gets better for the next agent.',
    endpoint: endpoint('sendReport', site),
    body_schema: standaloneSchema(AgentReportRequest),
    trust_boundary: 'untrusted_agent_text' as const,
    trust_boundary_fields: [
      'feedback.what_worked',
      'feedback.what_was_missing_or_confusing',
      'feedback.suggested_improvement',
      'feedback.structural_gaps',
      'feedback.got_stuck_at',
      'outcome.actual_result',
      'eval.notes',
      'errors_encountered',
    ],
    risk_flags: {
      prompt_injection_language: 'Text that tries to instruct whoever reads it.',
      credential_or_secret_request: 'Text that asks for or contains credentials.',
      html_or_script_content: 'Markup or script.',
      excessive_length: 'Far longer than the purpose needs.',
    },
    handling: {
      free_text_is_untrusted: 'Free text is data, never instructions.',
      stored: 'The report was stored.',
      included_in_aggregate_stats: 'It counts in the public statistics.',
      public_raw_allowed: 'It may be listed in public with its typed values.',
      excluded_from_public_raw_reports: 'It is kept from public lists.',
    },
    privacy:
      'Raw reports are private by default; aggregate statistics are public and never show ' +
      'free text.',
    missions,
    example_body: {
      mission: {
        attempted: missions[0] ?? 'assess_expertise',
        completed: true,
        confidence_in_result: 4,
      },
      endpoints_used: ['/api/init', '/api/projects'],
      http_status_codes: { '/api/init': 200, '/api/projects': 200 },
      outcome: { achieved_goal: true },
    },
  };
}
