/** Evals: content/evals/*.md, GET /api/evals, the runbook, and the contract of a run. */
import * as z from 'zod';
import { answer, EndpointDescriptor, metadataFields, ServicePath } from '../../schemas/common.ts';
import {
  anyObject,
  described,
  listOf,
  named,
  objectsOf,
  string,
  stringIfAny,
  strings,
  stringsIfAny,
  upTo,
} from '../../schemas/described.ts';
import { kind, paths, required, text, written } from '../field.ts';
import { MissionId } from '../mission/mission.ts';
import { undated } from '../shared.ts';

const lines = (description: string) => written(z.array(upTo(240)).min(1).describe(description));
const fields = {
  title: required(text(160), 'What is tested.'),
  goal: required(text(400), 'What the agent is to find out or produce.'),
  required_sources: paths(z.array(ServicePath).min(1).describe('Paths that must be read.')),
  success_criteria: lines('What a good result has.'),
  anti_patterns: lines('What a bad result does.'),
  mission: written(
    MissionId.optional().describe(
      'The mission (file name in content/missions) to name in a report.',
    ),
    { to: 'missions' },
  ),
  ...undated,
};
export const axEval = kind('eval', null, fields);

export const AXEval = z
  .looseObject({
    id: string('Identifier of the eval.', 'cite-a-claim'),
    title: string('What is tested.', 'Cite a claim'),
    goal: string('What to find out or produce.', 'Cite one claim with its evidence.'),
    required_sources: stringsIfAny('Paths that must be read.', ['/api/claims']),
    success_criteria: stringsIfAny('What a good result has.', ['Keeps the evidence level.']),
    anti_patterns: stringsIfAny('What a bad result does.', ['Invents a source.']),
    recommended_report_mission: stringIfAny('Mission to name in a report.', 'assess_expertise'),
  })
  .meta({ id: 'AXEval', description: 'A task with criteria, to check work done on this service.' });

/** What the rows answer that this file is about, by their ids. */
export const responses = {
  listEvals: named('EvalsResponse', 'Evals with their criteria, and how to run and report them.', {
    ...metadataFields,
    purpose: string('What evals are for.', 'Check your own work.'),
    principle: string('How they are judged.', 'Declared facts only.'),
    runbook: EndpointDescriptor,
    report_results_to: EndpointDescriptor,
    report_schema: EndpointDescriptor,
    run: EndpointDescriptor,
    evals: listOf('The evals.', AXEval),
  }),
  getEvalRunbook: answer('EvalRunbook', 'Protocol for running and reporting evals.', {
    purpose: string('What the runbook is for.', 'Run an eval and report it.'),
    steps: objectsOf('In order.', {
      step: described(z.int().min(1), 'Order.', 1),
      do: string('What to do.', 'Choose an eval.'),
      endpoint: EndpointDescriptor.nullable(),
    }),
    rules: strings('What to keep to.', ['Report what you did, not what you meant to do.']),
  }),
  getEvalRunContract: answer('EvalRunContract', 'The contract of POST /api/evals/run.', {
    purpose: string('What a run does.', 'Scores declared facts; stores nothing.'),
    endpoint: EndpointDescriptor,
    stores: described(z.literal(false), 'A run stores nothing.', false),
    idempotent: described(z.literal(true), 'The same body gives the same answer.', true),
    formula: strings('How the score comes about, step by step.', ['Start with 5.']),
    passed_when: string('When a run has passed.', 'score is 4 or 5'),
    body_schema: anyObject('JSON Schema of the body.', {
      type: 'object',
    }),
    response_schema: anyObject('JSON Schema of the answer.', {
      type: 'object',
    }),
    example_body: anyObject('A body that is accepted.', {
      eval_id: 'cite-a-claim',
    }),
  }),
};
