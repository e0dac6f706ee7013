/** Talks and interviews: content/talks/*.md and GET /api/talks. */
import { date, kind, nullable, required, text } from '../field.ts';
import { id, pictures, publicWork } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  title: required(text(250), 'Title as given.', 'An example talk'),
  date: required(date, 'When it was given.', '2024-05'),
  event: required(text(200), 'Conference, lecture series or programme.', 'Example Conference'),
  location: nullable(text(120), 'Where.', 'Example City'),
  summary: required(text(500), 'What was said, in two sentences.', 'Describes the catalogue.'),
  ...pictures,
  ...publicWork('/api/talks#', 'Recording, transcript or record.'),
};

export const talk = kind('talk', 'A talk or interview.', fields, { newestBy: ['date'], places });
