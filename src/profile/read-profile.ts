/** A content folder -> its Profile. */
import { ownersLanguage } from '../content-folder.ts';
import type { Profile } from '../kinds/entries.ts';
import { tellIn } from '../labels/tell.ts';
import { withPublicFiles, withPublicPictures } from '../pictures/addresses.ts';
import { siteFrom } from '../surfaces/site.ts';
import { buildProfile } from './build.ts';
import { readCard } from './card.ts';
import { attachConfirmations, readConfirmations } from './confirmations.ts';
import { pictureProblems } from './pictures.ts';
import { ContentError } from './problems.ts';
import { nameOf, readContent } from './read.ts';
import { readReceipts, strayReceipts } from './receipts.ts';

/**
 * Reads all that a build is made from: the files as they are written, the same with pictures at
 * their public addresses, and what is wrong, a sentence each. Throws only what the file system
 * throws.
 */
export async function readAll(folder: string) {
  const { sources, problems } = await readContent(folder);
  const { receipts, problems: broken } = await readReceipts(folder);
  const card = await readCard(folder);
  const signed = await readConfirmations(folder);
  const lost = await pictureProblems(folder, sources);
  const { base } = siteFrom(process.env);
  const start = nameOf(folder, '').length;
  const shown = await Promise.all(
    sources.map(async (source) => ({
      ...source,
      data: withPublicFiles(source.data, source.file.slice(start), base),
      body: await withPublicPictures(source.body, source.file.slice(start), base),
    })),
  );
  const found = [...problems, ...card.problems, ...broken, ...signed.problems];
  return { sources, shown, card: card.settings, signed, receipts, lost, problems: found };
}

/**
 * The profile of what was read, as it is built on a day (YYYY-MM-DD). Throws ContentError with one
 * sentence per problem.
 */
export function profileOf(all: Awaited<ReturnType<typeof readAll>>, today: string): Profile {
  const { shown, signed, receipts, lost, problems } = all;
  const profile = buildProfile(shown, { today }, problems, receipts, lost);
  attachConfirmations(profile, signed.found, today);
  const strays = strayReceipts(profile, receipts);
  if (strays.length > 0) throw new ContentError(strays);
  return profile;
}

/**
 * Reads, validates and links all files of a folder. Today in UTC only decides what is held back
 * and what has expired, and never stands in an output. Throws ContentError with one sentence per
 * problem, in the language of its owner.
 */
export async function readProfile(folder: string): Promise<Profile> {
  await tellIn(ownersLanguage(folder));
  return profileOf(await readAll(folder), new Date().toISOString().slice(0, 10));
}
