/** Awards: content/awards/*.md, in GET /api/experience. */
import { date, kind, nullable, required, text } from '../field.ts';
import { details_markdown, evidence, id, inList, ordered, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  title: required(text(200), 'The award, exactly as given.', 'Example Prize'),
  awarder: nullable(text(160), 'Who gave it.', 'Example Society'),
  date: nullable(date, 'When it was given.', '2024'),
  summary: nullable(text(600), 'What it was given for.', 'For the example catalogue.'),
  ...evidence(),
  details_markdown,
  ...inList('/api/experience#'),
  ...undated,
  ...ordered,
};

export const award = kind('award', 'An award or honour.', fields, { newestBy: ['date'], places });
