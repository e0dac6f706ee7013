/** The rows about the person: the nouns of the profile as they stand, and their single files. */

import type { CitationReceipt } from '../../schemas/common.ts';
import type { Verification } from '../../schemas/verification.ts';
import { freshness, items, one, type Rows } from '../instances.ts';
import { collaborationPayload, contactPayload, profilePayload } from '../person.ts';
import type { Records } from '../records.ts';
import { PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { seal } from '../seal.ts';
import { type Evidenced, HOW_TO_REPEAT, verificationOf } from '../verification.ts';

/**
 * Records with all of their checks in place of the summary, and with how to repeat them; both lists
 * have the same order.
 */
function withChecks<T extends { url: string; citation_receipt?: CitationReceipt }>(
  { site }: Records,
  records: readonly T[],
  entries: readonly Evidenced[],
): (Omit<T, 'verification'> & { verification?: Verification })[] {
  return records.map((record, at) => {
    const entry = entries[at];
    const verification = entry && verificationOf(entry, site.hosts);
    if (!verification) return record;
    const receipt = record.citation_receipt;
    const citation = receipt ? { citation_receipt: { ...receipt, repeat: HOW_TO_REPEAT } } : {};
    return { ...record, ...citation, verification };
  });
}

export const profileRows = {
  getProfile: (records) =>
    one(seal(profilePayload(records), freshness(records, [records.profile.profile]))),
  getSkill: (records) => {
    const checked = withChecks(records, records.skills, records.profile.skills);
    const skills = checked.map((skill) => ({ ...skill, consumer_rule: SKILL_RULE }));
    return items(records, skills, ({ id, name }) => ({ param: id, title: name }));
  },
  getExperience: (records) =>
    items(records, records.experience, ({ id, title, organization }) => ({
      param: id,
      title: `${title}, ${organization}`,
    })),
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
  getNote: (records) => items(records, records.notes, ({ id, title }) => ({ param: id, title })),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return one(seal(collaborationPayload(records), freshness(records, [collaboration, contact])));
  },
  getContactPolicy: (records) =>
    one(seal(contactPayload(records), freshness(records, [records.profile.contact]))),
} satisfies Partial<Rows>;
