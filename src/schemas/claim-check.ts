/** POST /api/claims/check: whether the record supports a statement. */
import * as z from 'zod';
import { AnswerSource } from './ask.ts';
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
  })
  .meta({
    id: 'ClaimCheckRequest',
    description: 'A statement to hold against the record; nothing of it is stored.',
    examples: [{ statement: 'Alex built the example catalogue in 2024.' }],
  });

export const ClaimVerdict = z
  .enum(['supported', 'contradicted', 'disputed', 'not_published'])
  .meta({
    id: 'ClaimVerdict',
    description:
      'supported: one published sentence, or the typed fields of one record, say the same. ' +
      'contradicted: a typed field or a sentence says otherwise. disputed: the record itself ' +
      'calls it disputed. not_published: nothing was found that says the same, which is no ' +
      'evidence of absence; what comes nearest is quoted, and may say it in other words.',
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
    sources: z.array(ClaimCheckSource).meta({
      description: 'Up to three records, best first: those that decide, then what comes nearest.',
    }),
    parts: z
      .array(
        z.object({
          ...Span.shape,
          verdict: ClaimVerdict,
          found: z.array(Span).meta({
            description: 'What of the part the nearest record has, in any connection.',
            examples: [[{ start: 0, end: 4 }]],
          }),
          not_found: z.array(Span).meta({
            description: 'What of the part the nearest record does not have.',
            examples: [[{ start: 36, end: 40 }]],
          }),
          source_paths: z.array(z.string()).meta({
            description: 'Paths of the records for this part, best first.',
            examples: [['/api/projects/example']],
          }),
        }),
      )
      .meta({ description: 'Each part that was checked by itself: a sentence, or half of one.' }),
    consumer_rule: z
      .string()
      .meta({ description: 'How the verdict may be used.', examples: ['Keep evidence levels.'] }),
    ...metadataFields,
  })
  .meta({
    id: 'ClaimCheckResponse',
    description: 'Whether the record supports a statement, and which records say so.',
  });
