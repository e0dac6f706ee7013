/** The published facts of the built profiles. */
import { resolve } from 'node:path';
import { type Snapshot, snapshotFrom } from '../../functions/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { buildSite, ENGINEER_CONTENT, EXAMPLE, ODD } from '../support/build.ts';

export const facts = {
  example: await snapshotFrom(jsonReader(EXAMPLE)),
  odd: await snapshotFrom(jsonReader(ODD)),
};

/** Those of the ordinary profile, which is built for the question sets alone. */
export async function engineerFacts(): Promise<Snapshot> {
  const out = resolve('.cache/test/engineer');
  const { code, output } = await buildSite(out, { CONTENT_DIR: ENGINEER_CONTENT });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return snapshotFrom(jsonReader(out));
}
