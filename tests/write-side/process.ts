/** `npm start` as a process of its own, on a free port of loopback, over the example build. */
import { onTestFinished } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { freePort } from '../support/ports.ts';
import { type Program, start } from '../support/programs.ts';

export type Started = Pick<Program, 'child' | 'ended' | 'printed'> & {
  url: string;
  /** Resolves when it listens; rejects with what it printed when it ended before. */
  listening: Promise<void>;
};

/** Starts it; `env` has at least DATA_DIR. It does not outlive the test. */
export async function startProcess(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const { child, ended, printed, prints } = start(['functions/standalone/main.ts', '--no-build'], {
    env: {
      OUT_DIR: EXAMPLE,
      DAILY_TOTAL: '1000000',
      PORT: String(port),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const listening = prints('Stop with Ctrl+C.');
  listening.catch(() => {});
  return { url: `http://127.0.0.1:${port}`, child, ended, listening, printed };
}
