/** The page of tags: each with what has it. */
import GithubSlugger from 'github-slugger';
import type { Document, Run, Section, Text } from '../../documents/model.ts';
import { words } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';
import { once } from '../../once.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import { recordNamed } from './named.ts';

type Tag = {
  tag: string;
  /** Its place on the page. */
  at: `tag-${string}`;
  groups: { title: string; items: Run[] }[];
};

/** Every tag by name, with what has it by kind; found once for all pages of a build. */
export const tagsOf = once((records: Records, say: Say): Tag[] => {
  const of = (kind: 'projects' | 'claims' | 'skills' | 'writings' | 'talks' | 'notes') => ({
    title: recordNamed(`/api/${kind}`, records, say).text,
    items: records[kind].map(({ path, tags }) => ({ run: recordNamed(path, records, say), tags })),
  });
  const texts = textsOf(records.profile).map(({ text: { title, tags }, addresses }) => ({
    run: { text: title, to: addresses.human },
    tags,
  }));
  const kinds = [
    ...[of('projects'), of('claims'), of('skills')],
    { title: say.writing.here, items: texts },
    ...[of('writings'), of('talks'), of('notes')],
  ];
  const names = new Set(kinds.flatMap(({ items }) => items.flatMap(({ tags }) => tags)));
  const slugger = new GithubSlugger();
  return [...names].sort(new Intl.Collator(say.language).compare).map((tag) => ({
    tag,
    at: `tag-${slugger.slug(tag)}`,
    groups: kinds
      .map(({ title, items }) => ({
        title,
        items: items.filter(({ tags }) => tags.includes(tag)).map(({ run }) => run),
      }))
      .filter(({ items }) => items.length > 0),
  }));
});

/** Places of tags, made once for some records: each of a thousand pages links some. */
const placesOfTags = once(
  (records: Records, say: Say) => new Map(tagsOf(records, say).map(({ tag, at }) => [tag, at])),
);

/** Where the page tells of a tag, for links: `cobol` -> `/tags#tag-cobol`. */
export function tagPaths(records: Records, say: Say): (tag: string) => string {
  const places = placesOfTags(records, say);
  return (tag) => `/tags#${places.get(tag) ?? ''}`;
}

/** Every tag, with what has it. */
export function tagsPage(records: Records, say: Say): Document {
  const sections = tagsOf(records, say).map(({ tag, at, groups }): Section => {
    const facts = groups.map(({ title, items }) => ({
      term: title,
      values: items.map((item): Text => [item]),
    }));
    return { id: at, title: tag, role: 'part', blocks: [{ is: 'facts', role: 'terms', facts }] };
  });
  const intro = say.descriptions.tags({ name: nameOf(records) });
  return {
    form: 'list',
    path: '/tags',
    json: '/api/manifest',
    title: say.places.tags,
    facts: [],
    lead: [
      { is: 'text', role: 'lead', text: words(sections.length > 0 ? intro : say.notes.noTags) },
    ],
    sections,
  };
}
