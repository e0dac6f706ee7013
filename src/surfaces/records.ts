/**
 * Profile -> published records: every item once, with its URL and hash. Lists, single files and
 * manifest share them.
 */

import type { Activity } from '../kinds/activity.ts';
import type { Profile } from '../kinds/entries.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../kinds/kinds.ts';
import { activityOf } from './activity.ts';
import { breakingChanges } from './records/changes.ts';
import { recordsIn } from './records/record.ts';
import type { Signed } from './signing.ts';
import type { Site } from './site.ts';

/** Every kind of record by its folder, and what is made of several. */
export type Records = { [K in RecordKind]: RecordOf<K>[] } & {
  site: Site;
  profile: Profile;
  activity: Activity[];
  breaking_changes_since: string[] | null;
  /** Keys and signatures, on a build that has a key. */
  signed: Signed | null;
};

/** Builds all records. Pure: the same profile and site give the same value. */
export function recordsOf(profile: Profile, site: Site): Records {
  const source = { profile, site };
  const lists = recordKinds.map((kind) => [kind, recordsIn(kind, source)] as const);
  const records = Object.fromEntries(lists) as Pick<Records, RecordKind>;
  return {
    site,
    profile,
    ...records,
    activity: activityOf(profile, site),
    breaking_changes_since: breakingChanges(records.changelog),
    signed: null,
  };
}
