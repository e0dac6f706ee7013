/**
 * The files of this build, made once. Under `astro dev` they are made again when the content has
 * changed.
 */

import { live } from './profile/live.ts';
import { loadProfile } from './profile/load.ts';
import type { Profile } from './schemas/entries.ts';
import { type Group, referenceOf } from './surfaces/developers/reference.ts';
import { openApi } from './surfaces/openapi.ts';
import { type PublishedFile, publish } from './surfaces/publish.ts';
import { type Records, recordsOf } from './surfaces/records.ts';
import { siteFrom } from './surfaces/site.ts';

export type Published = {
  profile: Profile;
  records: Records;
  reference: Group[];
  files: PublishedFile[];
};

let current: Promise<Published> | undefined;
let seen = '';

async function make(profile: Profile): Promise<Published> {
  const site = siteFrom(process.env);
  const records = recordsOf(profile, site);
  const reference = await referenceOf(openApi(records));
  return { profile, records, reference, files: publish(profile, site, reference) };
}

/** Throws ContentError when the content has problems. */
export async function published(): Promise<Published> {
  if (!live) {
    current ??= loadProfile().then(make);
    return current;
  }
  const profile = await loadProfile();
  const now = JSON.stringify(profile);
  if (now !== seen || !current) current = make(profile);
  seen = now;
  return current;
}
