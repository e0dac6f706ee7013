/** The published facts of both built profiles. */
import { snapshotFrom } from '../../functions/operations/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { EXAMPLE, ODD } from '../support/build.ts';
import type { Facts } from './evaluate.ts';

export const facts: Facts = {
  example: await snapshotFrom(jsonReader(EXAMPLE)),
  odd: await snapshotFrom(jsonReader(ODD)),
};
