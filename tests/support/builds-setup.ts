/** Global set-up of the vitest projects whose tests read a built site. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import {
  ALONE,
  ALONE_CONTENT,
  ARABIC,
  ARABIC_CONTENT,
  EXAMPLE,
  EXAMPLE_CONTENT,
  ODD,
  ODD_CONTENT,
} from './build.ts';
import { hostileBuild } from './hostile.ts';
import { CRAWLERS, sharedBuilds } from './shared-build.ts';

/** What mounts import; `npm run build` writes it, and tests run without that too. */
const SNAPSHOT = '.generated/snapshot.json';

/** Whether there is one, and not of an earlier version in another form. */
async function isThere(): Promise<boolean> {
  if (!existsSync(SNAPSHOT)) return false;
  return Array.isArray(JSON.parse(await readFile(SNAPSHOT, 'utf8')).prepared);
}

/**
 * Builds what tests read, when what is there is not of today's inputs. `BUILDS=example,odd` names
 * those that the files at hand read; without it all are made.
 */
export default async function setup(): Promise<void> {
  const named = process.env['BUILDS']?.split(',');
  const builds = [
    { out: EXAMPLE, content: EXAMPLE_CONTENT },
    { out: ODD, content: ODD_CONTENT },
    { out: ALONE, content: ALONE_CONTENT },
    { out: ARABIC, content: ARABIC_CONTENT },
    await hostileBuild(),
  ];
  // Files beside builds are written by Astro's own alone: a clone that has none needs that one.
  const wanted = (out: string) =>
    named?.includes(basename(out)) || (out === ODD && !existsSync(CRAWLERS));
  await sharedBuilds(builds.filter(({ out }) => !named || wanted(out)));
  if (await isThere()) return;
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
  );
  await writeFile(SNAPSHOT, await packed(snapshot));
}
