/** The list of notes and the page of one, as documents. */
import type { Document, Entry, Section, Text } from '../../documents/model.ts';
import { dayOf, listed, within, words } from '../../documents/text.ts';
import type { Note } from '../../kinds/note/note.ts';
import type { Say } from '../../labels/say.ts';
import { anchor } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { cite, list, markdown, tagged, text, who } from './parts.ts';
import { sectionOf } from './work.ts';

/**
 * Notes that the list shows in full; of older ones it shows the titles, so that its weight has a
 * bound.
 */
const NOTES_IN_FULL = 50;

/** Years from which on the list leads to each of them. */
const YEARS_TO_CHOOSE = 4;

const linkTo = ({ id, title }: Note): Text => [{ text: title, to: `/notes/${id}` }];

/** The projects that a note is about; empty where there are none. */
function projectsOf({ project_slugs }: Note, { projects }: Records, say: Say): Text {
  const links = project_slugs.map((slug): Text => {
    const text = projects.find((project) => project.slug === slug)?.title ?? slug;
    return [{ text, to: `/projects/${slug}` }];
  });
  return links.length > 0 ? within(say.work.projects, { list: listed(say, links) }) : [];
}

/** Notes, newest first, each with a page of its own. */
export function noteList(records: Records, say: Say): Document {
  const { notes } = records;
  const full = (note: Note): Entry => {
    const projects = projectsOf(note, records, say);
    return {
      id: anchor.note(note.id),
      tags: note.tags,
      when: [dayOf(note.date, say)],
      title: linkTo(note),
      body: note.body_markdown,
      by: words(say.notes.by({ author: note.author })),
      remarks: [
        projects.length > 0 ? [...projects, { text: '.' }] : [],
        tagged(note.tags, records, say),
      ],
    };
  };
  const years = Map.groupBy(notes.slice(0, NOTES_IN_FULL), ({ date }) => date.slice(0, 4));
  const sections = [...years].map(
    ([year, ofYear]): Section => ({
      id: `year-${year}`,
      title: year,
      role: 'part',
      blocks: [{ is: 'entries', role: 'plain', entries: ofYear.map(full) }],
    }),
  );
  const earlier = notes.slice(NOTES_IN_FULL).map((note) => ({
    id: anchor.note(note.id),
    when: [dayOf(note.date, say)],
    title: linkTo(note),
  }));
  const links = sections.map(({ id, title }) => ({ id, title, level: 2 }));
  return {
    form: 'list',
    path: '/notes',
    json: '/api/notes',
    title: say.places.notes,
    lead: text(words(notes.length === 0 ? say.notes.none : say.notes.intro), 'lead'),
    ...(links.length >= YEARS_TO_CHOOSE && { contents: { title: say.lists.years, links } }),
    sections: [...sections, ...sectionOf('earlier', say.notes.earlier, 'compact', earlier)],
  };
}

/** One note, with the notes before and after it. */
export function noteDocument(note: Note, records: Records, say: Say): Document {
  const at = records.notes.indexOf(note);
  const { [at - 1]: newer, [at + 1]: older } = records.notes;
  const around = [
    ...(newer ? [within(say.notes.newer, { title: linkTo(newer) })] : []),
    ...(older ? [within(say.notes.older, { title: linkTo(older) })] : []),
  ];
  const day = say.day(note.date);
  return {
    form: 'article',
    path: `/notes/${note.id}`,
    json: note.path,
    title: note.title,
    sentence: true,
    up: { text: say.places.notes, to: '/notes' },
    byline: within(say.writing.by, {
      author: words(note.author),
      date: [dayOf(note.date, say)],
    }),
    lead: [
      ...markdown(note.body_markdown),
      ...text(projectsOf(note, records, say), 'meta'),
      ...text(tagged(note.tags, records, say), 'meta'),
      ...list(around, { role: 'around', label: say.notes.around }),
    ],
    sections: [
      who(records, say),
      cite(say, {
        text: say.cite.text({ author: note.author, title: note.title, date: day }),
        url: absolute(records.site, `/notes/${note.id}`),
        please: say.cite.author,
        record: { text: note.url, to: `${note.path}.json` },
      }),
    ],
  };
}
