/** POST /api/claims/check: whether the record supports a statement. */
import * as z from 'zod';
import { AnswerSource, Detail } from './ask.ts';
import { metadataFields } from './common.ts';
import { VerificationSummary } from './verification.ts';

export const ClaimCheckRequest = z
  .object({
    statement: z
      .string()
      .min(1)
      .max(2000)
      .meta({
        description: 'A statement about the person.',
        examples: ['Alex built the example catalogue in 2024.'],
      }),
    agent_name: z
      .string()
      .max(120)
      .nullish()
      .meta({ description: 'Name of the agent that asks.', examples: [null] }),
    detail: Detail,
  })
  .meta({
    id: 'ClaimCheckRequest',
    description: 'A statement to hold against the record; nothing of it is stored.',
    examples: [{ statement: 'Alex built the example catalogue in 2024.' }],
  });

export const ClaimVerdict = z
  .enum(['supported', 'contradicted', 'disputed', 'undecided', 'not_published'])
  .meta({
    id: 'ClaimVerdict',
    description:
      'supported: published word for word, or told by the typed fields of one record, read with ' +
      'status, dates and tense. contradicted: a typed field or a rule of the owner denies it. ' +
      'disputed: the record itself calls it disputed. undecided: not judged; records come near, ' +
      'to be compared. not_published: no telling word of it matches anything published, which is ' +
      'no evidence of absence.',
    examples: ['supported'],
  });

const ClaimCheckSource = AnswerSource.extend({
  verification: VerificationSummary.optional(),
}).meta({
  id: 'ClaimCheckSource',
  description: 'A record that decides or comes nearest, with what checks of its evidence gave.',
});

const Span = z
  .object({
    start: z
      .int()
      .min(0)
      .meta({ description: 'Where it begins in the statement.', examples: [0] }),
    end: z
      .int()
      .min(0)
      .meta({ description: 'Where it ends, exclusive.', examples: [4] }),
  })
  .meta({ id: 'StatementSpan', description: 'A stretch of the statement, by its characters.' });

export const ClaimCheckResponse = z
  .object({
    verdict: ClaimVerdict,
    explanation: z.string().meta({
      description: 'What the verdict means.',
      examples: ['The record says the same.'],
    }),
    rule: z
      .string()
      .optional()
      .meta({
        description: 'The rule of the owner that denies it, where one does.',
        examples: ['Do not infer that she is looking for a job.'],
      }),
    sources: z.array(ClaimCheckSource).meta({
      description: 'Up to five records, best first: those that decide, then what comes nearest.',
    }),
    parts: z
      .array(
        z.object({
          ...Span.shape,
          verdict: ClaimVerdict,
          source_paths: z
            .array(z.string())
            .optional()
            .meta({
              description: 'Paths of the records for this part, best first; with detail full.',
              examples: [['/api/projects/example']],
            }),
        }),
      )
      .meta({
        description:
          'Each sentence that was checked by itself; none of a single one, but with detail full.',
      }),
    consumer_rule: z
      .string()
      .meta({ description: 'How the verdict may be used.', examples: ['Keep evidence levels.'] }),
    ...metadataFields,
  })
  .meta({
    id: 'ClaimCheckResponse',
    description: 'Whether the record supports a statement, and which records say so.',
  });
