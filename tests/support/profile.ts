/**
 * Records to test surfaces with: the example profile in content/example/, or any other content
 * folder.
 */
import { fileURLToPath } from 'node:url';
import type { Profile } from '../../src/kinds/entries.ts';
import { withPublicFiles } from '../../src/pictures/addresses.ts';
import { buildProfile } from '../../src/profile/build.ts';
import { nameOf, readContent } from '../../src/profile/read.ts';
import { type Records, recordsOf } from '../../src/surfaces/records.ts';
import { contentFolder } from './profile-folders.ts';

export const BASE = 'http://localhost:11906';

const EXAMPLE = fileURLToPath(new URL('../../content/example', import.meta.url));
const ODD = contentFolder('odd');

const profiles = new Map<string, Promise<Profile>>();

async function build(folder: string): Promise<Profile> {
  const { sources, problems } = await readContent(folder);
  const start = nameOf(folder, '').length;
  const shown = sources.map((source) => ({
    ...source,
    data: withPublicFiles(source.data, source.file.slice(start), BASE),
  }));
  return buildProfile(shown, { today: '2026-11-20' }, problems);
}

/** The profile of a content folder; each folder is read once. */
export function profileFrom(folder: string): Promise<Profile> {
  const profile = profiles.get(folder) ?? build(folder);
  profiles.set(folder, profile);
  return profile;
}

export async function recordsFrom(folder: string, base = BASE): Promise<Records> {
  return recordsOf(await profileFrom(folder), { base, commit: null });
}

/** The example profile of content/example/, at `base`. */
export function exampleRecords(base = BASE): Promise<Records> {
  return recordsFrom(EXAMPLE, base);
}

/** The small, odd profile of tests/fixtures, at `base`. */
export function oddRecords(base = BASE): Promise<Records> {
  return recordsFrom(ODD, base);
}

/**
 * The example profile with some of it changed: `change` gets a copy and returns what to put over
 * it.
 */
export async function changedRecords(
  change: (profile: Profile) => Partial<Profile>,
  base = BASE,
): Promise<Records> {
  const profile = await profileFrom(EXAMPLE);
  return recordsOf({ ...profile, ...change(profile) }, { base, commit: null });
}
