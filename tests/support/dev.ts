/** `npm run dev` as a process of its own, on a free port of loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './programs.ts';

/** Astro makes the first answer from nothing: in seconds, or minutes where it is busy. */
const START_MS = 200_000;

export type Dev = { url: string; stop: () => Promise<void> };

/** Starts it and waits until it answers; `env` has at least CONTENT_DIR and DATA_DIR. */
export async function startDev(
  env: Record<string, string>,
  isReady = ({ ok }: Response) => ok,
): Promise<Dev> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve('functions/standalone/dev.ts')], {
    stdio: 'ignore',
    // To Vite this is no run of tests.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      VITEST: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      ...env,
    },
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
  const answers = async () => {
    if (!isReady(await fetch(`${url}/api/init`))) throw new Error('It does not answer yet.');
  };
  await vi.waitFor(answers, { timeout: START_MS, interval: 300 }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
