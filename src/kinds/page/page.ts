/** Pages of the owner's own: content/pages/*.md and GET /api/content/pages/{slug}. */
import * as z from 'zod';
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
