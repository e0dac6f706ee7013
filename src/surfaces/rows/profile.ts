/** The rows about the person: the nouns of the profile as they stand, and their single files. */

import type { CitationReceipt } from '../../schemas/common.ts';
import type { Verification } from '../../schemas/verification.ts';
import { freshness, items, one, type Rows } from '../instances.ts';
import {
  collaborationPayload,
  contactPayload,
  curriculumEntries,
  curriculumPayload,
  profilePayload,
} from '../person.ts';
import type { Records } from '../records.ts';
import { PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { seal } from '../seal.ts';
import { type Evidenced, HOW_TO_REPEAT, verificationOf } from '../verification.ts';

/**
 * Records with all of their checks in place of the summary, and with how to repeat them; both lists
 * have the same order.
 */
function withChecks<T extends { citation_receipt: CitationReceipt }>(
  { site }: Records,
  records: readonly T[],
  entries: readonly Evidenced[],
): (Omit<T, 'verification'> & { verification?: Verification })[] {
  return records.map((record, at) => {
    const entry = entries[at];
    const verification = entry && verificationOf(entry, site.hosts);
    if (!verification) return record;
    const citation_receipt = { ...record.citation_receipt, repeat: HOW_TO_REPEAT };
    return { ...record, citation_receipt, verification };
  });
}

export const profileRows = {
  getProfile: (records) =>
    one(seal(profilePayload(records), freshness(records, [records.profile.profile]))),
  listSkills: (records) => {
    const { skills, projects, experience } = records.profile;
    const payload = { skills: records.skills, consumer_rule: SKILL_RULE };
    return one(seal(payload, freshness(records, [...skills, ...projects, ...experience])));
  },
  listExperience: (records) => {
    const payload = curriculumPayload(records);
    return one(seal(payload, freshness(records, curriculumEntries(records.profile))));
  },
  getExperience: (records) =>
    items(records, records.experience, ({ id, title, organization }) => ({
      param: id,
      title: `${title}, ${organization}`,
    })),
  listProjects: (records) => {
    const { projects, claims } = records.profile;
    const payload = { projects: records.projects, consumer_rule: PROJECT_RULE };
    return one(seal(payload, freshness(records, [...projects, ...claims])));
  },
  getProject: (records) => {
    const checked = withChecks(records, records.projects, records.profile.projects);
    const projects = checked.map((project) => ({
      ...project,
      consumer_rule: PROJECT_RULE,
    }));
    return items(records, projects, ({ slug, title }) => ({ param: slug, title }));
  },
  getClaim: (records) => {
    const claims = withChecks(records, records.claims, records.profile.claims);
    return items(records, claims, ({ id, claim }) => ({ param: id, title: claim }));
  },
  listWritings: (records) =>
    one(seal({ writings: records.writings }, freshness(records, records.profile.writings))),
  listTalks: (records) =>
    one(seal({ talks: records.talks }, freshness(records, records.profile.talks))),
  getNote: (records) => items(records, records.notes, ({ id, title }) => ({ param: id, title })),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return one(seal(collaborationPayload(records), freshness(records, [collaboration, contact])));
  },
  getContactPolicy: (records) =>
    one(seal(contactPayload(records), freshness(records, [records.profile.contact]))),
} satisfies Partial<Rows>;
