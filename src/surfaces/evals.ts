/** GET /api/evals, the runbook, the run contract and the report contract. */
import * as z from 'zod';
import type { RouteId } from '../routes.ts';
import * as common from '../schemas/common.ts';
import * as d from '../schemas/described.ts';
import { EvalRunRequest, responses as operations } from '../schemas/eval-run.ts';
import { AgentReportRequest } from '../schemas/report.ts';
import words from '../texts/evals.json' with { type: 'json' };
import { endpoint } from './endpoints.ts';
import { freshness, one } from './instances.ts';
import { standaloneSchema } from './json-schema.ts';
import { pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { sealFirst } from './seal.ts';

export const AXEval = z
  .looseObject({
    id: d.string('Identifier of the eval.', 'cite-a-claim'),
    title: d.string('What is tested.', 'Cite a claim'),
    goal: d.string('What to find out or produce.', 'Cite one claim with its evidence.'),
    required_sources: d.stringsIfAny('Paths that must be read.', ['/api/claims']),
    success_criteria: d.stringsIfAny('What a good result has.', ['Keeps the evidence level.']),
    anti_patterns: d.stringsIfAny('What a bad result does.', ['Invents a source.']),
    recommended_report_mission: d.stringIfAny('Mission to name in a report.', 'assess_expertise'),
  })
  .meta({ id: 'AXEval', description: 'A task with criteria, to check work done on this service.' });

export const responses = {
  listEvals: d.named(
    'EvalsResponse',
    'Evals with their criteria, and how to run and report them.',
    {
      ...common.metadataFields,
      purpose: d.string('What evals are for.', 'Check your own work.'),
      principle: d.string('How they are judged.', 'Declared facts only.'),
      runbook: common.EndpointDescriptor,
      report_results_to: common.EndpointDescriptor,
      report_schema: common.EndpointDescriptor,
      run: common.EndpointDescriptor,
      evals: d.listOf('The evals.', AXEval),
    },
  ),
  getEvalRunbook: common.answer('EvalRunbook', 'Protocol for running and reporting evals.', {
    purpose: d.string('What the runbook is for.', 'Run an eval and report it.'),
    steps: d.objectsOf('In order.', {
      step: d.described(z.int().min(1), 'Order.', 1),
      do: d.string('What to do.', 'Choose an eval.'),
      endpoint: common.EndpointDescriptor.nullable(),
    }),
    rules: d.strings('What to keep to.', ['Report what you did, not what you meant to do.']),
  }),
  getEvalRunContract: common.answer('EvalRunContract', 'The contract of POST /api/evals/run.', {
    purpose: d.string('What a run does.', 'Scores declared facts; stores nothing.'),
    endpoint: common.EndpointDescriptor,
    stores: d.described(z.literal(false), 'A run stores nothing.', false),
    idempotent: d.described(z.literal(true), 'The same body gives the same answer.', true),
    formula: d.strings('How the score comes about, step by step.', ['Start with 5.']),
    passed_when: d.string('When a run has passed.', 'score is 4 or 5'),
    body_schema: d.jsonSchema('JSON Schema of the body.'),
    response_schema: d.jsonSchema('JSON Schema of the answer.'),
    example_body: d.anyObject('A body that is accepted.', { eval_id: 'cite-a-claim' }),
  }),
  getReportSchema: common.answer('ReportContract', 'The contract of agent reports.', {
    purpose: d.string('What reports are for.', 'Tell how a mission went.'),
    endpoint: common.Endpoint,
    body_schema: d.jsonSchema('JSON Schema of the body.'),
    trust_boundary: common.untrusted('How free text is marked.'),
    trust_boundary_fields: d.strings('Members that are free text.', ['feedback.what_worked']),
    risk_flags: d.described(z.record(z.string(), z.string()), 'Flags the server attaches.', {
      excessive_length: 'Very long.',
    }),
    handling: d.described(z.record(z.string(), z.string()), 'What the members of handling mean.', {
      stored: 'It was stored.',
    }),
    privacy: d.string('Who sees a report.', 'Raw reports are private by default.'),
    missions: d.strings('Mission ids to name.', ['assess_expertise']),
    example_body: d.anyObject('A body that is accepted.', {}),
  }),
};

/** The evals, without their metadata. */
const evalsPayload = ({ profile, site }: Records) => ({
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
});

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
    response_schema: standaloneSchema(operations.runEval),
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
