/** The rows about the person: the nouns of the profile as they stand, and their single files. */

import { freshness, one, type Rows } from '../instances.ts';
import { collaborationPayload, contactPayload, profilePayload } from '../person.ts';
import { documentOf } from '../records/document.ts';
import { PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { seal } from '../seal.ts';

export const profileRows = {
  getProfile: (records) =>
    one(seal(profilePayload(records), freshness(records, [records.profile.profile]))),
  getSkill: (records) =>
    records.skills.map((skill, at) => ({
      param: skill.id,
      title: skill.name,
      payload: documentOf(skill, records, {
        entry: records.profile.skills[at],
        rule: SKILL_RULE,
      }),
    })),
  getExperience: (records) =>
    records.experience.map((one) => ({
      param: one.id,
      title: `${one.title}, ${one.organization}`,
      payload: documentOf(one, records),
    })),
  getProject: (records) =>
    records.projects.map((project, at) => ({
      param: project.slug,
      title: project.title,
      payload: documentOf(project, records, {
        entry: records.profile.projects[at],
        rule: PROJECT_RULE,
      }),
    })),
  getClaim: (records) =>
    records.claims.map((claim, at) => ({
      param: claim.id,
      title: claim.claim,
      payload: documentOf(claim, records, { entry: records.profile.claims[at] }),
    })),
  getNote: (records) =>
    records.notes.map((note) => ({
      param: note.id,
      title: note.title,
      payload: documentOf(note, records),
    })),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return one(seal(collaborationPayload(records), freshness(records, [collaboration, contact])));
  },
  getContactPolicy: (records) =>
    one(seal(contactPayload(records), freshness(records, [records.profile.contact]))),
} satisfies Partial<Rows>;
