/** Degrees and courses: content/education/*.md, in GET /api/experience. */
import * as f from '../field.ts';
import { details_markdown, evidence, id, onPage, ordered, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  degree: f.nullable(f.text(160), 'Degree or certificate, exactly as awarded.', 'Ph.D.'),
  field: f.nullable(f.text(160), 'Field of study.', 'Mathematics'),
  institution: f.required(f.text(160), 'Who awarded it.', 'Example University'),
  institution_url: f.optional(f.link, 'Where the institution can be found.'),
  status: f.optional(
    f.choice(['in-progress', 'unfinished']),
    'in-progress, or unfinished where it was left; none where it was awarded.',
    'in-progress',
  ),
  score: f.optional(f.text(160), 'Grade, as awarded.', '4.0'),
  courses: f.optional(f.texts(200), 'Courses worth naming.', ['Topology']),
  start: f.nullable(f.date, 'When it began, if known.', null),
  end: f.required(f.end, 'When it was awarded.', '1934'),
  details_markdown,
  ...evidence(),
  ...onPage('/api/experience#'),
  ...undated,
  ...ordered,
};
export type Education = f.RecordOf<typeof fields>;

export const education = f.kind('education', 'A degree or certificate.', fields, {
  newestBy: ['end', 'start'],
  places,
});
