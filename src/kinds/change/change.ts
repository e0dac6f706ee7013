/**
 * What changed (content/changelog/*.md, GET /api/changelog) and what happened (GET /api/activity).
 */
import * as z from 'zod';
import {
  commonFrontMatter,
  Day,
  DetailsMarkdown,
  metadataFields,
  placeFields,
  Slug,
  WebUrl,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';

export const ChangeFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('What changed, in one line.'),
  date: Day.describe('Day of the change.'),
  kind: z.enum(['profile', 'api']).describe('Whether the profile or the interface changed.'),
  breaking: z.boolean().default(false).describe('true when callers must change something.'),
  ...commonFrontMatter,
});

export const Change = z
  .object({
    id: Slug,
    date: Day,
    kind: z.enum(['profile', 'api']).meta({
      description: 'Whether the profile or the interface changed.',
      examples: ['profile'],
    }),
    title: z.string().meta({ description: 'What changed.', examples: ['Added three claims'] }),
    breaking: z
      .boolean()
      .meta({ description: 'true when callers must change something.', examples: [false] }),
    details_markdown: DetailsMarkdown,
    path: z
      .string()
      .meta({ description: 'Path of this item.', examples: ['/api/changelog#first-publication'] }),
    ...placeFields,
  })
  .meta({ id: 'Change', description: 'A change of the profile or the interface.' });
export type Change = z.infer<typeof Change>;

export const Activity = z
  .object({
    id: z
      .string()
      .meta({ description: 'Kind and id of what happened.', examples: ['note-a-note'] }),
    date: z
      .string()
      .meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.', examples: ['2026-11-20'] }),
    kind: z
      .enum(['note', 'writing', 'talk', 'project_update'])
      .meta({ description: 'What happened.', examples: ['note'] }),
    title: z.string().meta({ description: 'What it was.', examples: ['A note'] }),
    record_path: z
      .string()
      .meta({ description: 'Path of the record.', examples: ['/api/notes/a-note'] }),
    record_url: WebUrl,
    path: z
      .string()
      .meta({ description: 'Path of this item.', examples: ['/api/activity#note-a-note'] }),
    ...placeFields,
  })
  .meta({ id: 'Activity', description: 'Something that happened.' });
export type Activity = z.infer<typeof Activity>;

export const ChangelogResponse = z
  .object({
    changelog: z.array(Change).meta({ description: 'Newest first.' }),
    ...listFields('listChangelog'),
    ...metadataFields,
  })
  .meta({ id: 'ChangelogResponse', description: 'What changed in the profile and the interface.' });

export const ActivityResponse = z
  .object({
    activity: z.array(Activity).meta({ description: 'Newest first.' }),
    ...listFields('listActivity'),
    ...metadataFields,
  })
  .meta({
    id: 'ActivityResponse',
    description: 'Everything that happened: notes, writings, talks, project updates.',
  });
