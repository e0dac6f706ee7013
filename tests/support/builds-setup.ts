/** Global set-up of the vitest projects whose tests read a built site. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
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
import { sharedBuild } from './shared-build.ts';

/** What mounts import; `npm run build` writes it, and tests run without that too. */
const SNAPSHOT = '.generated/snapshot.json';

/**
 * Builds the example, the odd profile, the least there can be, the Arabic
 * one and content that wants to run, when what is
 * there is not of today's inputs. One after the other: a build writes its types to .astro/, as all
 * others do.
 */
export default async function setup(): Promise<void> {
  await sharedBuild(EXAMPLE, EXAMPLE_CONTENT);
  await sharedBuild(ODD, ODD_CONTENT);
  await sharedBuild(ALONE, ALONE_CONTENT);
  await sharedBuild(ARABIC, ARABIC_CONTENT);
  await hostileBuild();
  if (existsSync(SNAPSHOT)) return;
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
  );
  await writeFile(SNAPSHOT, packed(snapshot));
}
