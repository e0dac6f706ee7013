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
  // In one go: there may be as many tags as items.
  const tagged = Map.groupBy(
    kinds.flatMap((kind) =>
      kind.items.flatMap(({ run, tags }) => [...new Set(tags)].map((tag) => ({ tag, kind, run }))),
    ),
    ({ tag }) => tag,
  );
  const slugger = new GithubSlugger();
  return [...tagged.keys()].sort(new Intl.Collator(say.language).compare).map((tag) => ({
    tag,
    at: `tag-${slugger.slug(tag)}`,
    groups: [...Map.groupBy(tagged.get(tag) ?? [], ({ kind }) => kind)].map(([{ title }, all]) => ({
      title,
      items: all.map(({ run }) => run),
    })),
  }));
});

/** Where the page tells of a tag, for links: `cobol` -> `/tags#tag-cobol`; many pages link some. */
export const tagPaths = once((records: Records, say: Say) => {
  const places = new Map(tagsOf(records, say).map(({ tag, at }) => [tag, at]));
  return (tag: string) => `/tags#${places.get(tag) ?? ''}`;
});

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
    lead: [
      { is: 'text', role: 'lead', text: words(sections.length > 0 ? intro : say.notes.noTags) },
    ],
    sections,
  };
}
