/** The build, run by the commands that serve its result. */
import { spawn } from 'node:child_process';
import { contentFolder, contentNotice } from '../../src/content-folder.ts';
import { engineFile, engineScript, isPacked } from '../../src/engine.ts';

/**
 * Runs the build quietly; what it printed is shown only when it fails. Returns its exit code.
 */
export async function build(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const started = performance.now();
  process.stdout.write(`Building the site from ${contentNotice(contentFolder(env))} ... `);
  const program = isPacked
    ? [engineScript('netlify/build')]
    : [engineFile('node_modules/astro/bin/astro.mjs'), 'build'];
  const child = spawn(process.execPath, program, {
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise<number>((done) =>
    child.on('close', (status) => done(status ?? 1)),
  );
  process.stdout.write(
    code === 0 ? `done in ${((performance.now() - started) / 1000).toFixed(1)} s\n` : 'failed\n',
  );
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}
