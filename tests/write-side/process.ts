/** `npm start` as a process of its own, on a free port of loopback, over the example build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { freePort } from '../support/ports.ts';

export type Ended = {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
};

export type Started = {
  url: string;
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when it listens; rejects with what it printed when it ended before. */
  listening: Promise<void>;
  /** What it has printed on its standard output so far. */
  printed: () => string;
};

/** Starts it; `env` has at least DATA_DIR. It does not outlive the test. */
export async function startProcess(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ['functions/standalone/main.ts', '--no-build'], {
    env: {
      OUT_DIR: EXAMPLE,
      DAILY_TOTAL: '1000000',
      PORT: String(port),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const text = { out: '', err: '' };
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ...text })),
  );
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text.out += chunk;
      if (text.out.includes('Stop with Ctrl+C.')) resolve();
    });
    child.stderr.on('data', (chunk) => (text.err += chunk));
    ended.then(({ err }) => reject(new Error(err)));
  });
  listening.catch(() => {});
  return { url: `http://127.0.0.1:${port}`, child, ended, listening, printed: () => text.out };
}
