/** Runs of evals: body and answer of POST /api/evals/run. */
import * as z from 'zod';
import { ITEM_CHARACTERS, metadataFields } from './common.ts';

const list = (description: string, example: string, max: number) =>
  z
    .array(z.string().max(ITEM_CHARACTERS))
    .max(max)
    .optional()
    .meta({ description, examples: [[example]] });

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
