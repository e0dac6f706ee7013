/** Global set-up of every run of vitest, whichever projects it runs. */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Has every Node process of this run take down what tests/journal/scan.ts looks at. */
async function startJournal(): Promise<void> {
  const folder = resolve('.cache/journal');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  process.env['JOURNAL'] = folder;
  // Without its types: to take them out takes longer than all else that a process begins with.
  const outfile = join(folder, 'record.mjs');
  await build({ entryPoints: ['tests/journal/record.ts'], outfile, logLevel: 'error' });
  const hook = pathToFileURL(outfile).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${hook}`.trim();
}

/** An empty folder for what tests write, and the journal of what the run sees. */
export default async function setup(): Promise<void> {
  await rm(resolve('.cache/test'), { recursive: true, force: true });
  await startJournal();
}
