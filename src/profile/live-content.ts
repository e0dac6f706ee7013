/** Content as it is now, for `npm run dev`: read again when a file has changed, and not before. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withPublicPictures } from '../pictures/addresses.ts';
import type { Profile } from '../schemas/entries.ts';
import { siteFrom } from '../surfaces/site.ts';
import { buildProfile } from './build.ts';
import { ContentError } from './problems.ts';
import { listContent, nameOf, readContent } from './read.ts';
import { readReceipts } from './receipts.ts';

/** What changes whenever a file of the folder does: names, sizes and times. */
async function signOf(folder: string): Promise<string> {
  const paths = await listContent(folder);
  const told = paths.map(async (path) => {
    const { mtimeMs, size } = await stat(join(folder, path));
    return `${path} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(told)).join('\n');
}

async function read(folder: string): Promise<Profile> {
  const { sources, problems } = await readContent(folder);
  const { receipts, problems: broken } = await readReceipts(folder);
  const { base } = siteFrom(process.env);
  const start = nameOf(folder, '').length;
  const shown = sources.map((source) => ({
    ...source,
    body: withPublicPictures(source.body, source.file.slice(start), base),
  }));
  const options = { today: new Date().toISOString().slice(0, 10), drafts: 'mark' } as const;
  return buildProfile(shown, options, [...problems, ...broken], receipts);
}

let kept: { sign: string; profile: Promise<Profile> } | undefined;

/**
 * The profile of a content folder as it stands, drafts marked. The same value until a file changes.
 * Throws ContentError with one sentence per problem.
 */
export async function liveProfile(folder: string): Promise<Profile> {
  const sign = `${folder}\n${await signOf(folder)}`;
  if (kept?.sign !== sign) {
    const profile = read(folder);
    profile.catch(() => undefined);
    kept = { sign, profile };
  }
  return kept.profile;
}

/** The sentences that stand between content and a page; none where it is right. */
export async function liveProblems(folder: string): Promise<readonly string[]> {
  try {
    await liveProfile(folder);
    return [];
  } catch (error) {
    // A file that vanishes between two looks is no mistake of its owner.
    return error instanceof ContentError ? error.problems : [];
  }
}
