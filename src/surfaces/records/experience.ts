/** Positions and education as records. */
import type { Entry } from '../../kinds/entries.ts';
import type { Education, Experience, Volunteering } from '../../kinds/experience/experience.ts';
import { dated } from '../seal.ts';
import type { Site } from '../site.ts';
import { hashed } from './document.ts';
import { addressOf, humanUrl, orNull, type Source, stated } from './parts.ts';

/** A position, paid or not; `path` is where it is published. */
function positionOf(
  position: Entry<'experience'> | Entry<'volunteering'>,
  path: string,
  site: Site,
) {
  return {
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
      organization_summary: position.organization_summary,
      employment_type: position.employment_type,
      acting: position.acting || undefined,
    }),
    details_markdown: orNull(position.body),
    evidence_level: position.evidence_level,
    evidence_links: position.evidence_links,
    related_skill_ids: position.skills,
    project_slugs: position.projects,
    ...addressOf(site, path),
    human_url: humanUrl(site, path),
  };
}

export function experienceOf(source: Source): Experience[] {
  const { profile, site } = source;
  return profile.experience.map((one) =>
    hashed(positionOf(one, `/api/experience/${one.id}`, site), one.modified, source),
  );
}

export function volunteeringOf({ profile, site }: Source): Volunteering[] {
  return profile.volunteering.map((one) =>
    dated(positionOf(one, `/api/experience#${one.id}`, site), one.modified),
  );
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
        status: degree.status,
        score: degree.score,
        courses: degree.courses,
      }),
      start: degree.start ?? null,
      end: degree.end,
      details_markdown: orNull(degree.body),
      evidence_level: degree.evidence_level,
      evidence_links: degree.evidence_links,
      ...addressOf(site, `/api/experience#${degree.id}`),
      human_url: humanUrl(site, `/api/experience#${degree.id}`),
    };
    return dated(item, degree.modified);
  });
}
