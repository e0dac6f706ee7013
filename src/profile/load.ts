import { contentFolder } from '../content-folder.ts';
import type { Profile } from '../kinds/entries.ts';
import { live } from './live.ts';
import { liveProfile } from './live-content.ts';
import { readProfile } from './read-profile.ts';

/**
 * The Profile of this build; under `astro dev` that of the content as it is now, drafts marked.
 * Throws ContentError with one sentence per problem.
 */
export function loadProfile(): Promise<Profile> {
  return live ? liveProfile(contentFolder()) : readProfile(contentFolder(), 'hide');
}
