/**
 * JSON-LD of the other pages for people: schema.org types, with nothing that the records do not
 * say.
 */

import type { Claim } from '../../kinds/claim/claim.ts';
import type { Note } from '../../kinds/note/note.ts';
import type { Project } from '../../kinds/project/project.ts';
import { type Say, sayIn } from '../../labels/say.ts';
import { given } from '../discovery/about.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { addressesOf, type Text } from '../texts.ts';

const CONTEXT = { '@context': 'https://schema.org' as const };
const subject = ({ site }: Records) => ({ '@id': absolute(site, '/#person') });

/** Whoever wrote something: the person, or somebody by name. */
function author(records: Records, name: string) {
  const { profile } = records.profile;
  return name === profile.name
    ? { '@type': 'Person' as const, ...subject(records), name, url: absolute(records.site, '/') }
    : { '@type': 'Person' as const, name };
}

/** The lists that pages of items stand below, with their titles. */
const listsOf = ({ places }: Say): Record<string, string> => ({
  '/claims': places.claims,
  '/notes': places.notes,
  '/projects': places.projects,
  '/articles': places.writing,
});
/** Where a list is that has another address than its items. */
const ELSEWHERE: Record<string, string> = { '/articles': '/writing' };

/** The way to a page, as search engines show it: home, list, page. */
function breadcrumb(records: Records, path: string, name: string) {
  const say = sayIn(records.profile.profile.language);
  const [list = ''] = /^\/\w+(?=\/)/.exec(path) ?? [];
  const title = listsOf(say)[list];
  const steps = [
    { name: nameOf(records), path: '/' },
    ...(title ? [{ name: title, path: ELSEWHERE[list] ?? list }] : []),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: step.name,
      item: absolute(records.site, step.path),
    })),
  };
}

function page<T extends string>(records: Records, type: T, path: string, name: string) {
  return {
    ...CONTEXT,
    '@type': type,
    '@id': absolute(records.site, path),
    url: absolute(records.site, path),
    name,
    inLanguage: sayIn(records.profile.profile.language).language,
    breadcrumb: breadcrumb(records, path, name),
  };
}

/** The manifesto or an article: the page, and the article on it. */
export function textJsonLd(text: Text, type: 'article' | 'manifesto', records: Records) {
  const { human } = addressesOf(text, type);
  return {
    ...page(records, 'WebPage', human, text.title),
    mainEntity: {
      '@type': 'Article' as const,
      '@id': absolute(records.site, `${human}#article`),
      url: absolute(records.site, human),
      headline: text.title,
      description: text.summary,
      author: author(records, text.author ?? records.profile.profile.name),
      datePublished: text.date,
      dateModified: text.modified,
      image: absolute(records.site, `/social${human}.png`),
      about: subject(records),
      ...given({ alternativeHeadline: text.subtitle, keywords: text.tags }),
    },
  };
}

/**
 * A project: a work, with the addresses that support it. The role may be any, so nobody is named
 * its creator.
 */
export function projectJsonLd(project: Project, records: Records) {
  return {
    ...page(records, 'WebPage', `/projects/${project.slug}`, project.title),
    description: project.summary,
    about: subject(records),
    mainEntity: {
      '@type': 'CreativeWork' as const,
      name: project.title,
      description: project.summary,
      contributor: subject(records),
      ...given({
        temporalCoverage: project.start && `${project.start}/${project.end ?? '..'}`,
        url: project.project_url,
        keywords: project.tags,
        subjectOf: project.evidence_links.map(({ url }) => url),
      }),
    },
  };
}

/** A claim with its evidence: what it says, who says it, and the sources that it rests on. */
function claimNode(claim: Claim, records: Records) {
  const { name } = sayIn(records.profile.profile.language).evidence.levels[claim.evidence_level];
  return {
    '@type': 'Claim' as const,
    '@id': claim.claim_url,
    url: absolute(records.site, `/claims/${claim.id}`),
    text: claim.claim,
    about: subject(records),
    // schema.org has no member for how well a claim is supported; it says it in words.
    description: `${name} (${claim.evidence_level}). ${claim.evidence_note}`,
    ...given({
      keywords: claim.tags,
      citation: claim.evidence_links.map(({ label, url }) => ({
        '@type': 'CreativeWork' as const,
        name: label,
        url,
      })),
    }),
  };
}

/** The page of one claim. */
export function claimJsonLd(claim: Claim, records: Records) {
  return {
    ...page(records, 'WebPage', `/claims/${claim.id}`, claim.claim),
    about: subject(records),
    mainEntity: claimNode(claim, records),
  };
}

/** The page of one note. */
export function noteJsonLd(note: Note, records: Records) {
  const path = `/notes/${note.id}`;
  return {
    ...page(records, 'WebPage', path, note.title),
    about: subject(records),
    mainEntity: {
      '@type': 'BlogPosting' as const,
      '@id': absolute(records.site, `${path}#note`),
      url: absolute(records.site, path),
      headline: note.title,
      author: author(records, note.author),
      datePublished: note.date,
      about: subject(records),
      ...given({ dateModified: note.last_modified, keywords: note.tags }),
    },
  };
}

/** A list of pages of this site. */
function list(records: Records, items: readonly { name: string; path: string }[]) {
  return {
    '@type': 'ItemList' as const,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: absolute(records.site, path),
    })),
  };
}

export function claimsJsonLd(records: Records, say: Say) {
  const items = records.claims.map(({ id, claim }) => ({ name: claim, path: `/claims/${id}` }));
  return {
    ...page(records, 'CollectionPage', '/claims', say.claims.title),
    about: subject(records),
    mainEntity: list(records, items),
  };
}

export function notesJsonLd(records: Records, say: Say) {
  const items = records.notes.map(({ id, title }) => ({ name: title, path: `/notes/${id}` }));
  return {
    ...page(records, 'CollectionPage', '/notes', say.notes.title),
    about: subject(records),
    mainEntity: list(records, items),
  };
}

export function projectsJsonLd(records: Records, say: Say) {
  const items = records.projects.map((one) => ({
    name: one.title,
    path: `/projects/${one.slug}`,
  }));
  return {
    ...page(records, 'CollectionPage', '/projects', say.places.projects),
    about: subject(records),
    mainEntity: list(records, items),
  };
}

/** A page about the person that has no main thing of its own. */
export function plainJsonLd(
  type: 'AboutPage' | 'CollectionPage' | 'WebPage' | 'ContactPage',
  path: string,
  title: string,
  records: Records,
) {
  return { ...page(records, type, path, title), about: subject(records) };
}

export function questionsJsonLd(records: Records, say: Say) {
  return {
    ...page(records, 'FAQPage', '/questions', say.questions.title),
    about: subject(records),
    mainEntity: records.questions.map(({ question, answer_markdown }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer_markdown },
    })),
  };
}
