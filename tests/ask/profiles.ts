/** The profiles that questions are about, read when they are asked for. */
import { type Snapshot, snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { extraFiles } from '../../src/surfaces/extras.ts';
import { publish } from '../../src/surfaces/publish.ts';
import { recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';

const found = new Map<string, Promise<Snapshot>>();

/** What a build publishes, without its pages: those answer nothing. */
async function read(name: string): Promise<Snapshot> {
  const records = await recordsFrom(contentFolder(name));
  const files = publish(records, [], '');
  const bodies = new Map(
    [...files, ...extraFiles(files, records)].map(({ file, body }) => [file, body]),
  );
  return snapshotFrom(async (file) => JSON.parse(bodies.get(file)?.() ?? ''));
}

/**
 * The published facts of a profile by its name. Rejects when there is no such profile or it has
 * mistakes.
 */
export function profile(name: string): Promise<Snapshot> {
  const facts = found.get(name) ?? read(name);
  found.set(name, facts);
  return facts;
}

/** Those that most tests ask. */
export const facts = { example: await profile('example'), odd: await profile('odd') };
