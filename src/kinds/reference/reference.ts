/** What others say: content/references/*.md, in GET /api/experience. */
import { string } from '../../schemas/described.ts';
import { copied, flag, kind, nullable, required, text } from '../field.ts';
import { id, inList, ordered, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  name: required(text(120), 'Who says it; what they say is the text below.', 'Sam Example'),
  relation: nullable(text(200), 'How they know this person.', 'Manager until 2024'),
  consent: required(flag, 'true when they have agreed to be named and quoted here.', true),
  reference_markdown: copied(
    'body',
    string(
      'What they say, in their words as the owner passes them on.',
      'A pleasure to work with.',
    ),
  ),
  ...inList('/api/experience#'),
  ...undated,
  ...ordered,
};

export const reference = kind('reference', 'What somebody else says; not verified here.', fields, {
  places,
  body: 'required',
});
