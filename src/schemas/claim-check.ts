/** POST /api/claims/check: whether the record supports a statement. */
import * as z from 'zod';
import { AnswerSource } from './ask.ts';
import { EvidenceLevel, metadataFields } from './common.ts';

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
  .enum(['supported', 'contradicted', 'partly_supported', 'not_published'])
  .meta({
    id: 'ClaimVerdict',
    description:
      'supported: one record says every part of it. contradicted: a record says otherwise. partly_supported: the record says a ' +
      'part of it. not_published: the record is silent, which is no evidence of absence.',
    examples: ['supported'],
  });

const record = AnswerSource.extend({
  evidence_level: EvidenceLevel.nullable().meta({
    description: 'Evidence level of the record; null where it has none.',
    examples: ['external-validation'],
  }),
}).meta({ id: 'ClaimCheckRecord', description: 'A record that decides.' });

export const ClaimCheckResponse = z
  .object({
    verdict: ClaimVerdict,
    explanation: z.string().meta({
      description: 'What the verdict means.',
      examples: ['A record says every part of it.'],
    }),
    records: z.array(record).meta({ description: 'The records that decide, best first.' }),
    parts: z
      .array(
        z.object({
          start: z
            .int()
            .min(0)
            .meta({ description: 'Where the part begins in the statement.', examples: [0] }),
          end: z
            .int()
            .min(0)
            .meta({ description: 'Where it ends, exclusive.', examples: [41] }),
          verdict: ClaimVerdict,
          missing: z.array(z.enum(['who', 'what', 'when', 'how_many'])).meta({
            description: 'Kinds of detail that the best record does not confirm.',
            examples: [['when']],
          }),
          record_paths: z.array(z.string()).meta({
            description: 'Paths of the records for this part.',
            examples: [['/api/projects/example']],
          }),
        }),
      )
      .meta({ description: 'Each part that was checked by itself.' }),
    consumer_rule: z
      .string()
      .meta({ description: 'How the verdict may be used.', examples: ['Keep evidence levels.'] }),
    ...metadataFields,
  })
  .meta({
    id: 'ClaimCheckResponse',
    description: 'Whether the record supports a statement, and which records say so.',
  });
