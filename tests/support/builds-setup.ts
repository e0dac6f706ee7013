/** Global set-up of the vitest projects whose tests read a built site. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import {
  ALONE,
  ALONE_CONTENT,
  ARABIC,
  ARABIC_CONTENT,
  CHANGED,
  EXAMPLE,
  EXAMPLE_CONTENT,
  ODD,
  ODD_CONTENT,
} from './build.ts';
import { hostileBuild } from './hostile.ts';
import { type SharedBuild, sharedBuilds } from './shared-build.ts';

/** What mounts import; `npm run build` writes it, and tests run without that too. */
const SNAPSHOT = '.generated/snapshot.json';

/** Whether there is one, and not of an earlier version in another form. */
async function isThere(): Promise<boolean> {
  return existsSync(SNAPSHOT) && 'prepared' in JSON.parse(await readFile(SNAPSHOT, 'utf8'));
}

/** The example with one more sentence in one note, of another day. */
async function changedBuild(): Promise<SharedBuild> {
  const content = resolve('.cache/test/changed-content');
  await rm(content, { recursive: true, force: true });
  await cp(EXAMPLE_CONTENT, content, { recursive: true });
  const note = join(content, 'notes/moth-in-the-log-1947.md');
  const text = await readFile(note, 'utf8');
  const dated = text.replace(/^updated: .*$/m, 'updated: "2026-11-21"');
  await writeFile(note, `${dated}\nOne more sentence.\n`);
  return { out: CHANGED, content };
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
    await changedBuild(),
    await hostileBuild(),
  ];
  await sharedBuilds(builds.filter(({ out }) => named?.includes(basename(out)) ?? true));
  if (await isThere()) return;
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
  );
  await writeFile(SNAPSHOT, packed(snapshot));
}
