/**
 * Every page for people, in the order of the sitemap: where it stands, which row it is the human
 * side of, and what it says as Markdown. Sitemap, Markdown files, the index of content and the ways
 * on of wrong paths are made from this list.
 */
import { type Say, sayIn } from '../../labels/say.ts';
import type { RouteId } from '../../routes.ts';
import { jsonResume } from '../discovery/resume.ts';
import { entriesOf } from '../instances.ts';
import { listRows } from '../list-rows.ts';
import {
  collaborationPayload,
  contactPayload,
  curriculumPayload,
  profilePayload,
} from '../person.ts';
import type { Records } from '../records.ts';
import { latest } from '../seal.ts';
import { type Text, type TextAddresses, textMarkdown, textPayload, textsOf } from '../texts.ts';
import { contactMarkdown } from './contact.ts';
import {
  aboutMarkdown,
  cvMarkdown,
  projectsMarkdown,
  workMarkdown,
  writingMarkdown,
} from './curriculum.ts';
import type { Download } from './downloads.ts';
import { homeMarkdown } from './home.ts';
import {
  claimMarkdown,
  claimsMarkdown,
  nameOf,
  noteMarkdown,
  notesMarkdown,
  questionsMarkdown,
} from './list-pages.ts';
import { projectMarkdown } from './project.ts';
import { tagsMarkdown, tagsOf } from './tags.ts';

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
  /** Left out of indexes: the page of one claim or note, which its list leads to, and of tags. */
  item?: true;
  markdown: () => string;
  /** The twin without its metadata. */
  twin: () => object;
};

type Dated = { modified: string };
const day = (entries: readonly Dated[]) => latest(entries.map(({ modified }) => modified));
const dayOfItem = ({ last_modified }: { last_modified: string | null }) =>
  last_modified?.slice(0, 10) ?? null;

/** What a page shows. */
const shows = (items: readonly Dated[]) => ({
  type: 'page' as const,
  modified: day(items),
  listed: items.length > 0,
});

/** The page of a long text. */
function textPage(
  { text, addresses }: { text: Text; addresses: TextAddresses },
  records: Records,
  say: Say,
): HumanPage {
  const { type, human, api } = addresses;
  return {
    path: human,
    row: type === 'article' ? 'getArticle' : 'getContentManifesto',
    api,
    type,
    title: text.title,
    summary: text.summary,
    modified: text.modified,
    listed: true,
    markdown: () => textMarkdown(text, type, records, say),
    twin: () => textPayload(text, type, records, 'compact'),
  };
}

/** The pages of single projects, claims and notes. */
function itemPages(records: Records, say: Say): HumanPage[] {
  const page = { type: 'page', listed: true } as const;
  return [
    ...records.projects.map((project) => ({
      ...page,
      path: `/projects/${project.slug}`,
      row: 'getProject' as const,
      api: project.path,
      title: project.title,
      summary: project.summary,
      modified: dayOfItem(project),
      markdown: () => projectMarkdown(project, records, say),
      twin: () => project,
    })),
    ...records.claims.map((claim) => ({
      ...page,
      item: true as const,
      path: `/claims/${claim.id}`,
      row: 'getClaim' as const,
      api: claim.path,
      title: claim.claim,
      summary: claim.evidence_note,
      modified: dayOfItem(claim),
      markdown: () => claimMarkdown(claim, records, say),
      twin: () => claim,
    })),
    ...records.notes.map((note) => ({
      ...page,
      item: true as const,
      path: `/notes/${note.id}`,
      row: 'getNote' as const,
      api: note.path,
      title: note.title,
      summary: note.body_markdown.slice(0, 300),
      modified: dayOfItem(note),
      markdown: () => noteMarkdown(note, records, say),
      twin: () => note,
    })),
  ];
}

/** The pages of the person and of lists. */
function mainPages(records: Records, say: Say, downloads: readonly Download[]): HumanPage[] {
  const { profile } = records;
  const person = profile.profile;
  const name = nameOf(records);
  const { places, descriptions } = say;
  const twinOf = (id: keyof typeof listRows) => () => listRows[id](records)[0]?.payload ?? {};
  const cv = [profile.experience, profile.education, profile.skills, profile.volunteering];
  const more = [profile.certificates, profile.awards, profile.references, profile.interests];
  const tagged = [
    profile.claims,
    profile.projects,
    profile.skills,
    profile.writings,
    profile.talks,
    profile.notes,
    textsOf(profile).map(({ text }) => text),
  ]
    .flat()
    .filter(({ tags }) => tags.length > 0);
  return [
    {
      path: '/',
      row: 'getHome',
      api: '/api/profile',
      ...shows(entriesOf(profile)),
      title: person.name,
      summary: person.headline,
      markdown: () => homeMarkdown(records, say, downloads),
      twin: () => profilePayload(records),
    },
    {
      path: '/experience',
      row: 'listExperience',
      api: '/api/experience',
      ...shows([...cv, ...more].flat()),
      title: places.work,
      summary: descriptions.work({ name }),
      markdown: () => workMarkdown(records, say),
      twin: () => curriculumPayload(records),
    },
    {
      path: '/projects',
      row: 'listProjects',
      api: '/api/projects',
      ...shows(profile.projects),
      title: places.projects,
      summary: descriptions.projects({ name }),
      markdown: () => projectsMarkdown(records, say),
      twin: () => ({ projects: records.projects }),
    },
    {
      path: '/writing',
      row: 'listWritings',
      api: '/api/writings',
      ...shows([
        ...profile.writings,
        ...profile.talks,
        ...textsOf(profile).map(({ text }) => text),
      ]),
      title: places.writing,
      summary: descriptions.writing({ name }),
      markdown: () => writingMarkdown(records, say),
      twin: () => ({ writings: records.writings }),
    },
    {
      path: '/about',
      row: 'getProfile',
      api: '/api/profile',
      ...shows([person, profile.collaboration]),
      title: places.about,
      summary: descriptions.about({ name }),
      markdown: () => aboutMarkdown(records, say),
      twin: () => ({ ...profilePayload(records), ...collaborationPayload(records) }),
    },
    {
      path: '/cv',
      row: 'getResume',
      api: '/resume.json',
      ...shows(entriesOf(profile)),
      title: places.cv,
      summary: descriptions.cv({ name }),
      markdown: () => cvMarkdown(records, say, downloads),
      twin: () => jsonResume(records),
    },
    {
      path: '/claims',
      row: 'listClaims',
      api: '/api/claims',
      ...shows(profile.claims),
      title: places.claims,
      summary: descriptions.claims({ name }),
      markdown: () => claimsMarkdown(records, say),
      twin: twinOf('listClaims'),
    },
    {
      path: '/notes',
      row: 'listNotes',
      api: '/api/notes',
      ...shows(profile.notes),
      title: places.notes,
      summary: descriptions.notes({ name }),
      markdown: () => notesMarkdown(records, say),
      twin: twinOf('listNotes'),
    },
    {
      path: '/tags',
      item: true,
      row: 'getManifest',
      api: '/api/manifest',
      ...shows(tagged),
      title: places.tags,
      summary: descriptions.tags({ name }),
      markdown: () => tagsMarkdown(records, say),
      twin: () => ({ tags: tagsOf(records, say) }),
    },
    {
      path: '/questions',
      row: 'listCommonQuestions',
      api: '/api/common_questions',
      ...shows(profile.questions),
      title: places.questions,
      summary: descriptions.questions({ name }),
      markdown: () => questionsMarkdown(records, say),
      twin: twinOf('listCommonQuestions'),
    },
    {
      path: '/contact',
      row: 'getContactPolicy',
      api: '/api/contact',
      ...shows([profile.contact]),
      title: places.contact,
      summary: descriptions.contact,
      markdown: () => contactMarkdown(records, say),
      twin: () => contactPayload(records),
    },
  ];
}

/**
 * The pages of a profile, those of single items last. `downloads` are the files that home and CV
 * offer.
 */
export function humanPages(records: Records, downloads: readonly Download[] = []): HumanPage[] {
  const say = sayIn(records.profile.profile.language);
  return [
    ...mainPages(records, say, downloads),
    ...textsOf(records.profile).map((one) => textPage(one, records, say)),
    ...itemPages(records, say),
  ];
}
