/** What happened, as GET /api/activity tells it: made of records of several kinds. */
import type * as z from 'zod';
import { located, placeFields } from '../schemas/common.ts';
import { named, oneOf, string } from '../schemas/described.ts';
import { RecordedChange } from '../schemas/history.ts';

export const Activity = named('Activity', 'Something that happened.', {
  id: string('Kind and id of what happened.', 'note-a-note'),
  date: string('YYYY, YYYY-MM or YYYY-MM-DD.', '2026-11-20'),
  kind: oneOf(
    ['note', 'writing', 'talk', 'project_update', 'record'],
    'What happened; record: a record changed.',
    'note',
  ),
  title: string('What it was.', 'A note'),
  ...located('Path of the record.', '/api/notes/a-note', 'record_'),
  recorded: RecordedChange.optional(),
  path: string('Path of this item.', '/api/activity#note-a-note'),
  ...placeFields,
});
export type Activity = z.infer<typeof Activity>;
