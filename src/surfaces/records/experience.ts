/** Positions and education as records. */
import type { Entry } from '../../schemas/entries.ts';
import type { Education, Experience } from '../../schemas/experience.ts';
import { sealItem } from '../seal.ts';
import type { Site } from '../site.ts';
import { addressOf, orNull, type Source, stated } from './parts.ts';

/** A position, paid or not; `path` is where it is published. */
function positionOf(
  position: Entry<'experience'> | Entry<'volunteering'>,
  path: string,
  site: Site,
): Experience {
  const item = {
    id: position.id,
    title: position.title,
    organization: position.organization,
    location: position.location ?? null,
    start: position.start,
    end: position.end,
    summary: position.summary ?? null,
    ...stated({
      highlights: position.highlights,
      organization_url: position.organization_url,
      employment_type: position.employment_type,
    }),
    details_markdown: orNull(position.body),
    evidence_level: position.evidence_level,
    evidence_links: position.evidence_links,
    related_skill_ids: position.skills,
    project_slugs: position.projects,
    ...addressOf(site, path),
  };
  return sealItem(item, position.modified);
}

export function experienceOf({ profile, site }: Source): Experience[] {
  return profile.experience.map((one) => positionOf(one, `/api/experience/${one.id}`, site));
}

export function volunteeringOf({ profile, site }: Source): Experience[] {
  return profile.volunteering.map((one) => positionOf(one, `/api/experience#${one.id}`, site));
}

export function educationOf({ profile, site }: Source): Education[] {
  return profile.education.map((degree) => {
    const item = {
      id: degree.id,
      degree: degree.degree ?? null,
      field: degree.field ?? null,
      institution: degree.institution,
      ...stated({
        institution_url: degree.institution_url,
        score: degree.score,
        courses: degree.courses,
      }),
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
