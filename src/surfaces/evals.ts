/** GET /api/evals, the runbook, the run contract and the report contract. */
import type { RouteId } from '../routes.ts';
import { EvalRunRequest, responses } from '../schemas/eval-run.ts';
import { AgentReportRequest } from '../schemas/report.ts';
import words from '../texts/evals.json' with { type: 'json' };
import { endpoint } from './endpoints.ts';
import { freshness, one } from './instances.ts';
import { standaloneSchema } from './json-schema.ts';
import { pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { sealFirst } from './seal.ts';

/** The evals, without their metadata. */
function evalsPayload({ profile, site }: Records) {
  return {
    ...words.evals,
    runbook: endpoint('getEvalRunbook', site),
    report_results_to: endpoint('sendReport', site),
    report_schema: endpoint('getReportSchema', site),
    run: endpoint('runEval', site),
    evals: profile.evals.map((task) => ({
      ...pick(task, 'id', 'title', 'goal', 'required_sources'),
      required_source_urls: task.required_sources.map((path) => `${site.base}${path}`),
      ...pick(task, 'success_criteria', 'anti_patterns'),
      recommended_report_mission: task.mission ?? null,
    })),
  };
}

/** Protocol for running and reporting evals. */
function runbookPayload({ site }: Records) {
  const { purpose, steps, rules } = words.runbook;
  return {
    purpose,
    steps: steps.map(({ do: text, endpoint: to }, at) => ({
      step: at + 1,
      do: text,
      endpoint: to ? endpoint(to as RouteId, site) : null,
    })),
    rules,
  };
}

/** The contract of POST /api/evals/run; the operation does what its formula says. */
export function runContractPayload({ profile, site }: Records) {
  const [first] = profile.evals;
  const { purpose, formula, passed_when } = words.run;
  return {
    purpose,
    endpoint: endpoint('runEval', site),
    stores: false as const,
    idempotent: true as const,
    formula,
    passed_when,
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
  const { purpose, ...told } = words.report;
  return {
    purpose,
    endpoint: endpoint('sendReport', site),
    body_schema: standaloneSchema(AgentReportRequest),
    trust_boundary: 'untrusted_agent_text' as const,
    ...told,
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

export const rows = {
  getReportSchema: (records: Records) =>
    one(records, reportContractPayload(records), records.profile.missions),
  listEvals: (records: Records) => [
    { payload: sealFirst(evalsPayload(records), freshness(records, records.profile.evals)) },
  ],
  getEvalRunbook: (records: Records) => one(records, runbookPayload(records), []),
  getEvalRunContract: (records: Records) =>
    one(records, runContractPayload(records), records.profile.evals),
};
