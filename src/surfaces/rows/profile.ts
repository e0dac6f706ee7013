/** The rows about the person: the nouns of the profile as they stand, and their single files. */

import { freshness, type Rows, single } from '../instances.ts';
import { kitPayload } from '../kit.ts';
import { collaborationPayload, contactPayload, profilePayload } from '../person.ts';
import { documentsOf } from '../records/record.ts';
import { seal } from '../seal.ts';

export const profileRows = {
  getProfile: (records) =>
    single(seal(profilePayload(records), freshness(records, [records.profile.profile]))),
  getSkill: (records) => documentsOf('skills', records),
  getExperience: (records) => documentsOf('experience', records),
  getProject: (records) => documentsOf('projects', records),
  getClaim: (records) => documentsOf('claims', records),
  getNote: (records) => documentsOf('notes', records),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return single(
      seal(collaborationPayload(records), freshness(records, [collaboration, contact])),
    );
  },
  getKit: (records) => {
    const { kit, profile } = records.profile;
    return single(seal(kitPayload(records), freshness(records, [kit, profile])));
  },
  getContactPolicy: (records) =>
    single(seal(contactPayload(records), freshness(records, [records.profile.contact]))),
} satisfies Partial<Rows>;
