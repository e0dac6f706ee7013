/** Evals: content/evals/*.md, GET /api/evals, the runbook, and the contract of a run. */
import * as z from 'zod';
import { EndpointDescriptor, metadataFields, ServicePath } from '../../schemas/common.ts';
import { described, named } from '../../schemas/described.ts';
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
    id: described(z.string(), 'Identifier of the eval.', 'cite-a-claim'),
    title: described(z.string(), 'What is tested.', 'Cite a claim'),
    goal: described(
      z.string(),
      'What to find out or produce.',
      'Cite one claim with its evidence.',
    ),
    required_sources: described(z.array(z.string()).optional(), 'Paths that must be read.', [
      '/api/claims',
    ]),
    success_criteria: described(z.array(z.string()).optional(), 'What a good result has.', [
      'Keeps the evidence level.',
    ]),
    anti_patterns: described(z.array(z.string()).optional(), 'What a bad result does.', [
      'Invents a source.',
    ]),
    recommended_report_mission: described(
      z.string().nullish(),
      'Mission to name in a report.',
      'assess_expertise',
    ),
  })
  .meta({ id: 'AXEval', description: 'A task with criteria, to check work done on this service.' });

export const EvalsResponse = named(
  'EvalsResponse',
  'Evals with their criteria, and how to run and report them.',
  {
    ...metadataFields,
    purpose: described(z.string(), 'What evals are for.', 'Check your own work.'),
    principle: described(z.string(), 'How they are judged.', 'Declared facts only.'),
    runbook: EndpointDescriptor,
    report_results_to: EndpointDescriptor,
    report_schema: EndpointDescriptor,
    run: EndpointDescriptor,
    evals: z.array(AXEval).meta({ description: 'The evals.' }),
  },
);

export const EvalRunbookResponse = named(
  'EvalRunbookResponse',
  'Protocol for running and reporting evals.',
  {
    purpose: described(z.string(), 'What the runbook is for.', 'Run an eval and report it.'),
    steps: z
      .array(
        z.object({
          step: described(z.int().min(1), 'Order.', 1),
          do: described(z.string(), 'What to do.', 'Choose an eval.'),
          endpoint: EndpointDescriptor.nullable(),
        }),
      )
      .meta({ description: 'In order.' }),
    rules: described(z.array(z.string()), 'What to keep to.', [
      'Report what you did, not what you meant to do.',
    ]),
    ...metadataFields,
  },
);

export const EvalRunContractResponse = named(
  'EvalRunContractResponse',
  'The contract of POST /api/evals/run.',
  {
    purpose: described(z.string(), 'What a run does.', 'Scores declared facts; stores nothing.'),
    endpoint: EndpointDescriptor,
    stores: described(z.literal(false), 'A run stores nothing.', false),
    idempotent: described(z.literal(true), 'The same body gives the same answer.', true),
    formula: described(z.array(z.string()), 'How the score comes about, step by step.', [
      'Start with 5.',
    ]),
    passed_when: described(z.string(), 'When a run has passed.', 'score is 4 or 5'),
    body_schema: described(z.record(z.string(), z.unknown()), 'JSON Schema of the body.', {
      type: 'object',
    }),
    response_schema: described(z.record(z.string(), z.unknown()), 'JSON Schema of the answer.', {
      type: 'object',
    }),
    example_body: described(z.record(z.string(), z.unknown()), 'A body that is accepted.', {
      eval_id: 'cite-a-claim',
    }),
    ...metadataFields,
  },
);
