/** POST /api/agent/match: requirements of a posting held against the record. */
import * as z from 'zod';
import { AnswerSource } from './ask.ts';
import { metadataFields, WebUrl } from './common.ts';

/** Most requirements of one call. */
export const MOST_REQUIREMENTS = 30;

export const MatchRequest = z
  .object({
    requirements: z
      .array(z.string().min(1).max(400))
      .min(1)
      .max(MOST_REQUIREMENTS)
      .meta({
        description: 'What a job, call or brief asks for, a requirement each; 30 at most.',
        examples: [['At least five years of teaching', 'A doctorate in mathematics']],
      }),
  })
  .meta({
    id: 'MatchRequest',
    description: 'Requirements to hold against the record; nothing of them is stored.',
    examples: [{ requirements: ['At least five years of teaching', 'A doctorate'] }],
  });

const date = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: ['2024'] });

const MatchedRecord = AnswerSource.pick({
  url: true,
  label: true,
  snippet: true,
  evidence_level: true,
})
  .extend({
    human_url: WebUrl.meta({
      description: 'The page that shows it.',
      examples: ['https://example.org/experience#example-studio'],
    }),
    start: date('When it began, as the record says; null: not stated.'),
    end: date('When it ended, or until when it holds; null: not stated, or it goes on.'),
    standing: z
      .enum(['refused', 'expired', 'unfinished'])
      .nullable()
      .meta({
        description:
          'What the record says of itself against the requirement: the owner refuses it, it has ' +
          'expired, it was not completed. null: nothing of the kind.',
        examples: [null],
      }),
  })
  .meta({ id: 'MatchedRecord', description: 'A record that speaks to a requirement.' });

export const MatchResponse = z
  .object({
    results: z
      .array(
        z.object({
          requirement: z
            .int()
            .min(1)
            .meta({ description: 'Which requirement, by its place in the call.', examples: [1] }),
          found: z.enum(['records', 'not_stated']).meta({
            description:
              'records: some speak to it, to be compared; no judgement. not_stated: nothing ' +
              'published comes near, which is no evidence of absence.',
            examples: ['records'],
          }),
          records: z
            .array(MatchedRecord)
            .max(3)
            .meta({ description: 'At most three, the nearest first.' }),
        }),
      )
      .meta({ description: 'One for each requirement, in their order.' }),
    availability: z
      .object({
        text: z.string(),
        changed: z.string().nullable(),
        url: WebUrl,
      })
      .nullable()
      .meta({
        description:
          'What the owner says of availability, and the day on which the terms changed last; ' +
          'null: nothing.',
        examples: [null],
      }),
    consumer_rule: z.string().meta({
      description: 'How this may be used.',
      examples: ['No score and no judgement: compare the records yourself.'],
    }),
    next: z.string().meta({ description: 'What to do now.', examples: ['Read the records.'] }),
    ...metadataFields,
  })
  .meta({ id: 'MatchResponse', description: 'What is published on each requirement.' });
