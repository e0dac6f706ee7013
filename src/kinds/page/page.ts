/** Pages of the owner's own: content/pages/*.md and GET /api/content/pages/{slug}. */
import * as z from 'zod';
import { metadataFields, Slug, WebUrl } from '../../schemas/common.ts';
import { kind, required, text, written } from '../field.ts';
import { ordered, ownDate } from '../shared.ts';

const fields = {
  title: required(text(80), 'Title, and what the menu calls it.'),
  summary: required(text(300), 'What it says, in a sentence or two.'),
  menu: written(z.boolean().default(true).describe('Whether the menu leads to it.')),
  ...ownDate,
  ...ordered,
};
export const ownPage = kind('page', fields, null, [], { body: 'required' });

export const OwnPageResponse = z
  .object({
    slug: Slug,
    title: z.string().meta({ description: 'Title.', examples: ['Now'] }),
    summary: z.string().meta({ description: 'What it says.', examples: ['What I do this year.'] }),
    body_markdown: z.string().meta({ description: 'The whole text.', examples: ['I teach.'] }),
    human_path: z
      .string()
      .meta({ description: 'Path of the page for people.', examples: ['/pages/now'] }),
    human_url: WebUrl,
    path: z
      .string()
      .meta({ description: 'Path of this record.', examples: ['/api/content/pages/now'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'OwnPageResponse', description: 'A page that the owner added.' });
