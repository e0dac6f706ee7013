/** Notes: content/notes/*.md, GET /api/notes and one file per note. */
import * as z from 'zod';
import { Day } from '../../schemas/common.ts';
import { string } from '../../schemas/described.ts';
import * as f from '../field.ts';
import { content_hash, id, onPage, ownDate, projectsOf, tags } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  title: f.required(f.text(160), 'One line.', 'A note'),
  date: f.required(
    { written: Day, published: z.string() },
    'Day it was written, or of the event it records; a day in the future keeps it back until ' +
      'then.',
    '2024-05-02',
  ),
  author: {
    ...f.required(
      { written: f.text(120).written.optional(), published: z.string() },
      'Who wrote it, where it is not the person this profile is about.',
      'The site operator',
    ),
    made: true as const,
  },
  ...projectsOf('Projects it is about'),
  tags,
  body_markdown: f.copied('body', string('The note, Markdown.', 'A short observation.')),
  ...onPage('/api/notes/'),
  content_hash,
  ...ownDate,
};
export type Note = f.RecordOf<typeof fields>;

const makers: f.Makers<typeof fields> = {
  author: ({ author }, source) => author ?? source.author,
};
const thing = (note: Note, { absolute, subject, author }: f.Showing) => ({
  '@type': 'BlogPosting',
  '@id': absolute(`/notes/${note.id}#note`),
  url: absolute(`/notes/${note.id}`),
  headline: note.title,
  author: author(note.author),
  // Of a text that was changed since, the day may be that of what it tells of.
  datePublished: note.last_modified?.startsWith(note.date) ? note.date : undefined,
  temporalCoverage: note.date,
  about: subject,
  dateModified: note.last_modified,
  keywords: note.tags,
});
export const note = f.kind('note', 'A note, observation or project update.', fields, {
  newestBy: ['date'],
  places,
  thing,
  body: 'required',
  makers,
});
