/** Lists of records that can be counted, listed and filtered. */

import type { Kind, Rec } from '../facts/records.ts';
import type { Known } from './knowledge.ts';

export type ListKind =
  | 'projects'
  | 'skills'
  | 'talks'
  | 'writings'
  | 'claims'
  | 'notes'
  | 'positions'
  | 'degrees'
  | 'articles'
  | 'questions';

type List = {
  path: string;
  /** A word that names it. */
  noun: RegExp;
  /** How it is called in an answer, as one and as many. */
  one: string;
  many: string;
  items: (known: Known) => Rec[];
};

const of =
  (...kinds: Kind[]) =>
  ({ records }: Known): Rec[] =>
    records.filter(({ kind }) => kinds.includes(kind));

export const LISTS: Record<ListKind, List> = {
  projects: {
    path: '/api/projects',
    noun: /^(projects?|portfolio)$/,
    one: 'project',
    many: 'projects',
    items: of('project'),
  },
  skills: {
    path: '/api/skills',
    noun: /^(skills?|skillset|competenc(e|es|y|ies)|expertise|strengths?|capabilities|technolog(y|ies)|tools|stack)$/,
    one: 'skill',
    many: 'skills',
    items: of('skill'),
  },
  talks: {
    path: '/api/talks',
    noun: /^(talks?|lectures?|speeches|speech|interviews?|keynotes?|presentations?|appearances?)$/,
    one: 'talk',
    many: 'talks',
    items: of('talk'),
  },
  writings: {
    path: '/api/writings',
    noun: /^(writings?|publications?|papers?|books?|textbooks?|texts|bibliography|publishe?d? works?|manuals?|chapters?)$/,
    one: 'writing',
    many: 'writings',
    items: of('writing'),
  },
  claims: {
    path: '/api/claims',
    noun: /^(claims?|statements?|assertions?)$/,
    one: 'claim',
    many: 'claims',
    items: of('claim'),
  },
  notes: {
    path: '/api/notes',
    noun: /^(notes?|observations?)$/,
    one: 'note',
    many: 'notes',
    items: of('note'),
  },
  positions: {
    path: '/api/experience',
    noun: /^(jobs?|positions?|employers?|employment|compan(y|ies)|organi[sz]ations?|workplaces?|employment|experience|career|resume|cv|roles?|titles?|work|history|histories|posts?|jobs)$/,
    one: 'position',
    many: 'positions',
    items: of('experience'),
  },
  degrees: {
    path: '/api/experience',
    noun: /^(degrees?|diplomas?|education(al)?|qualifications?|studies|universit(y|ies)|colleges|schools)$/,
    one: 'degree',
    many: 'degrees',
    items: of('education'),
  },
  articles: {
    path: '/api/content',
    noun: /^(articles?|essays?|blogs?|posts?)$/,
    one: 'article',
    many: 'articles',
    items: of('article'),
  },
  questions: {
    path: '/api/common_questions',
    noun: /^(faqs?|questions)$/,
    one: 'common question',
    many: 'common questions',
    items: of('question'),
  },
};

/**
 * The list that a line of folded words names first, or null. Strong nouns win over "work" and
 * "history".
 */
export function listKindIn(line: string): ListKind | null {
  const words = line.split(' ');
  const weak =
    /^(work|history|histories|experience|career|resume|cv|texts|statements?|studies|expertise|titles?|roles?|company|companies)$/;
  for (const strong of [true, false])
    for (const word of words)
      for (const [kind, { noun }] of Object.entries(LISTS))
        if (noun.test(word) && weak.test(word) !== strong) return kind as ListKind;
  return null;
}

/** A list as a source of its own. */
export function listRecord(known: Known, kind: ListKind): Rec {
  const { path, many } = LISTS[kind];
  const { base, hashes, manifest } = known.facts;
  return {
    kind: 'profile',
    at: -1,
    id: kind,
    path,
    url: `${base}${path}`,
    hash: hashes[path] ?? manifest.content_hash,
    label: `${many[0]?.toUpperCase()}${many.slice(1)}`,
    level: null,
    evidence: null,
    links: [],
    names: [],
    fields: {},
    start: null,
    end: null,
    place: null,
    people: [],
    values: [],
    lines: [],
    tags: [],
    projects: [],
  };
}
