/**
 * JSON-LD of the other pages for people: schema.org types, with nothing that the records do not
 * say.
 */
import type { Kind } from '../../kinds/field.ts';
import { folders, type RecordOf } from '../../kinds/kinds.ts';
import { type Say, sayIn } from '../../labels/say.ts';
import { nameOf } from '../person.ts';
import { given } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { addressesOf, type Text } from '../texts.ts';

type ShownKind = 'projects' | 'claims' | 'notes';

/** What a record is called: the first field of its label. */
function titleOf<K extends ShownKind>(kind: K, record: RecordOf<K>): string {
  const [name] = folders[kind].places.ask.label;
  return (record as unknown as Record<string, string>)[name] ?? '';
}

const CONTEXT = { '@context': 'https://schema.org' as const };
const subject = ({ site }: Records) => ({ '@id': absolute(site, '/#person') });

function author(records: Records, name: string) {
  return name === records.profile.profile.name
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

const page = <T extends string>(records: Records, type: T, path: string, name: string) => ({
  ...CONTEXT,
  '@type': type,
  '@id': absolute(records.site, path),
  url: absolute(records.site, path),
  name,
  inLanguage: sayIn(records.profile.profile.language).language,
  breadcrumb: breadcrumb(records, path, name),
});

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
      image: [
        absolute(records.site, `/social${human}.png`),
        ...(text.pictures ?? []).map(({ url }) => url),
      ],
      about: subject(records),
      ...given({ alternativeHeadline: text.subtitle, keywords: text.tags }),
    },
  };
}

/** The page of a record: what it is about is told by its kind. */
export function recordJsonLd<K extends ShownKind>(kind: K, record: RecordOf<K>, records: Records) {
  const { site, profile } = records;
  const { levels } = sayIn(profile.profile.language).evidence;
  const thing = (folders[kind] as Kind).thing?.(record as never, {
    absolute: (path) => absolute(site, path),
    subject: subject(records),
    author: (name) => author(records, name),
    levelName: (level) => levels[level].name,
  });
  const { path } = record;
  const name = titleOf(kind, record);
  return {
    ...plainJsonLd('WebPage', path.replace('/api/', '/'), name, records),
    mainEntity: given(thing ?? {}),
  };
}

/** A list of records, each with a page of its own. */
export function listJsonLd(kind: ShownKind, title: string, records: Records) {
  const items = records[kind] as RecordOf<ShownKind>[];
  return {
    ...plainJsonLd('CollectionPage', `/${kind}`, title, records),
    mainEntity: {
      '@type': 'ItemList' as const,
      numberOfItems: items.length,
      itemListElement: items.map((record, at) => ({
        '@type': 'ListItem' as const,
        position: at + 1,
        name: titleOf(kind, record),
        url: absolute(records.site, record.path.replace('/api/', '/')),
      })),
    },
  };
}

/** A page about the person, without a main thing of its own. */
export const plainJsonLd = (
  type: 'AboutPage' | 'CollectionPage' | 'WebPage' | 'ContactPage' | 'FAQPage',
  path: string,
  title: string,
  records: Records,
) => ({ ...page(records, type, path, title), about: subject(records) });

export const questionsJsonLd = (records: Records, say: Say) => ({
  ...plainJsonLd('FAQPage', '/questions', say.places.questions, records),
  mainEntity: records.questions.map(({ question, answer_markdown }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer_markdown },
  })),
});
