/** The published facts of the profiles that every test run builds. */
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { EXAMPLE, ODD } from '../support/build.ts';

export const facts = {
  example: await snapshotFrom(jsonReader(EXAMPLE)),
  odd: await snapshotFrom(jsonReader(ODD)),
};
