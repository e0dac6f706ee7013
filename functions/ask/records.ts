/**
 * What can be asked about: every published record in one form, with its names, dates, places and
 * sentences.
 */
import type { EvidenceLevel } from '../../src/schemas/common.ts';
import type { Snapshot } from '../operations/snapshot.ts';
import { headedBlocks, sentencesOf } from './sentences.ts';

/** The facts without the index that is made of them. */
export type Facts = Omit<Snapshot, 'search' | 'phrases'>;

export type Kind =
  | 'profile'
  | 'experience'
  | 'education'
  | 'project'
  | 'skill'
  | 'claim'
  | 'writing'
  | 'talk'
  | 'note'
  | 'article'
  | 'manifesto'
  | 'question'
  | 'collaboration'
  | 'contact';

/** One sentence of a record. */
export type Line = {
  text: string;
  /** Spoken about the person without naming it, such as a role or a summary of a position. */
  implied: boolean;
  /** A title that stands for a sentence. */
  title?: true;
};

export type Rec = {
  kind: Kind;
  /** Position of the record in its list, for ties. */
  at: number;
  id: string;
  path: string;
  url: string;
  /** How it is called: its title, name or statement. */
  label: string;
  hash: string;
  level: EvidenceLevel | null;
  evidence: string | null;
  links: readonly { label: string; url: string }[];
  /** Other names that a question may use. */
  names: string[];
  start: string | null;
  end: string | null;
  place: string | null;
  /** Who else is named by a field: coauthors, author. */
  people: readonly string[];
  /**
   * Values of typed fields that are names or terms: role, organization, publisher, degree, field.
   */
  values: string[];
  lines: Line[];
  tags: readonly string[];
  projects: readonly string[];
};

const lines = (implied: boolean, ...texts: readonly (string | null | undefined)[]): Line[] =>
  texts.flatMap((text) =>
    text ? sentencesOf(text).map((sentence) => ({ text: sentence, implied })) : [],
  );

/** Names inside of a name: what stands in and before brackets, before a colon, between bars. */
function namesIn(...names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => {
    if (!name) return [];
    const bare = name.replace(/\([^)]*\)/g, ' ').trim();
    const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
    return [name, bare, ...inside, ...bare.split(/\s*[|;:]\s*|, (?=\p{Lu})/u)].filter(
      (one) => one.length > 1,
    );
  });
}

/** First letters of the capitalised words of a name: at least three. */
function initialsOf(name: string): string | null {
  const capitals = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = capitals
    .map((word) => word[0])
    .join('')
    .toLowerCase();
  return initials.length >= 3 && initials.length <= 5 && !/[^\p{L}\s.'-]/u.test(name)
    ? initials
    : null;
}

/** A file name as a name: "mark-i" is "Mark I". */
const slugName = (slug: string): string =>
  slug
    .split('-')
    .map((word) =>
      /^(i{1,3}|iv|vi{0,3})$/.test(word)
        ? word.toUpperCase()
        : `${word[0]?.toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');

const none = {
  start: null,
  end: null,
  place: null,
  evidence: null,
  level: null,
  links: [],
  people: [],
  tags: [],
  projects: [],
};

/** Names that follow from the others: the file name, and initials of organizations and events. */
function otherNames(
  { kind, id, values }: Pick<Rec, 'kind' | 'id' | 'values'>,
  names: readonly string[],
): string[] {
  if (
    !/^[a-z0-9-]+$/.test(id) ||
    ['profile', 'collaboration', 'contact', 'question'].includes(kind)
  )
    return [];
  const long = ['experience', 'talk', 'writing', 'education'].includes(kind)
    ? [...values, ...names]
    : names;
  const initials = long
    .flatMap((name) => [name, ...name.split(/\b(?:of the|to the|at the|for the|of|,)\s/)])
    .map(initialsOf);
  return [slugName(id), ...initials.filter((one) => one !== null)];
}

/** A record that is being made: what takes reading is left for when it is needed. */
type Draft = Omit<Rec, 'at' | 'lines' | 'names'> & { lines: () => Line[]; names: () => string[] };

function lazily({ lines: toLines, names: toNames, ...one }: Draft, at: number): Rec {
  let lines: Line[] | null = null;
  let names: string[] | null = null;
  return {
    ...one,
    at,
    get lines() {
      lines ??= toLines();
      return lines;
    },
    get names() {
      names ??= [...toNames(), ...otherNames(one, toNames())];
      return names;
    },
  };
}

/** Every record of the published facts, lists in their own order. Pure. */
export function recordsOf(facts: Facts): Rec[] {
  const { manifest, base, hashes } = facts;
  const at = (path: string) => ({
    path,
    url: `${base}${path}`,
    hash: hashes[path] ?? manifest.content_hash,
  });
  const { profile, collaboration, contact } = manifest;
  const made: Draft[] = [];
  made.push({
    ...none,
    kind: 'profile',
    id: 'profile',
    ...at('/api/profile'),
    label: profile.display_name ?? profile.name,
    names: () => [profile.name, ...(profile.display_name ? [profile.display_name] : [])],
    links: profile.reference_links,
    start: profile.born,
    end: profile.died,
    place: profile.location,
    values: [profile.headline, ...profile.languages],
    lines: () => [
      ...lines(true, profile.headline, profile.bio),
      ...profile.current_focus.flatMap((one) => lines(true, one)),
      ...lines(false, profile.biography_markdown),
    ],
  });
  for (const one of manifest.experience)
    made.push({
      kind: 'experience',
      id: one.id,
      ...at(`/api/experience/${one.id}`),
      label: `${one.title}, ${one.organization}`,
      level: one.evidence_level,
      evidence: null,
      links: one.evidence_links,
      names: () => [...namesIn(one.organization), ...namesIn(one.title)],
      start: one.start,
      end: one.end,
      place: one.location,
      people: [],
      values: [one.title, one.organization, ...(one.location ? [one.location] : [])],
      lines: () => lines(true, one.summary, one.details_markdown),
      tags: one.related_skill_ids,
      projects: one.project_slugs,
    });
  for (const one of manifest.education)
    made.push({
      ...none,
      kind: 'education',
      id: one.id,
      ...at(`/api/experience#${one.id}`),
      label: `${one.degree}, ${one.field}, ${one.institution}`,
      level: one.evidence_level,
      links: one.evidence_links,
      names: () => [one.degree, ...namesIn(one.institution)],
      start: one.start,
      end: one.end,
      values: [one.degree, one.field, one.institution],
      lines: () => lines(true, one.details_markdown),
    });
  for (const one of manifest.projects)
    made.push({
      ...none,
      kind: 'project',
      id: one.slug,
      ...at(`/api/projects/${one.slug}`),
      label: one.title,
      level: one.evidence_level,
      evidence: one.evidence_note,
      links: one.evidence_links,
      names: () => namesIn(one.title),
      start: one.start,
      end: one.end,
      values: [one.title, one.role],
      lines: () => [
        ...lines(false, one.summary),
        ...lines(true, one.role),
        ...one.proof_points.flatMap((point) => lines(false, point)),
        ...lines(false, one.details_markdown, one.evidence_note),
      ],
      tags: one.tags,
      projects: [one.slug],
    });
  for (const one of manifest.skills)
    made.push({
      ...none,
      kind: 'skill',
      id: one.id,
      ...at(`/api/skills#${one.id}`),
      label: one.name,
      level: one.evidence_level,
      links: one.evidence_links,
      names: () => [one.name, ...(/ and /.test(one.name) ? one.name.split(' and ') : [])],
      start: one.since,
      end: one.until,
      values: [one.name],
      lines: () => lines(true, one.summary_markdown),
      tags: one.tags,
      projects: one.project_slugs,
    });
  for (const one of manifest.claims)
    made.push({
      ...none,
      kind: 'claim',
      id: one.id,
      ...at(`/api/claims/${one.id}`),
      label: one.claim,
      level: one.evidence_level,
      evidence: one.evidence_note,
      links: one.evidence_links,
      names: () => [],
      values: [],
      lines: () => [
        ...lines(true, one.claim),
        ...lines(false, one.evidence_note, one.details_markdown),
      ],
      tags: one.tags,
      projects: one.project ? [one.project] : [],
    });
  for (const one of manifest.writings)
    made.push({
      ...none,
      kind: 'writing',
      id: one.id,
      ...at(`/api/writings#${one.id}`),
      label: one.title,
      level: one.evidence_level,
      links: one.evidence_links,
      names: () => namesIn(one.title),
      start: one.date,
      people: one.coauthors,
      values: [one.title, one.kind, one.publisher, ...one.coauthors],
      lines: () => lines(true, one.summary, one.details_markdown),
      tags: one.tags,
      projects: one.project_slugs,
    });
  for (const one of manifest.talks)
    made.push({
      ...none,
      kind: 'talk',
      id: one.id,
      ...at(`/api/talks#${one.id}`),
      label: one.title,
      level: one.evidence_level,
      links: one.evidence_links,
      names: () => [...namesIn(one.title), ...namesIn(one.event)],
      start: one.date,
      place: one.location,
      values: [one.title, one.event, ...(one.location ? [one.location] : [])],
      lines: () => lines(true, one.summary, one.details_markdown),
      tags: one.tags,
      projects: one.project_slugs,
    });
  for (const one of manifest.notes)
    made.push({
      ...none,
      kind: 'note',
      id: one.id,
      ...at(`/api/notes/${one.id}`),
      label: one.title,
      names: () => namesIn(one.title),
      start: one.date,
      people: [one.author],
      values: [one.title, one.date.slice(0, 4)],
      lines: () => [
        { text: one.title, implied: false, title: true },
        ...lines(false, one.body_markdown),
      ],
      tags: one.tags,
      projects: one.project_slugs,
    });
  for (const one of facts.texts)
    made.push({
      ...none,
      kind: one.type,
      id: one.path,
      ...at(one.path),
      label: one.title,
      names: () => [...namesIn(one.title), ...(one.type === 'manifesto' ? ['manifesto'] : [])],
      start: one.published_at,
      people: [one.author],
      values: [one.title],
      lines: () => [
        ...lines(false, one.summary, ...one.key_claims),
        ...headedBlocks(one.body_markdown).flatMap(({ heading, body }) => [
          ...(heading ? [{ text: heading, implied: false, title: true as const }] : []),
          ...lines(false, body),
        ]),
      ],
    });
  for (const one of manifest.common_questions)
    made.push({
      ...none,
      kind: 'question',
      id: one.id,
      ...at(`/api/common_questions#${one.id}`),
      label: one.question,
      names: () => [],
      values: [],
      lines: () => lines(true, one.answer_markdown),
      tags: one.tags,
    });
  made.push({
    ...none,
    kind: 'collaboration',
    id: 'collaboration',
    ...at('/api/collaboration'),
    label: 'Terms of collaboration',
    names: () => [],
    values: [],
    lines: () => [
      ...lines(
        false,
        collaboration.availability_note,
        collaboration.details_markdown,
        collaboration.pricing_policy.note,
      ),
      ...[
        ...collaboration.preferred_engagement_types,
        ...collaboration.hard_no_list,
        ...collaboration.industries_of_interest,
      ].flatMap((one) => lines(false, one)),
    ],
  });
  made.push({
    ...none,
    kind: 'contact',
    id: 'contact',
    ...at('/api/contact'),
    label: 'Contact policy',
    names: () => [],
    values: [],
    lines: () =>
      lines(false, contact.policy_markdown, contact.rule_for_autonomous_agents, contact.privacy),
  });
  return made.map(lazily);
}
