/**
 * GET /api/activity: everything that happened, derived from notes, writings, talks and project
 * updates.
 */
import type { Activity } from '../kinds/activity.ts';
import type { Profile } from '../kinds/entries.ts';
import { placesOf } from '../kinds/kinds.ts';
import { dated } from './seal.ts';
import { located, type Site } from './site.ts';

/** What the records of a folder are as something that happened. */
const HAPPENED = {
  notes: 'note',
  writings: 'writing',
  talks: 'talk',
  projects: 'project_update',
} as const;
export const ACTIVE = Object.keys(HAPPENED) as (keyof typeof HAPPENED)[];

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

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
