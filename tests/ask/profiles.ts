/** The profiles that question sets are about, built for the workbench. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { snapshotFrom } from '../../functions/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { buildSite, ENGINEER_CONTENT, ODD_CONTENT } from '../support/build.ts';
import type { Facts, ProfileName } from './evaluate.ts';

const CONTENT: Record<ProfileName, string | null> = {
  example: null,
  odd: ODD_CONTENT,
  engineer: ENGINEER_CONTENT,
};

/** The published facts of each profile, built anew unless `REUSE` is set and a build is there. */
export async function builtFacts(): Promise<Facts> {
  const found: Partial<Facts> = {};
  for (const [name, content] of Object.entries(CONTENT) as [ProfileName, string | null][]) {
    const out = resolve('.cache/ask', name);
    if (!process.env['REUSE'] || !existsSync(out)) {
      const { code, output } = await buildSite(out, content ? { CONTENT_DIR: content } : {});
      if (code !== 0) throw new Error(`The build failed:\n${output}`);
    }
    found[name] = await snapshotFrom(jsonReader(out));
  }
  return found as Facts;
}
