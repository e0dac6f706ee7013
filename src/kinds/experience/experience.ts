/** Positions: content/experience/*.md, GET /api/experience and one file per position. */
import * as z from 'zod';
import { date, end, kind, link, nullable, optional, required, text, texts } from '../field.ts';
import * as shared from '../shared.ts';
import { places } from './places.ts';

/** What is told of a post where it is true, and not told where it is not. */
const acting = {
  written: z
    .boolean()
    .default(false)
    .transform((is) => is || undefined),
  published: z.literal(true).optional(),
};

/** What a position says of itself, paid or not. */
export const position = {
  id: shared.id,
  title: required(text(160), 'The title exactly as held.', 'Engineer'),
  organization: required(text(160), 'The employer or body.', 'Example Ltd'),
  location: nullable(text(120), 'Where.', 'Example City'),
  start: required(date, 'When it began.', '1949'),
  end: required(end, 'When it ended; left out or null while it lasts.', '1950'),
  summary: nullable(text(400), 'One or two sentences.', 'Worked on the catalogue.'),
  highlights: optional(texts(600), 'What came of it, a sentence each.', ['Search in one second.']),
  organization_url: optional(link, 'Where the employer or body can be found.'),
  organization_summary: optional(
    text(400),
    'What the employer or body does, in a sentence.',
    'Makes catalogues.',
  ),
  employment_type: optional(
    text(60),
    'Such as full-time, part-time, freelance or apprenticeship.',
    'full-time',
  ),
  acting: required(
    acting,
    'true where the post was held for the time being, in place of its holder.',
    true,
  ),
  details_markdown: shared.details_markdown,
  ...shared.evidence(),
  ...shared.skillsUsed,
  ...shared.projectsOf('Projects done there'),
  ...shared.undated,
  ...shared.ordered,
};

const fields = {
  ...position,
  ...shared.onPage('/api/experience/'),
  content_hash: shared.content_hash,
};

export const experience = kind('position', 'A position held.', fields, {
  newestBy: ['start'],
  id: 'Experience',
  places,
});
