/** The rows about the person: the nouns of the profile as they stand, and their single files. */

import { freshness, items, one, type Rows } from '../instances.ts';
import {
  collaborationPayload,
  contactPayload,
  curriculumEntries,
  curriculumPayload,
  profilePayload,
} from '../person.ts';
import { PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { seal } from '../seal.ts';

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
    const projects = records.projects.map((project) => ({
      ...project,
      consumer_rule: PROJECT_RULE,
    }));
    return items(records, projects, ({ slug, title }) => ({ param: slug, title }));
  },
  getClaim: (records) =>
    items(records, records.claims, ({ id, claim }) => ({ param: id, title: claim })),
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
