/** What makers of several kinds share. Pure. */
import type { EvidenceLevel } from '../../../src/schemas/common.ts';
import { told } from './lines.ts';
import type { Draft, Rec } from './record.ts';
import type { Snapshot } from './snapshot.ts';

type Proved = {
  evidence_level: EvidenceLevel;
  evidence_links: Rec['links'];
  verification?: Rec['verification'];
};
export const proved = ({ evidence_level, evidence_links, verification }: Proved) => ({
  level: evidence_level,
  links: evidence_links,
  ...(verification ? { verification } : {}),
});
type Tagged = { tags: readonly string[]; project_slugs: readonly string[] };
export const tagged = ({ tags, project_slugs }: Tagged) => ({ tags, projects: project_slugs });

/** The values that are there. */
export const there = <K extends string>(
  fields: Record<K, string | null>,
): { [field in K]?: string } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [field in K]?: string;
  };

/** A position, paid or not. */
export const position = (one: Snapshot['manifest']['experience'][number]): Omit<Draft, 'path'> => ({
  ...proved(one),
  id: one.id,
  label: `${one.title}, ${one.organization}`,
  start: one.start,
  end: one.end,
  place: one.location,
  ...(one.acting ? { acting: true } : {}),
  fields: there({
    title: one.title,
    organization: one.organization,
    form: [one.acting ? 'acting' : null, one.employment_type].filter(Boolean).join(', ') || null,
  }),
  lines: told(one.summary, ...(one.highlights ?? []), one.details_markdown),
  tags: one.related_skill_ids,
  projects: one.project_slugs,
});
