/** The profiles that question sets are about, read when they are asked for. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Snapshot, snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { extraFiles } from '../../src/surfaces/extras.ts';
import { publish } from '../../src/surfaces/publish.ts';
import { recordsFrom } from '../support/profile.ts';

const found = new Map<string, Promise<Snapshot>>();

/** What a build publishes, without its pages: those answer nothing. */
async function read(name: string): Promise<Snapshot> {
  const content = resolve(
    name === 'example' ? 'content/example' : `tests/fixtures/${name}/content`,
  );
  if (!existsSync(content)) throw new Error(`There is no profile ${name}: no folder ${content}.`);
  const records = await recordsFrom(content);
  const files = publish(records, [], '');
  const bodies = new Map(
    [...files, ...extraFiles(files, records)].map(({ file, body }) => [file, body]),
  );
  return snapshotFrom(async (file) => JSON.parse(bodies.get(file) ?? ''));
}

/**
 * The published facts of a profile: `example`, or the name of a folder in tests/fixtures. Rejects
 * when there is no such profile or it has mistakes.
 */
export function profile(name: string): Promise<Snapshot> {
  const facts = found.get(name) ?? read(name);
  found.set(name, facts);
  return facts;
}
