/** Interests beside work: content/interests/*.md, in GET /api/experience. */
import { kind, required, text } from '../field.ts';
import { details_markdown, id, inList, ordered, tags, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  name: required(text(120), 'The interest.', 'Birds'),
  tags,
  details_markdown,
  ...inList('/api/experience#'),
  ...undated,
  ...ordered,
};

export const interest = kind('interest', 'An interest beside work.', fields, { places });
