/** Global set-up of the vitest project that opens pages: one Chromium for all of its files. */
import { chromium } from 'playwright';
import { BROWSER_FLAGS, BROWSER_SERVER, browserPath } from './browser.ts';

/** Starts it, and returns what ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: await browserPath(),
    args: BROWSER_FLAGS,
  });
  process.env[BROWSER_SERVER] = server.wsEndpoint();
  return () => server.close();
}
