/**
 * Global set-up of the vitest projects whose checkers follow the addresses that a site publishes.
 */
import { resolve } from 'node:path';
import { startServer } from '../../functions/standalone/serve.ts';
import { EXAMPLE, EXAMPLE_CONTENT, SITE_PORT } from '../support/build.ts';
import { freePort, isFree } from '../support/programs.ts';
import { sharedBuild } from '../support/shared-build.ts';
import { SITE } from './external.ts';

/**
 * Serves the example at the address that it was built for; where that is taken, a build for another
 * one. Returns what ends that.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run serves it.
  if (process.env[SITE]) return undefined;
  const free = await isFree(SITE_PORT);
  const port = free ? SITE_PORT : await freePort();
  const base = `http://localhost:${port}`;
  const folder = free ? EXAMPLE : resolve('.cache/builds/site');
  if (!free) await sharedBuild(folder, EXAMPLE_CONTENT, { SITE_URL: base });
  const env = {
    DATA_DIR: resolve('.cache/test/site-data'),
    ACCESS_TOKENS: 'mcp:a-token-of-the-checkers',
  };
  const { close } = await startServer({ folder, port, host: '127.0.0.1', env });
  process.env[SITE] = base;
  return close;
}
