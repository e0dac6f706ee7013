/** The published facts of the built profiles. */
import { type Snapshot, snapshotFrom } from '../../functions/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { ENGINEER, ENGINEER_CONTENT, EXAMPLE, ODD } from '../support/build.ts';
import { sharedBuild } from '../support/shared-build.ts';

export const facts = {
  example: await snapshotFrom(jsonReader(EXAMPLE)),
  odd: await snapshotFrom(jsonReader(ODD)),
};

/** Those of the ordinary profile, which is built for the question sets alone. */
export async function engineerFacts(): Promise<Snapshot> {
  await sharedBuild(ENGINEER, ENGINEER_CONTENT);
  return snapshotFrom(jsonReader(ENGINEER));
}
