/** The published facts that operations answer from: one value per deploy, made from the built files. */
import type * as z from 'zod';
import type { AXEval } from '../../src/schemas/eval.ts';
import type { ManifestResponse } from '../../src/schemas/manifest.ts';
import { DOOR_FILE } from '../../src/surfaces/files-index.ts';

export type Snapshot = {
  base: string;
  /** Every path that a reader can fetch. */
  paths: string[];
  manifest: z.output<typeof ManifestResponse>;
  evals: z.output<typeof AXEval>[];
};

/** Builds the snapshot; `read` gives the parsed JSON of a built file by its path below dist/. */
export async function snapshotFrom(read: (file: string) => Promise<unknown>): Promise<Snapshot> {
  const door = (await read(DOOR_FILE)) as { base: string; paths: string[] };
  const { evals } = (await read('api/evals.json')) as { evals: Snapshot['evals'] };
  return {
    base: door.base,
    paths: door.paths,
    manifest: (await read('api/manifest.json')) as Snapshot['manifest'],
    evals,
  };
}
