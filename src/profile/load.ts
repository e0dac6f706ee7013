/** Astro's collections -> the Profile of this build. */
import { getCollection } from 'astro:content';
import { contentFolder } from '../content-folder.ts';
import { withPublicPictures } from '../pictures/addresses.ts';
import type { Profile } from '../schemas/entries.ts';
import { kindNames } from '../schemas/kinds.ts';
import { siteFrom } from '../surfaces/site.ts';
import { buildProfile } from './build.ts';
import { live } from './live.ts';
import { liveProfile } from './live-content.ts';
import { kindOf, listContent, nameOf, type SourceFile } from './read.ts';
import { readReceipts } from './receipts.ts';

type Stored = Omit<SourceFile, 'body'>;

/** Today in UTC; only decides what is held back, and never stands in an output. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Files that stand where no kind of content has its place. */
async function strays(): Promise<string[]> {
  const folder = contentFolder();
  const found = (await listContent(folder)).map((path) => kindOf(path, nameOf(folder, path)));
  return found.flatMap((where) => ('problem' in where ? [where.problem] : []));
}

/** Validates and links all collections. Throws ContentError with one sentence per problem. */
export async function loadProfile(): Promise<Profile> {
  // The collections follow a change when they can; who has just saved a file wants to see it.
  if (live) return liveProfile(contentFolder());
  const sources: SourceFile[] = [];
  const { base } = siteFrom(process.env);
  for (const kind of kindNames)
    for (const { data, body = '', id } of await getCollection(kind)) {
      const shown = withPublicPictures(body, id, base);
      sources.push({ ...(data as unknown as Stored), body: shown });
    }
  const { receipts, problems } = await readReceipts(contentFolder());
  const options = { today: today(), drafts: 'hide' } as const;
  return buildProfile(sources, options, [...(await strays()), ...problems], receipts);
}
