/** Common questions: content/questions/*.md and GET /api/common_questions. */
import * as z from 'zod';
import { placeFields, ServicePath, Slug } from '../../schemas/common.ts';
import { objectsOf, string } from '../../schemas/described.ts';
import { copied, flag, kind, type Makers, required, text } from '../field.ts';
import { id, inList, ordered, tags, undated } from '../shared.ts';
import { places } from './places.ts';

const Sources = objectsOf('Records behind the answer.', {
  source_path: string('Path of a record.', '/api/experience'),
  source_url: placeFields.url,
});

const fields = {
  id,
  question: required(text(300), 'The question, as people ask it.', 'What degrees does Alex hold?'),
  answer_markdown: copied(
    'body',
    string('The answer, in the words of the owner.', 'A Ph.D. in mathematics.'),
  ),
  answered: required(
    { ...flag, written: z.boolean().default(true) },
    'false when the honest answer is that it is not published.',
    true,
  ),
  sources: {
    written: z.array(ServicePath).min(1).describe('Paths of the records behind the answer.'),
    published: Sources,
    made: true as const,
    to: 'path',
  },
  tags,
  ...inList('/api/common_questions#'),
  ...undated,
  ...ordered,
};

const makers: Makers<typeof fields> = {
  sources: ({ sources }, { absolute }) =>
    sources.map((path) => ({ source_path: path, source_url: absolute(path) })),
};
export const question = kind(
  'common question',
  'A question that is asked often, with the answer of the owner.',
  fields,
  { newestBy: ['modified'], places, body: 'required', makers },
);

/** What the owner answers in the console: the dev server writes it into content/. */
export const WrittenAnswer = z.strictObject({
  id: Slug,
  question: z.string().trim().min(1).max(300),
  answer: z.string().trim().min(1).max(20_000),
  sources: z.array(ServicePath).min(1).max(20),
});
