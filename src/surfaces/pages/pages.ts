/**
 * Every page for people, in the order of the sitemap: where it stands, which row it is the human
 * side of, and what it says as Markdown. Sitemap, Markdown files and the index of content are made
 * from this list.
 */
import type { RouteId } from '../../routes.ts';
import { homeMarkdown } from '../home.ts';
import { entriesOf } from '../instances.ts';
import { listRows } from '../list-rows.ts';
import { contactPayload, profilePayload } from '../person.ts';
import type { Records } from '../records.ts';
import { latest } from '../seal.ts';
import { type Text, type TextAddresses, textMarkdown, textPayload, textsOf } from '../texts.ts';
import { contactMarkdown } from './contact.ts';
import { claimsMarkdown, notesMarkdown, questionsMarkdown, TITLES } from './list-pages.ts';
import { projectMarkdown } from './project.ts';

export type HumanPage = {
  /** Path for people, and the row and path of its twin. */
  path: string;
  row: RouteId;
  api: string;
  type: 'page' | 'article' | 'manifesto';
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Day of the last change of what it shows; null where it shows nothing. */
  modified: string | null;
  /** False for a list without items: it answers, but nothing leads to it. */
  listed: boolean;
  markdown: () => string;
  /** The twin without its metadata. */
  twin: () => object;
};

type Dated = { modified: string };
const day = (entries: readonly Dated[]) => latest(entries.map(({ modified }) => modified));

/** The pages of a profile. */
export function humanPages(records: Records): HumanPage[] {
  const { profile } = records;
  const person = profile.profile;
  const name = person.display_name ?? person.name;
  const list = (items: readonly Dated[]) => ({
    type: 'page' as const,
    modified: day(items),
    listed: items.length > 0,
  });
  const twinOf = (id: keyof typeof listRows) => () => listRows[id](records)[0]?.payload ?? {};
  const page = ({
    text: of,
    addresses: { type, human, api },
  }: {
    text: Text;
    addresses: TextAddresses;
  }) => {
    return {
      path: human,
      row: type === 'article' ? ('getArticle' as const) : ('getContentManifesto' as const),
      api,
      type,
      title: of.title,
      summary: of.summary,
      modified: of.modified,
      listed: true,
      markdown: () => textMarkdown(of, type, records),
      twin: () => textPayload(of, type, records, 'compact'),
    };
  };
  return [
    {
      path: '/',
      row: 'getHome',
      api: '/api/profile',
      ...list(entriesOf(profile)),
      title: person.name,
      summary: person.headline,
      markdown: () => homeMarkdown(records),
      twin: () => profilePayload(records),
    },
    ...textsOf(profile).map(page),
    ...records.projects.map((project) => ({
      path: `/projects/${project.slug}`,
      row: 'getProject' as const,
      api: project.path,
      type: 'page' as const,
      title: project.title,
      summary: project.summary,
      modified: project.last_modified?.slice(0, 10) ?? null,
      listed: true,
      markdown: () => projectMarkdown(project, records),
      twin: () => project,
    })),
    {
      path: '/claims',
      row: 'listClaims',
      api: '/api/claims',
      ...list(profile.claims),
      title: TITLES.claims,
      summary: `What may be cited about ${name}, each statement with its evidence.`,
      markdown: () => claimsMarkdown(records),
      twin: twinOf('listClaims'),
    },
    {
      path: '/notes',
      row: 'listNotes',
      api: '/api/notes',
      ...list(profile.notes),
      title: TITLES.notes,
      summary: `Observations and events about ${name}, newest first.`,
      markdown: () => notesMarkdown(records),
      twin: twinOf('listNotes'),
    },
    {
      path: '/questions',
      row: 'listCommonQuestions',
      api: '/api/common_questions',
      ...list(profile.questions),
      title: TITLES.questions,
      summary:
        `Questions about ${name} that are asked often, with answers and the records behind ` +
        'them.',
      markdown: () => questionsMarkdown(records),
      twin: twinOf('listCommonQuestions'),
    },
    {
      path: '/contact',
      row: 'getContactPolicy',
      api: '/api/contact',
      ...list([profile.contact]),
      title: TITLES.contact,
      summary: `How to write, what is welcome, and what happens to a message.`,
      markdown: () => contactMarkdown(records),
      twin: () => contactPayload(records),
    },
  ];
}
