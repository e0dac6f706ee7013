/** Positions and education as records. */
import type { Education, Experience } from '../../schemas/experience.ts';
import { sealItem } from '../seal.ts';
import { addressOf, orNull, type Source } from './parts.ts';

export function experienceOf({ profile, site }: Source): Experience[] {
  return profile.experience.map((position) => {
    const item = {
      id: position.id,
      title: position.title,
      organization: position.organization,
      location: position.location ?? null,
      start: position.start,
      end: position.end,
      summary: position.summary,
      details_markdown: orNull(position.body),
      evidence_level: position.evidence_level,
      evidence_links: position.evidence_links,
      related_skill_ids: position.skills,
      project_slugs: position.projects,
      ...addressOf(site, `/api/experience/${position.id}`),
    };
    return sealItem(item, position.modified);
  });
}

export function educationOf({ profile, site }: Source): Education[] {
  return profile.education.map((degree) => {
    const item = {
      id: degree.id,
      degree: degree.degree,
      field: degree.field,
      institution: degree.institution,
      start: degree.start ?? null,
      end: degree.end,
      details_markdown: orNull(degree.body),
      evidence_level: degree.evidence_level,
      evidence_links: degree.evidence_links,
      ...addressOf(site, `/api/experience#${degree.id}`),
    };
    return sealItem(item, degree.modified);
  });
}
