/** Published texts: content/writings/*.md and GET /api/writings. */
import { choice, date, kind, nullable, required, text, texts } from '../field.ts';
import { id, publicWork } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  title: required(text(250), 'Title as published.', 'An example paper'),
  kind: required(
    choice([
      'paper',
      'book',
      'chapter',
      'report',
      'manual',
      'article',
      'post',
      'patent',
      'publication',
    ]),
    'What kind of text.',
    'paper',
  ),
  date: required(date, 'When it was published.', '2024-05'),
  publisher: nullable(text(200), 'Journal, publisher or site.', 'Example Press'),
  summary: nullable(text(500), 'What it says, in two sentences.', 'Describes the catalogue.'),
  coauthors: required(texts(120), 'Other authors.', []),
  ...publicWork('/api/writings#', 'Where it can be read or looked up.'),
};

export const writing = kind('writing', 'A published text.', fields, { newestBy: ['date'], places });
