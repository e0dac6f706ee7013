/**
 * JSON-LD of the other pages for people: schema.org types, with nothing that the records do not
 * say.
 */
import type { Project } from '../../schemas/project.ts';
import { anchor } from '../human.ts';
import { TITLES } from '../pages/list-pages.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { addressesOf, type Text } from '../texts.ts';
import { given } from './about.ts';

const CONTEXT = { '@context': 'https://schema.org' as const };
const subject = ({ site }: Records) => ({ '@id': absolute(site, '/#person') });

/**
 * Whoever wrote something: the person, else the name alone, because it does not tell a person from
 * an organization.
 */
function author(records: Records, name: string) {
  const { profile } = records.profile;
  return name === profile.name ? { '@type': 'Person' as const, ...subject(records), name } : name;
}

function page<T extends string>(records: Records, type: T, path: string, name: string) {
  return {
    ...CONTEXT,
    '@type': type,
    '@id': absolute(records.site, path),
    url: absolute(records.site, path),
    name,
  };
}

/** The manifesto or an article. */
export function textJsonLd(text: Text, type: 'article' | 'manifesto', records: Records) {
  const { human } = addressesOf(text, type);
  return {
    ...page(records, 'Article', human, text.title),
    headline: text.title,
    description: text.summary,
    author: author(records, text.author ?? records.profile.profile.name),
    datePublished: text.date,
    dateModified: text.modified,
    about: subject(records),
    ...given({ alternativeHeadline: text.subtitle, keywords: text.tags }),
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

export function claimsJsonLd(records: Records) {
  return {
    ...page(records, 'CollectionPage', '/claims', TITLES.claims),
    about: subject(records),
    mainEntity: {
      '@type': 'ItemList' as const,
      numberOfItems: records.claims.length,
      itemListElement: records.claims.map((claim, at) => ({
        '@type': 'ListItem' as const,
        position: at + 1,
        item: { '@type': 'Claim' as const, '@id': claim.claim_url, text: claim.claim },
      })),
    },
  };
}

export function notesJsonLd(records: Records) {
  return {
    ...page(records, 'CollectionPage', '/notes', TITLES.notes),
    about: subject(records),
    mainEntity: {
      '@type': 'ItemList' as const,
      numberOfItems: records.notes.length,
      itemListElement: records.notes.map(({ id, title }, at) => ({
        '@type': 'ListItem' as const,
        position: at + 1,
        name: title,
        url: absolute(records.site, `/notes#${anchor.note(id)}`),
      })),
    },
  };
}

export function questionsJsonLd(records: Records) {
  return {
    ...page(records, 'FAQPage', '/questions', TITLES.questions),
    about: subject(records),
    mainEntity: records.questions.map(({ question, answer_markdown }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer_markdown },
    })),
  };
}

export function contactJsonLd(records: Records) {
  return { ...page(records, 'ContactPage', '/contact', TITLES.contact), about: subject(records) };
}
