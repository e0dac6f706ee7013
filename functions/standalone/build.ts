/** The build: run by the commands that serve its result, and read by them. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentFolder, contentNotice } from '../../src/content-folder.ts';
import { engineFile, engineScript, isPacked } from '../../src/engine.ts';
import { tell } from '../../src/labels/tell.ts';

/** Runs the build quietly and tells whether it went well; what it printed is shown where not. */
export async function build(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`${tell.serve.building({ folder: contentNotice(contentFolder(env)) })} `);
  const program = isPacked
    ? [engineScript('netlify/build')]
    : [engineFile('node_modules/astro/bin/astro.mjs'), 'build'];
  const options = { env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' }, maxBuffer: Infinity };
  const failed = await promisify(execFile)(process.execPath, program, options).then(
    () => null,
    (error: { stdout: string; stderr: string }) => error,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${failed ? tell.serve.failed : tell.serve.done({ seconds })}\n`);
  if (failed) process.stderr.write(failed.stdout + failed.stderr);
  return !failed;
}

/** A reader of JSON files of a built folder. Rejects with what the file system throws. */
export function jsonReader(folder: string): (file: string) => Promise<unknown> {
  return async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'));
}
