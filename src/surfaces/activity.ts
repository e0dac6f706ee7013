/**
 * GET /api/activity: everything that happened, derived from notes, writings, talks and project
 * updates.
 */
import type { Activity } from '../kinds/activity.ts';
import type { Profile } from '../kinds/entries.ts';
import { dated } from './seal.ts';
import { absolute, type Site } from './site.ts';

type Happening = {
  kind: Activity['kind'];
  id: string;
  date: string;
  title: string;
  record: string;
  modified: string;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** All activity, newest first, then by id. */
export function activityOf(profile: Profile, site: Site): Activity[] {
  const happenings: Happening[] = [
    ...profile.notes.map((note) => ({
      ...note,
      kind: 'note' as const,
      record: `/api/notes/${note.id}`,
    })),
    ...profile.writings.map((writing) => ({
      ...writing,
      kind: 'writing' as const,
      record: `/api/writings#${writing.id}`,
    })),
    ...profile.talks.map((talk) => ({
      ...talk,
      kind: 'talk' as const,
      record: `/api/talks#${talk.id}`,
    })),
    ...profile.projects.map((project) => ({
      ...project,
      kind: 'project_update' as const,
      date: project.modified,
      record: `/api/projects/${project.id}`,
    })),
  ];
  return happenings
    .map(({ kind, id, date, title, record, modified }) => {
      const anchor = `${kind.replace('_', '-')}-${id}`;
      const path = `/api/activity#${anchor}`;
      const item = {
        id: anchor,
        date,
        kind,
        title,
        record_path: record,
        record_url: absolute(site, record),
        path,
        url: absolute(site, path),
      };
      return dated(item, modified);
    })
    .sort((a, b) => compare(b.date, a.date) || compare(a.id, b.id));
}
