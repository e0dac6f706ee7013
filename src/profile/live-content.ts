/** Content as it is now, for `npm run dev`: read again when a file has changed, and not before. */
import { hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { isLive } from '../engine.ts';
import type { Profile } from '../kinds/entries.ts';
import { listFace } from './card.ts';
import { ContentError } from './problems.ts';
import { listContent } from './read.ts';
import { readProfile } from './read-profile.ts';

/** What changes whenever a file of the folder does: names, sizes and times. */
async function signOf(folder: string): Promise<string> {
  const paths = [...(await listContent(folder)), ...(await listFace(folder))];
  const told = paths.map(async (path) => {
    const { mtimeMs, size } = await stat(join(folder, path));
    return `${path} ${mtimeMs} ${size}`;
  });
  return hash('sha256', (await Promise.all(told)).join('\n'));
}

let kept: { sign: string; profile: Promise<Profile> } | undefined;

/**
 * The profile of a content folder as it stands. The same value until a file changes.
 * Throws ContentError with one sentence per problem.
 */
async function liveProfile(folder: string): Promise<Profile> {
  const sign = `${folder}\n${await signOf(folder)}`;
  if (kept?.sign !== sign) {
    const profile = readProfile(folder);
    profile.catch(() => undefined);
    kept = { sign, profile };
  }
  return kept.profile;
}

/**
 * The Profile of this build; under `npm run dev` that of the content as it is now.
 * Throws ContentError with one sentence per problem.
 */
export const loadProfile = (): Promise<Profile> =>
  isLive() ? liveProfile(contentFolder()) : readProfile(contentFolder());

/**
 * How a content folder stands: a sign that changes with any file, and one sentence per problem;
 * none where it is right.
 */
export async function liveState(folder: string) {
  const sign = await signOf(folder);
  try {
    await liveProfile(folder);
    return { sign, problems: [] };
  } catch (error) {
    // A file that vanishes between two looks is no mistake of its owner.
    return { sign, problems: error instanceof ContentError ? error.problems : [] };
  }
}
