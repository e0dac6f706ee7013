/** The profiles that question sets are about, built when they are asked for. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Snapshot, snapshotFrom } from '../../functions/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { EXAMPLE_CONTENT } from '../support/build.ts';
import { sharedBuild } from '../support/shared-build.ts';

/** What the API files of a build are made from: src imports nothing of functions and netlify. */
const INPUTS = ['src', 'astro.config.mjs', 'package-lock.json'];

const found = new Map<string, Promise<Snapshot>>();

async function built(name: string): Promise<Snapshot> {
  const content = name === 'example' ? EXAMPLE_CONTENT : resolve('tests/fixtures', name, 'content');
  if (!existsSync(content)) throw new Error(`There is no profile ${name}: no folder ${content}.`);
  const out = resolve('.cache/ask', name);
  await sharedBuild(out, content, INPUTS);
  return snapshotFrom(jsonReader(out));
}

/**
 * The published facts of a profile: `example`, or the name of a folder in tests/fixtures. Built
 * again only when content or pages changed, not with the code that answers. Rejects when there is
 * no such profile or its build fails.
 */
export function profile(name: string): Promise<Snapshot> {
  const facts = found.get(name) ?? built(name);
  found.set(name, facts);
  return facts;
}
