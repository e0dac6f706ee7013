/** Builds sites for tests: the real Astro build, into ignored folders. */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFolder } from './profile-folders.ts';
import { COMPILED, run } from './programs.ts';

/** Where the builds that tests share stand; tests/support/shared-build.ts keeps them fresh. */
export const EXAMPLE = resolve('.cache/builds/example');
export const ODD = resolve('.cache/builds/odd');
export const ALONE = resolve('.cache/builds/alone');
export const ARABIC = resolve('.cache/builds/arabic');
/** Content that wants to run; tests/support/hostile.ts writes it. */
export const HOSTILE = resolve('.cache/builds/hostile');
/** Tests never build content/ itself: that is the owner's. */
export const EXAMPLE_CONTENT = resolve('content/example');
export const ODD_CONTENT = contentFolder('odd');
/** The least that builds: a profile.md with a name and a headline. */
export const ALONE_CONTENT = contentFolder('alone');
/** From right to left, with a picture in a text. */
export const ARABIC_CONTENT = contentFolder('arabic');

/** Where they say that they stand; not the port of `npm start`, which may be running. */
export const SITE_PORT = 11_906;

export type BuildResult = { code: number; output: string; out: string };

/** Where a site is built to, and what of its environment is not as all others have it. */
export type Build = {
  out: string;
  env?: Record<string, string>;
  /** By the compiled pages, without Astro: the same bytes for a third of the work. */
  compiled?: boolean;
};

const environmentOf = ({ out, env }: Build): Record<string, string> => ({
  OUT_DIR: out,
  CONTENT_DIR: EXAMPLE_CONTENT,
  SITE_URL: `http://localhost:${SITE_PORT}`,
  ...env,
});

/** Runs a script in an environment that says nothing of tests; resolves to what it printed. */
async function built(script: string[], env: Record<string, string>) {
  const {
    NETLIFY: _n,
    SITE_URL: _s,
    PORT: _p,
    NODE_ENV: _e,
    COMMIT_REF: _c,
    ...clean
  } = process.env;
  const { code, said } = await run(script, {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...clean,
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
  return { code: code ?? 1, output: said };
}

const ASTRO = ['node_modules/astro/bin/astro.mjs', 'build'];
/** What `npm start` and hosts run: the compiled pages, without Astro and with nothing kept. */
export const OF_OWNERS = ['netlify/build.ts', '--fresh'];

/**
 * Runs a build, `astro build` unless another is named, with its own output and cache folder. `env`
 * may name SITE_URL or CONTENT_DIR, which are SITE_PORT of this machine and the example otherwise.
 */
export async function buildSite(
  out: string,
  env: Record<string, string> = {},
  program = ASTRO,
): Promise<BuildResult> {
  await mkdir(out, { recursive: true });
  return { ...(await built(program, environmentOf({ out, env }))), out };
}

/**
 * Builds sites one after the other in one process: Astro is loaded once, and warm from the second
 * on, which halves what a build costs. Throws with what the builds printed when one fails.
 */
export async function buildSites(builds: readonly Build[]): Promise<void> {
  const list = builds.map(({ compiled, ...one }) => ({ compiled, env: environmentOf(one) }));
  const script = [resolve('tests/support/builder.ts'), JSON.stringify(list)];
  const { code, output } = await built(script, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The builds for the tests failed:\n${output}`);
}
