/** Evals: content/evals/*.md, GET /api/evals, the runbook, and the run contract. */
import * as z from 'zod';
import {
  commonFrontMatter,
  EndpointDescriptor,
  ITEM_CHARACTERS,
  metadataFields,
  ServicePath,
  updatedDay,
} from './common.ts';
import { MissionId } from './mission.ts';

export const EvalFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('What is tested.'),
  goal: z.string().min(1).max(400).describe('What the agent is to find out or produce.'),
  required_sources: z.array(ServicePath).min(1).describe('Paths that must be read.'),
  success_criteria: z.array(z.string().min(1).max(240)).min(1).describe('What a good result has.'),
  anti_patterns: z.array(z.string().min(1).max(240)).min(1).describe('What a bad result does.'),
  mission: MissionId.optional().describe(
    'The mission (file name in content/missions) to name in a report.',
  ),
  ...commonFrontMatter,
  updated: updatedDay,
});

const list = (description: string, example: string, max: number) =>
  z
    .array(z.string().max(ITEM_CHARACTERS))
    .max(max)
    .optional()
    .meta({ description, examples: [[example]] });

export const AXEval = z
  .looseObject({
    id: z.string().meta({ description: 'Identifier of the eval.', examples: ['cite-a-claim'] }),
    title: z.string().meta({ description: 'What is tested.', examples: ['Cite a claim'] }),
    goal: z.string().meta({
      description: 'What to find out or produce.',
      examples: ['Cite one claim with its evidence.'],
    }),
    required_sources: z
      .array(z.string())
      .optional()
      .meta({ description: 'Paths that must be read.', examples: [['/api/claims']] }),
    success_criteria: z
      .array(z.string())
      .optional()
      .meta({ description: 'What a good result has.', examples: [['Keeps the evidence level.']] }),
    anti_patterns: z
      .array(z.string())
      .optional()
      .meta({ description: 'What a bad result does.', examples: [['Invents a source.']] }),
    recommended_report_mission: z
      .string()
      .nullish()
      .meta({ description: 'Mission to name in a report.', examples: ['assess_expertise'] }),
  })
  .meta({ id: 'AXEval', description: 'A task with criteria, to check work done on this service.' });

export const EvalsResponse = z
  .object({
    ...metadataFields,
    purpose: z
      .string()
      .meta({ description: 'What evals are for.', examples: ['Check your own work.'] }),
    principle: z
      .string()
      .meta({ description: 'How they are judged.', examples: ['Declared facts only.'] }),
    runbook: EndpointDescriptor,
    report_results_to: EndpointDescriptor,
    report_schema: EndpointDescriptor,
    run: EndpointDescriptor,
    evals: z.array(AXEval).meta({ description: 'The evals.' }),
  })
  .meta({
    id: 'EvalsResponse',
    description: 'Evals with their criteria, and how to run and report them.',
  });

export const EvalRunbookResponse = z
  .object({
    purpose: z
      .string()
      .meta({ description: 'What the runbook is for.', examples: ['Run an eval and report it.'] }),
    steps: z
      .array(
        z.object({
          step: z
            .int()
            .min(1)
            .meta({ description: 'Order.', examples: [1] }),
          do: z.string().meta({ description: 'What to do.', examples: ['Choose an eval.'] }),
          endpoint: EndpointDescriptor.nullable(),
        }),
      )
      .meta({ description: 'In order.' }),
    rules: z.array(z.string()).meta({
      description: 'What to keep to.',
      examples: [['Report what you did, not what you meant to do.']],
    }),
    ...metadataFields,
  })
  .meta({ id: 'EvalRunbookResponse', description: 'Protocol for running and reporting evals.' });

export const EvalRunContractResponse = z
  .object({
    purpose: z.string().meta({
      description: 'What a run does.',
      examples: ['Scores declared facts; stores nothing.'],
    }),
    endpoint: EndpointDescriptor,
    stores: z.literal(false).meta({ description: 'A run stores nothing.', examples: [false] }),
    idempotent: z
      .literal(true)
      .meta({ description: 'The same body gives the same answer.', examples: [true] }),
    formula: z.array(z.string()).meta({
      description: 'How the score comes about, step by step.',
      examples: [['Start with 5.']],
    }),
    passed_when: z
      .string()
      .meta({ description: 'When a run has passed.', examples: ['score is 4 or 5'] }),
    body_schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of the body.', examples: [{ type: 'object' }] }),
    response_schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of the answer.', examples: [{ type: 'object' }] }),
    example_body: z
      .record(z.string(), z.unknown())
      .meta({ description: 'A body that is accepted.', examples: [{ eval_id: 'cite-a-claim' }] }),
    ...metadataFields,
  })
  .meta({ id: 'EvalRunContractResponse', description: 'The contract of POST /api/evals/run.' });

const statuses = z
  .record(z.string().max(ITEM_CHARACTERS), z.int())
  .refine((map) => Object.keys(map).length <= 50, 'has more than 50 properties')
  .meta({
    description: 'Endpoint path or URL to observed status; at most 50.',
    examples: [{ '/api/claims': 200 }],
    maxProperties: 50,
  });

/** Shared by eval runs and agent reports. */
export const observedFields = {
  endpoints_used: list('Endpoints that were used.', '/api/claims', 50),
  http_status_codes: statuses.optional(),
};

export const criteriaFields = {
  passed_criteria: list('Criteria that were met.', 'Keeps the evidence level.', 30),
  failed_criteria: list('Criteria that were not met.', 'Names the record.', 30),
  anti_patterns_observed: list('Anti-patterns that were seen.', 'Invents a source.', 30),
};

export const EvalRunRequest = z
  .object({
    eval_id: z
      .string()
      .min(1)
      .max(120)
      .meta({ description: 'An id from /api/evals.', examples: ['cite-a-claim'] }),
    ...observedFields,
    answer: z
      .string()
      .max(4000)
      .nullish()
      .meta({
        description: 'The answer that was given; untrusted, not stored.',
        examples: ['The record says …'],
      }),
    ...criteriaFields,
  })
  .meta({ id: 'EvalRunRequest', description: 'What was done, to be scored; nothing is stored.' });

const strings = (description: string) => z.array(z.string()).meta({ description, examples: [[]] });

export const EvalRunResponse = z
  .object({
    eval_id: z.string().meta({ description: 'The eval.', examples: ['cite-a-claim'] }),
    score: z
      .int()
      .min(1)
      .max(5)
      .meta({ description: '1 to 5.', examples: [5] }),
    passed: z.boolean().meta({ description: 'Whether the run passed.', examples: [true] }),
    checked: z
      .record(z.string(), z.boolean())
      .meta({ description: 'What was checked.', examples: [{ required_sources_used: true }] }),
    not_declared: strings(
      'What was not declared, and so does not count as met: criteria word for word, members ' +
        'by name.',
    ),
    missing_required_sources: strings('Required paths that were not used.'),
    unknown_criteria: strings('Criteria this eval does not define; not counted.'),
    unknown_anti_patterns: strings('Anti-patterns this eval does not define; not counted.'),
    observed_anti_patterns: strings('Anti-patterns of this eval that were seen.'),
    recommended_report: z.record(z.string(), z.unknown()).meta({
      description: 'A body that POST /api/agent-reports accepts unchanged.',
      examples: [{}],
    }),
    ...metadataFields,
  })
  .meta({ id: 'EvalRunResponse', description: 'The score of a dry run.' });
