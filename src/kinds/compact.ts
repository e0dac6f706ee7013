/**
 * What lists keep of an item with `detail=compact`: what an assessment needs, and where the rest
 * stands. Apart from the schemas, so that the front door loads it alone.
 */
const position = {
  title: true,
  organization: true,
  start: true,
  end: true,
  evidence_level: true,
  url: true,
} as const;

/** Members of an item, by the list that it stands in. */
export const COMPACT = {
  claims: { claim: true, evidence_level: true, evidence_note: true, url: true },
  skills: {
    id: true,
    name: true,
    since: true,
    until: true,
    evidence_level: true,
    project_slugs: true,
    url: true,
  },
  projects: {
    slug: true,
    title: true,
    role: true,
    start: true,
    end: true,
    evidence_level: true,
    evidence_note: true,
    related_skill_ids: true,
    url: true,
  },
  notes: { title: true, date: true, project_slugs: true, url: true },
  experience: position,
  volunteering: position,
  education: {
    degree: true,
    field: true,
    institution: true,
    end: true,
    evidence_level: true,
    url: true,
  },
  certificates: { name: true, issuer: true, date: true, evidence_level: true, url: true },
  awards: { title: true, awarder: true, date: true, evidence_level: true, url: true },
  references: { name: true, relation: true, url: true },
  interests: { name: true, url: true },
} as const;
