/** Builds sites for tests, once a run: the real Astro build, into ignored folders. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the builds that tests share stand. */
export const EXAMPLE = resolve('.cache/test/example');
export const ODD = resolve('.cache/test/odd');
/** Tests never build content/ itself: that is the owner's. */
export const EXAMPLE_CONTENT = resolve('content/example');
export const ODD_CONTENT = resolve('tests/fixtures/odd/content');

export type BuildResult = { code: number; output: string; out: string };

/**
 * Runs `astro build` with its own output and cache folder. `env` may name SITE_URL or CONTENT_DIR.
 */
export async function buildSite(
  out: string,
  env: Record<string, string> = {},
): Promise<BuildResult> {
  await mkdir(out, { recursive: true });
  const { NETLIFY: _n, SITE_URL: _s, PORT: _p, NODE_ENV: _e, ...clean } = process.env;
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
    env: {
      ...clean,
      OUT_DIR: out,
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: EXAMPLE_CONTENT,
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number>((done) =>
    child.on('close', (status) => done(status ?? 1)),
  );
  return { code, output, out };
}

/** Has every Node process of this run take down what tests/journal/scan.ts looks at. */
async function startJournal(): Promise<void> {
  const folder = resolve('.cache/journal');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  process.env['JOURNAL'] = folder;
  const hook = pathToFileURL(resolve('tests/journal/record.ts')).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${hook}`.trim();
}

/**
 * vitest's global set-up: the example and the odd profile, and the journal of what the suite sees.
 */
export default async function setup(): Promise<void> {
  // Inherited by every build and server that a test starts.
  process.env['CONTENT_DIR'] = EXAMPLE_CONTENT;
  await rm(resolve('.cache/test'), { recursive: true, force: true });
  for (const [out, env] of [
    [EXAMPLE, {}],
    [ODD, { CONTENT_DIR: ODD_CONTENT }],
  ] as const) {
    const { code, output } = await buildSite(out, env);
    if (code !== 0) throw new Error(`The build for ${out} failed:\n${output}`);
  }
  await startJournal();
}
