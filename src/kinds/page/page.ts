/** Pages of the owner's own: content/pages/*.md and GET /api/content/pages/{slug}. */
import * as z from 'zod';
import { answer, located, Slug } from '../../schemas/common.ts';
import { string } from '../../schemas/described.ts';
import { kind, required, text, written } from '../field.ts';
import { ordered, ownDate } from '../shared.ts';

const fields = {
  title: required(text(80), 'Title, and what the menu calls it.'),
  summary: required(text(300), 'What it says, in a sentence or two.'),
  menu: written(z.boolean().default(true).describe('Whether the menu leads to it.')),
  ...ownDate,
  ...ordered,
};
export const ownPage = kind('page', null, fields, { body: 'required' });

/** What the rows answer that this file is about, by their ids. */
export const responses = {
  getPage: answer('OwnPage', 'A page that the owner added.', {
    slug: Slug,
    title: string('Title.', 'Now'),
    summary: string('What it says.', 'What I do this year.'),
    body_markdown: string('The whole text.', 'I teach.'),
    ...located('Path of the page for people.', '/pages/now', 'human_'),
    ...located('Path of this record.', '/api/content/pages/now'),
  }),
};
