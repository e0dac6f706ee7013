/**
 * GET /resume.json: JSON Resume 1.0.0 (@jsonresume/schema), which opens that format's tools and
 * themes.
 */
import { RESUMES } from '../../kinds/kinds.ts';
import { RESUME_LISTS, type ResumeList, type ResumeMember } from '../../kinds/place.ts';
import { answer, located as locatedFields } from '../../schemas/common.ts';
import { anyObject, string, stringOrNull } from '../../schemas/described.ts';
import { type Cv, cvApi, cvEntries, cvPath, recordsFor } from '../cvs.ts';
import { bioInstead } from '../defaults.ts';
import { freshness } from '../instances.ts';
import { given, pick } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { rolesOf, textOfMarkdown, whole } from '../resume-text.ts';
import { seal } from '../seal.ts';
import { absolute, located } from '../site.ts';
import { described } from './about.ts';

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
    ...pick(collaboration, 'time_zone', 'workplace_types', 'notice_period', 'available_from'),
    work_authorization: collaboration.work_authorization,
  });
}

type Item = Readonly<Record<string, unknown>>;

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
 * The résumé. Takes all records and a CV; returns what it chooses as JSON Resume, with
 * `evidence_level` beside each record, since the format is open. Dates may be a year or a month, as
 * its `iso8601` allows. The metadata of every payload stands at the end.
 */
export function jsonResume(all: Records, cv: Cv = all.profile.curriculum) {
  const records = recordsFor(all, cv);
  const { profile } = records;
  const fresh = freshness(records, [cv, ...cvEntries(records)]);
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
      canonical: absolute(records.site, cvApi(cv)),
      version: 'v1.0.0',
      lastModified: fresh.last_modified?.replace('Z', ''),
    }),
  };
  return seal(resume, fresh);
}

export const responses = {
  getCv: answer('Cv', 'A CV for some readers, chosen from the record.', {
    title: string('What it is called.', 'For schools'),
    audience: stringOrNull('Whom it is for.', 'Schools'),
    resume: anyObject('The records that it chose, as JSON Resume 1.0.0.', {}),
    ...locatedFields('Path of the page for people.', '/cvs/for-schools', 'human_'),
    ...locatedFields('Path of this record.', '/api/cvs/for-schools'),
  }),
};

/** A CV beside the one at /cv, by what its paths call it. */
export function cvInstance(cv: Cv, records: Records) {
  const [path, human_path] = [cvApi(cv), cvPath(cv)];
  const { schema_version: _, content_hash: __, last_modified, ...rest } = jsonResume(records, cv);
  const { breaking_changes_since, ...resume } = rest;
  const payload = {
    title: cv.title ?? '',
    audience: cv.audience ?? null,
    resume,
    ...located(records.site, human_path, 'human_'),
    ...located(records.site, path),
  };
  const fresh = { last_modified, breaking_changes_since };
  return { param: path.replace(/^.*\//, ''), payload: seal(payload, fresh) };
}

export const rows = {
  getCv: (records: Records) => records.profile.cvs.map((cv) => cvInstance(cv, records)),
};
