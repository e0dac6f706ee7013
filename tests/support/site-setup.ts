/**
 * Global set-up of the vitest projects whose checkers follow the addresses that a site publishes.
 */
import { resolve } from 'node:path';
import { startServer } from '../../functions/standalone/serve.ts';
import { EXAMPLE_CONTENT } from './build.ts';
import { SITE } from './external.ts';
import { freePort, isFree } from './ports.ts';
import { sharedBuild } from './shared-build.ts';

/** The same wherever it is free, so that the build is not made anew for every run. */
const PORT = 11_906;

/** Serves the example at the address that it was built for; returns what ends that. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run serves it.
  if (process.env[SITE]) return undefined;
  const port = (await isFree(PORT)) ? PORT : await freePort();
  const base = `http://localhost:${port}`;
  const folder = resolve('.cache/builds/site');
  await sharedBuild(folder, EXAMPLE_CONTENT, { SITE_URL: base });
  const env = {
    DATA_DIR: resolve('.cache/test/site-data'),
    ACCESS_TOKENS: 'mcp:a-token-of-the-checkers',
  };
  const { close } = await startServer({ folder, port, host: '127.0.0.1', env });
  process.env[SITE] = base;
  return close;
}
