import { contentFolder } from '../content-folder.ts';
import { isLive } from '../engine.ts';
import type { Profile } from '../kinds/entries.ts';
import { liveProfile } from './live-content.ts';
import { readProfile } from './read-profile.ts';

/**
 * The Profile of this build; under `npm run dev` that of the content as it is now.
 * Throws ContentError with one sentence per problem.
 */
export function loadProfile(): Promise<Profile> {
  return isLive() ? liveProfile(contentFolder()) : readProfile(contentFolder());
}
