/** What happened, as GET /api/activity tells it: made of records of several kinds. */
import * as z from 'zod';
import { placeFields, WebUrl } from '../schemas/common.ts';
import { RecordedChange } from '../schemas/history.ts';

export const Activity = z
  .object({
    id: z
      .string()
      .meta({ description: 'Kind and id of what happened.', examples: ['note-a-note'] }),
    date: z
      .string()
      .meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.', examples: ['2026-11-20'] }),
    kind: z
      .enum(['note', 'writing', 'talk', 'project_update', 'record'])
      .meta({ description: 'What happened; record: a record changed.', examples: ['note'] }),
    title: z.string().meta({ description: 'What it was.', examples: ['A note'] }),
    record_path: z
      .string()
      .meta({ description: 'Path of the record.', examples: ['/api/notes/a-note'] }),
    record_url: WebUrl,
    recorded: RecordedChange.optional(),
    path: z
      .string()
      .meta({ description: 'Path of this item.', examples: ['/api/activity#note-a-note'] }),
    ...placeFields,
  })
  .meta({ id: 'Activity', description: 'Something that happened.' });
export type Activity = z.infer<typeof Activity>;
