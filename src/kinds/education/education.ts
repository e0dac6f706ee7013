/** Degrees and courses: content/education/*.md, in GET /api/experience. */
import {
  choice,
  date,
  end,
  kind,
  link,
  nullable,
  optional,
  type RecordOf,
  required,
  text,
  texts,
} from '../field.ts';
import { details_markdown, evidence, id, onPage, ordered, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  degree: nullable(text(160), 'Degree or certificate, exactly as awarded.', 'Ph.D.'),
  field: nullable(text(160), 'Field of study.', 'Mathematics'),
  institution: required(text(160), 'Who awarded it.', 'Example University'),
  institution_url: optional(link, 'Where the institution can be found.'),
  status: optional(
    choice(['in-progress', 'unfinished']),
    'in-progress, or unfinished where it was left; none where it was awarded.',
    'in-progress',
  ),
  score: optional(text(160), 'Grade, as awarded.', '4.0'),
  courses: optional(texts(200), 'Courses worth naming.', ['Topology']),
  start: nullable(date, 'When it began, if known.', null),
  end: required(end, 'When it was awarded.', '1934'),
  details_markdown,
  ...evidence(),
  ...onPage('/api/experience#'),
  ...undated,
  ...ordered,
};
export type Education = RecordOf<typeof fields>;

export const education = kind('education', 'A degree or certificate.', fields, {
  newestBy: ['end', 'start'],
  places,
});
