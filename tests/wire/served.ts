/** `npm start` over a built folder, with empty stores, in a process of its own: no limit counts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start } from '../support/programs.ts';
import { ADMIN_KEY, TOKEN } from './table.ts';

/** Nothing that this shell has set, but what a program needs to run. */
const { PATH, HOME } = process.env;

/** Starts it, with its stores below a folder; resolves when it listens. */
export async function serve(folder: string, below = tmpdir()) {
  const port = await freePort();
  const data = await mkdtemp(join(below, 'calling-card-wire-'));
  const { child, ended, prints } = start(['functions/standalone/main.ts', '--no-build'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      OUT_DIR: folder,
      DATA_DIR: data,
      PORT: String(port),
      AUDIT_ADMIN_KEY: ADMIN_KEY,
      ACCESS_TOKENS: TOKEN,
      FEED_TOKEN: TOKEN,
      MINUTE_LIMIT: '1000000',
      DAILY_LIMIT: '1000000',
      DAILY_TOTAL: '1000000',
      // Each request comes from an address of its own: none is late for another's sake.
      TRUST_PROXY: '1',
    },
  });
  await prints('Serving');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
