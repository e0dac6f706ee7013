/** Common questions: content/questions/*.md and GET /api/common_questions. */
import * as z from 'zod';
import {
  commonFrontMatter,
  metadataFields,
  placeFields,
  ServicePath,
  Slug,
  Tags,
  updatedDay,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';

export const QuestionFrontMatter = z.strictObject({
  question: z.string().min(1).max(300).describe('The question, as people ask it.'),
  answered: z
    .boolean()
    .default(true)
    .describe('false when the honest answer is that it is not published.'),
  sources: z.array(ServicePath).min(1).describe('Paths of the records behind the answer.'),
  tags: Tags.default([]).describe('Labels to filter by.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

export const CommonQuestion = z
  .object({
    id: Slug,
    question: z
      .string()
      .meta({ description: 'The question.', examples: ['What degrees does Alex hold?'] }),
    answer_markdown: z.string().meta({
      description: 'The answer, in the words of the owner.',
      examples: ['A Ph.D. in mathematics.'],
    }),
    answered: z.boolean().meta({
      description: 'false when the answer says that it is not published.',
      examples: [true],
    }),
    sources: z
      .array(
        z.object({
          source_path: z
            .string()
            .meta({ description: 'Path of a record.', examples: ['/api/experience'] }),
          source_url: placeFields.url,
        }),
      )
      .meta({ description: 'Records behind the answer.' }),
    tags: Tags,
    path: z
      .string()
      .meta({ description: 'Path of this item.', examples: ['/api/common_questions#degrees'] }),
    ...placeFields,
  })
  .meta({
    id: 'CommonQuestion',
    description: 'A question that is asked often, with the answer of the owner.',
  });
export type CommonQuestion = z.infer<typeof CommonQuestion>;

export const CommonQuestionsResponse = z
  .object({
    common_questions: z
      .array(CommonQuestion)
      .meta({ description: 'In the owner’s order, else newest first.' }),
    ...listFields('listCommonQuestions'),
    ...metadataFields,
  })
  .meta({ id: 'CommonQuestionsResponse', description: 'Questions that are asked often.' });

/** What the owner answers in the console: the dev server writes it into content/. */
export const WrittenAnswer = z.strictObject({
  id: Slug,
  question: z.string().trim().min(1).max(300),
  answer: z.string().trim().min(1).max(20_000),
  sources: z.array(ServicePath).min(1).max(20),
});
