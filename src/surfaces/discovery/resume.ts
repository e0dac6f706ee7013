/**
 * GET /resume.json: JSON Resume 1.0.0 (@jsonresume/schema), which opens that format's tools and
 * themes.
 */

import { RESUMES } from '../../kinds/kinds.ts';
import { RESUME_LISTS, type ResumeList, type ResumeMember } from '../../kinds/place.ts';
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

type Item = Readonly<Record<string, unknown>>;

/** What a record says in a member of the format. */
function memberOf(record: Item, member: ResumeMember): unknown {
  if (typeof member === 'string') return record[member];
  if ('always' in member) return member.always;
  if ('joined' in member) return record[member.joined] && rolesOf(String(record[member.joined]));
  if ('plain' in member) return textOfMarkdown(String(record[member.plain]));
  if ('link' in member) return (record[member.link] as { url: string }[])[0]?.url;
  if ('whole' in member)
    return whole(record[member.whole] as string | null, record['details_markdown'] as string);
  return member.map((name) => record[name]).find((value) => value != null);
}

/** The entries of a list of the format: the records of each kind that stands in it. */
const entriesOf = (records: Records, list: ResumeList) =>
  RESUMES.filter((resume) => resume.list === list).flatMap(({ kind, members }) =>
    (records[kind] as readonly Item[]).map((record) => {
      const told = Object.entries(members).map(([name, member]) => [
        name,
        memberOf(record, member),
      ]);
      return given(Object.fromEntries(told));
    }),
  );

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
  const { interests, references, projects, ...lists } = Object.fromEntries(
    RESUME_LISTS.map((list) => [list, entriesOf(records, list)]),
  ) as Record<ResumeList, Item[]>;
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(records, summary.trim() || null),
    ...lists,
    languages: [...new Set([...profile.profile.languages, ...Object.keys(levels)])].map(
      (language) => given({ language, fluency: levels[language] }),
    ),
    interests,
    references,
    projects,
    meta: given({
      canonical: urlOf(records, 'getResume'),
      version: 'v1.0.0',
      lastModified: fresh.last_modified?.replace('Z', ''),
    }),
  };
  return seal(resume, fresh);
}
