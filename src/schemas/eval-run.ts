/** Runs of evals: body and answer of POST /api/evals/run. */
import * as z from 'zod';
import { answer, ITEM_CHARACTERS } from './common.ts';
import { anyObject, described, flag, named, string, strings, upTo } from './described.ts';

/** So many items at most. */
export const itemsIfAny = (most: number, description: string, ...example: string[]) =>
  described(z.array(z.string().max(ITEM_CHARACTERS)).max(most).optional(), description, example);

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
  endpoints_used: itemsIfAny(50, 'Endpoints that were used.', '/api/claims'),
  http_status_codes: statuses.optional(),
};

export const criteriaFields = {
  passed_criteria: itemsIfAny(30, 'Criteria that were met.', 'Keeps the evidence level.'),
  failed_criteria: itemsIfAny(30, 'Criteria that were not met.', 'Names the record.'),
  anti_patterns_observed: itemsIfAny(30, 'Anti-patterns that were seen.', 'Invents a source.'),
};

export const EvalRunRequest = named(
  'EvalRunRequest',
  'What was done, to be scored; nothing is stored.',
  {
    eval_id: described(upTo(120), 'An id from /api/evals.', 'cite-a-claim'),
    ...observedFields,
    answer: described(
      z.string().max(4000).nullish(),
      'The answer that was given; untrusted, not stored.',
      'The record says …',
    ),
    ...criteriaFields,
  },
);

export const responses = {
  runEval: answer('EvalRun', 'The score of a dry run.', {
    eval_id: string('The eval.', 'cite-a-claim'),
    score: described(z.int().min(1).max(5), '1 to 5.', 5),
    passed: flag('Whether the run passed.', true),
    checked: described(z.record(z.string(), z.boolean()), 'What was checked.', {
      required_sources_used: true,
    }),
    not_declared: strings(
      'What was not declared, and so does not count as met: criteria word for word, members ' +
        'by name.',
      [],
    ),
    missing_required_sources: strings('Required paths that were not used.', []),
    unknown_criteria: strings('Criteria this eval does not define; not counted.', []),
    unknown_anti_patterns: strings('Anti-patterns this eval does not define; not counted.', []),
    observed_anti_patterns: strings('Anti-patterns of this eval that were seen.', []),
    recommended_report: anyObject('A body that POST /api/agent-reports accepts unchanged.', {}),
  }),
};
