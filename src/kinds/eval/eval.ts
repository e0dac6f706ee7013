/** Evals: content/evals/*.md, GET /api/evals, the runbook, and the contract of a run. */
import * as z from 'zod';
import { EndpointDescriptor, metadataFields, ServicePath } from '../../schemas/common.ts';
import { kind, paths, required, text, written } from '../field.ts';
import { MissionId } from '../mission/mission.ts';
import { undated } from '../shared.ts';

const strings = (description: string) =>
  written(z.array(z.string().min(1).max(240)).min(1).describe(description));
const fields = {
  title: required(text(160), 'What is tested.'),
  goal: required(text(400), 'What the agent is to find out or produce.'),
  required_sources: paths(z.array(ServicePath).min(1).describe('Paths that must be read.')),
  success_criteria: strings('What a good result has.'),
  anti_patterns: strings('What a bad result does.'),
  mission: written(
    MissionId.optional().describe(
      'The mission (file name in content/missions) to name in a report.',
    ),
    { to: 'missions' },
  ),
  ...undated,
};
export const axEval = kind('eval', fields, null, []);

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
