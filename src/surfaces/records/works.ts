/** Writings, talks and notes as records. */
import type { Entry } from '../../kinds/entries.ts';
import type { Note, Talk, Writing } from '../../kinds/writing/work.ts';
import { dated } from '../seal.ts';
import { hashed } from './document.ts';
import { addressOf, humanUrl, orNull, type Source } from './parts.ts';

/** What writings and talks have in common. */
function work(entry: Entry<'writings'> | Entry<'talks'>) {
  return {
    id: entry.id,
    title: entry.title,
    date: entry.date,
    evidence_level: entry.evidence_level,
    evidence_links: entry.evidence_links,
    project_slugs: entry.projects,
    tags: entry.tags,
    details_markdown: orNull(entry.body),
  };
}

export function writingsOf({ profile, site }: Source): Writing[] {
  return profile.writings.map((writing) => {
    const item = {
      ...work(writing),
      summary: writing.summary ?? null,
      kind: writing.kind,
      publisher: writing.publisher ?? null,
      coauthors: writing.coauthors,
      ...addressOf(site, `/api/writings#${writing.id}`),
      human_url: humanUrl(site, `/api/writings#${writing.id}`),
    };
    return dated(item, writing.modified);
  });
}

export function talksOf({ profile, site }: Source): Talk[] {
  return profile.talks.map((talk) => {
    const item = {
      ...work(talk),
      summary: talk.summary,
      event: talk.event,
      location: talk.location ?? null,
      ...addressOf(site, `/api/talks#${talk.id}`),
      human_url: humanUrl(site, `/api/talks#${talk.id}`),
    };
    return dated(item, talk.modified);
  });
}

export function notesOf(source: Source): Note[] {
  const { profile, site } = source;
  return profile.notes.map((note) => {
    const item = {
      id: note.id,
      title: note.title,
      date: note.date,
      author: note.author ?? profile.profile.name,
      project_slugs: note.projects,
      tags: note.tags,
      body_markdown: note.body,
      ...addressOf(site, `/api/notes/${note.id}`),
      human_url: humanUrl(site, `/api/notes/${note.id}`),
    };
    return hashed(item, note.modified, source);
  });
}
