/**
 * GET /api/activity: everything that happened, derived from notes, writings, talks and project
 * updates.
 */
import type * as z from 'zod';
import type { Profile } from '../kinds/entries.ts';
import { placesOf } from '../kinds/kinds.ts';
import { located as locatedFields, placeFields } from '../schemas/common.ts';
import { named, oneOf, string } from '../schemas/described.ts';
import { RecordedChange } from '../schemas/history.ts';
import { compare, dated } from './seal.ts';
import { located, type Site } from './site.ts';

export const Activity = named('Activity', 'Something that happened.', {
  id: string('Kind and id of what happened.', 'note-a-note'),
  date: string('YYYY, YYYY-MM or YYYY-MM-DD.', '2026-11-20'),
  kind: oneOf(
    ['note', 'writing', 'talk', 'project_update', 'record'],
    'What happened; record: a record changed.',
    'note',
  ),
  title: string('What it was.', 'A note'),
  ...locatedFields('Path of the record.', '/api/notes/a-note', 'record_'),
  recorded: RecordedChange.optional(),
  path: string('Path of this item.', '/api/activity#note-a-note'),
  ...placeFields,
});
export type Activity = z.infer<typeof Activity>;

/** What the records of a folder are as something that happened. */
const HAPPENED = {
  notes: 'note',
  writings: 'writing',
  talks: 'talk',
  projects: 'project_update',
} as const;
export const ACTIVE = Object.keys(HAPPENED) as (keyof typeof HAPPENED)[];

/** All activity, newest first, then by id. */
export const activityOf = (profile: Profile, site: Site): Activity[] =>
  ACTIVE.flatMap((folder) =>
    profile[folder].map((entry) => {
      const kind = HAPPENED[folder];
      const id = `${kind.replace('_', '-')}-${entry.id}`;
      const record_path = `${placesOf(folder).address}${entry.id}`;
      const path = `/api/activity#${id}`;
      const item = {
        id,
        date: 'date' in entry ? entry.date : entry.modified,
        kind,
        title: entry.title,
        ...located(site, record_path, 'record_'),
        ...located(site, path),
      };
      return dated(item, entry.modified);
    }),
  ).sort((a, b) => compare(b.date, a.date) || compare(a.id, b.id));
