/**
 * GET /resume.json: JSON Resume 1.0.0 (@jsonresume/schema), which opens that format's tools and
 * themes.
 */

import type { Volunteering } from '../../kinds/volunteering/volunteering.ts';
import { bioInstead } from '../defaults.ts';
import { urlOf } from '../documents/parts.ts';
import { curriculumEntries } from '../person.ts';
import type { Records } from '../records.ts';
import { rolesOf, textOfMarkdown, whole } from '../resume-text.ts';
import { seal } from '../seal.ts';
import { absolute } from '../site.ts';
import { described, freshnessOf, given } from './about.ts';

function basics(
  { profile: { profile, contact, collaboration }, site }: Records,
  summary: string | null,
) {
  return given({
    name: profile.name,
    label: profile.headline,
    image: profile.picture,
    email: contact.email,
    // A site that an operator runs is not the person's own.
    url: profile.operator ? null : absolute(site, '/'),
    summary,
    // Where the owner gives one line of text, taking it apart into city and region would be a
    // guess.
    location: profile.place
      ? given({
          city: profile.place.city,
          region: profile.place.region,
          countryCode: profile.place.country,
        })
      : profile.location
        ? { address: profile.location }
        : null,
    profiles: profile.links.map(({ label, username, url }) =>
      given({ network: label, username, url }),
    ),
    // The format has no members for these; it allows others.
    time_zone: collaboration.time_zone,
    workplace_types: collaboration.workplace_types,
    notice_period: collaboration.notice_period,
    available_from: collaboration.available_from,
    work_authorization: collaboration.work_authorization,
  });
}

/** A position as the format has it; `holder` is its name for the organization. */
function work(one: Volunteering, holder: 'name' | 'organization') {
  return given({
    [holder]: one.organization,
    position: one.title,
    location: holder === 'name' ? one.location : null,
    url: one.organization_url,
    startDate: one.start,
    endDate: one.end,
    summary: whole(one.summary, one.details_markdown),
    description: holder === 'name' ? one.organization_summary : null,
    highlights: one.highlights,
    evidence_level: one.evidence_level,
  });
}

/**
 * The résumé. Takes all records; returns JSON Resume, with `evidence_level` beside each record,
 * since the format is open. Dates may be a year or a month, as its `iso8601` allows. The metadata
 * of every payload stands at the end.
 */
export function jsonResume(records: Records) {
  const { profile } = records;
  const fresh = freshnessOf(records, [
    profile.profile,
    ...curriculumEntries(profile),
    ...[profile.projects, profile.skills, profile.writings, profile.talks].flat(),
  ]);
  const { language_levels: levels, bio, body } = profile.profile;
  // What stands in for a biography says only what stands beside it.
  const summary = described(records, bio === bioInstead(profile.profile) ? '' : whole(bio, body));
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(records, summary.trim() || null),
    work: records.experience.map((one) => work(one, 'name')),
    volunteer: records.volunteering.map((one) => work(one, 'organization')),
    education: records.education.map((one) =>
      given({
        institution: one.institution,
        url: one.institution_url,
        area: one.field,
        studyType: one.degree,
        startDate: one.start,
        endDate: one.end,
        score: one.score,
        courses: one.courses,
        evidence_level: one.evidence_level,
      }),
    ),
    awards: records.awards.map(
      ({ title, date, awarder, summary, details_markdown, evidence_level }) =>
        given({ title, date, awarder, summary: whole(summary, details_markdown), evidence_level }),
    ),
    certificates: records.certificates.map(
      ({ name, date, certificate_url: url, issuer, evidence_level }) =>
        given({ name, date, url, issuer, evidence_level }),
    ),
    publications: records.writings.map(
      ({ title, publisher, date, summary, details_markdown, evidence_links, evidence_level }) =>
        given({
          name: title,
          publisher,
          releaseDate: date,
          url: evidence_links[0]?.url,
          summary: whole(summary, details_markdown),
          evidence_level,
        }),
    ),
    skills: records.skills.map(({ name, level, tags, evidence_level }) => ({
      name,
      ...given({ level }),
      keywords: tags,
      evidence_level,
    })),
    languages: [...new Set([...profile.profile.languages, ...Object.keys(levels)])].map(
      (language) => given({ language, fluency: levels[language] }),
    ),
    interests: records.interests.map(({ name, tags }) => given({ name, keywords: tags })),
    references: records.references.map(({ name, reference_markdown: reference }) => ({
      name,
      reference: textOfMarkdown(reference),
    })),
    projects: [
      ...records.projects.map((project) =>
        given({
          name: project.title,
          description: whole(project.summary, project.details_markdown),
          highlights: project.proof_points,
          keywords: project.tags,
          startDate: project.start,
          endDate: project.end,
          url: project.project_url ?? project.url,
          roles: project.role ? rolesOf(project.role) : [],
          entity: project.organization,
          type: project.type,
          evidence_level: project.evidence_level,
        }),
      ),
      ...records.talks.map((talk) => ({
        name: talk.title,
        description: whole(talk.summary, talk.details_markdown),
        keywords: talk.tags,
        startDate: talk.date,
        endDate: talk.date,
        url: talk.url,
        entity: talk.event,
        type: 'talk',
        evidence_level: talk.evidence_level,
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
