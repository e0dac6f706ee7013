/**
 * The files of this build, made once. Under `astro dev` they are made again when the content has
 * changed.
 */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { readKeyring } from './evidence/keyring.ts';
import { sign } from './evidence/sign.ts';
import { sayIn } from './labels/say.ts';
import type { CvDocument } from './print/cv.ts';
import { cvDocuments } from './print/documents.ts';
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
  /** The CV as documents to print, by their path; none where the fonts lack its script. */
  prints: ReadonlyMap<string, CvDocument>;
};

/** The program that anybody verifies a profile with; it is published as it stands. */
const VERIFIER = 'src/evidence/verify.mjs';

let current: Promise<Published> | undefined;
let seen = '';

async function make(profile: Profile): Promise<Published> {
  const unsigned = recordsOf(profile, siteFrom(process.env));
  const keyring = await readKeyring(contentFolder(), process.env);
  const records = keyring ? await sign(unsigned, keyring) : unsigned;
  const reference = await referenceOf(openApi(records));
  const verifier = await readFile(resolve(VERIFIER), 'utf8');
  const say = sayIn(profile.profile.language);
  const prints = new Map(await cvDocuments(records, say));
  return { profile, records, reference, files: publish(records, reference, verifier), prints };
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
