/**
 * GET /resume.json: JSON Resume 1.0.0 (@jsonresume/schema), which opens that format's tools and
 * themes.
 */
import { urlOf } from '../documents/parts.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { absolute } from '../site.ts';
import { described, freshnessOf, given } from './about.ts';

function basics({ profile: { profile, contact }, site }: Records, summary: string) {
  return given({
    name: profile.name,
    label: profile.headline,
    email: contact.email,
    // A site that an operator runs is not the person's own.
    url: profile.operator ? null : absolute(site, '/'),
    summary,
    // One line of text is all the owner gives; taking it apart into city and region would be a
    // guess.
    location: profile.location ? { address: profile.location } : null,
    profiles: profile.links.map(({ label, url }) => ({ network: label, url })),
  });
}

/**
 * The résumé. Takes all records; returns JSON Resume, with `evidence_level` beside each record,
 * since the format is open. Dates may be a year or a month, as its `iso8601` allows. Our four
 * metadata members stand at the end.
 */
export function jsonResume(records: Records) {
  const { profile } = records;
  const fresh = freshnessOf(records, [
    profile.profile,
    ...[
      profile.experience,
      profile.education,
      profile.projects,
      profile.skills,
      profile.writings,
      profile.talks,
    ].flat(),
  ]);
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(records, described(records, profile.profile.bio)),
    work: records.experience.map(
      ({ organization, title, location, start, end, summary, evidence_level }) =>
        given({
          name: organization,
          position: title,
          location,
          startDate: start,
          endDate: end,
          summary,
          evidence_level,
        }),
    ),
    education: records.education.map(({ institution, field, degree, start, end, evidence_level }) =>
      given({
        institution,
        area: field,
        studyType: degree,
        startDate: start,
        endDate: end,
        evidence_level,
      }),
    ),
    publications: records.writings.map(
      ({ title, publisher, date, summary, evidence_links, evidence_level }) =>
        given({
          name: title,
          publisher,
          releaseDate: date,
          url: evidence_links[0]?.url,
          summary,
          evidence_level,
        }),
    ),
    skills: records.skills.map(({ name, tags, evidence_level }) => ({
      name,
      keywords: tags,
      evidence_level,
    })),
    languages: profile.profile.languages.map((language) => ({ language })),
    projects: [
      ...records.projects.map((project) =>
        given({
          name: project.title,
          description: project.summary,
          highlights: project.proof_points,
          keywords: project.tags,
          startDate: project.start,
          endDate: project.end,
          url: project.url,
          roles: [project.role],
          evidence_level: project.evidence_level,
        }),
      ),
      ...records.talks.map(({ title, summary, tags, date, url, event, evidence_level }) => ({
        name: title,
        description: summary,
        keywords: tags,
        startDate: date,
        endDate: date,
        url,
        entity: event,
        type: 'talk',
        evidence_level,
      })),
    ],
    meta: given({
      canonical: urlOf(records, 'getResume'),
      version: 'v1.0.0',
      lastModified: fresh.last_modified?.replace('Z', ''),
    }),
  };
  return seal(resume, fresh);
}
