/** The profiles that question sets are about, built once and kept while their inputs stay the same. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { type Snapshot, snapshotFrom } from '../../functions/operations/snapshot.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { buildSite, EXAMPLE_CONTENT } from '../support/build.ts';

/** What a build is made from beside the content; operations read it, and are no part of it. */
const ENGINE = ['astro.config.mjs', 'package-lock.json', 'src/**/*.*'];

/** A hash of every file that the build of some content reads. */
function inputsOf(content: string): string {
  const hash = createHash('sha256');
  for (const file of globSync([...ENGINE, `${relative('.', content)}/**/*.*`]).sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

const built = new Map<string, Promise<Snapshot>>();

async function build(name: string): Promise<Snapshot> {
  const content = name === 'example' ? EXAMPLE_CONTENT : resolve('tests/fixtures', name, 'content');
  if (!existsSync(content)) throw new Error(`There is no profile ${name}: no folder ${content}.`);
  const out = resolve('.cache/ask', name);
  const mark = `${out}.inputs`;
  const inputs = inputsOf(content);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== inputs) {
    await rm(mark, { force: true });
    const { code, output } = await buildSite(out, { CONTENT_DIR: content });
    if (code !== 0) throw new Error(`The build of ${name} failed:\n${output}`);
    await mkdir(resolve('.cache/ask'), { recursive: true });
    await writeFile(mark, inputs);
  }
  return snapshotFrom(jsonReader(out));
}

/**
 * The published facts of a profile: `example`, or the name of a folder in tests/fixtures. Rejects
 * when there is no such profile or its build fails.
 */
export function profile(name: string): Promise<Snapshot> {
  const found = built.get(name) ?? build(name);
  built.set(name, found);
  return found;
}
