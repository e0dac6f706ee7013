/**
 * Standalone over a data folder, in this process or, as `npm start`, in one of its own, and a way to
 * ask it much at once.
 */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { EXAMPLE } from '../support/build.ts';
import { freePort, type Program, start } from '../support/programs.ts';
import type { Body } from './kinds.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; json: Body };

export type Caller = {
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
};

/** Most connections of one caller at a time. */
const CONNECTIONS = 2500;

/**
 * Asks one server, each call that is under way on a connection of its own. Rejects when there is no
 * whole answer.
 */
export function callerOf(url: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());
  const ask = (path: string, method: string, headers: Record<string, string>, text = '') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(`${url}${path}`, { agent, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          const { statusCode = 0, headers: given } = answer;
          if (answer.complete)
            resolve({ status: statusCode, headers: given, json: JSON.parse(body || '{}') as Body });
          else reject(new Error('The answer was cut off'));
        });
      });
      asked.on('error', reject);
      asked.end(text);
    });
  return {
    get: (path, headers = {}) => ask(path, 'GET', headers),
    post: (path, body, headers = {}) => {
      const text = JSON.stringify(body);
      const length = String(Buffer.byteLength(text));
      return ask(
        path,
        'POST',
        { 'content-type': 'application/json', 'content-length': length, ...headers },
        text,
      );
    },
  };
}

/** Starts standalone with its write side for one test. */
export async function startWriteSide(
  folder: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const running = await startServer({
    folder: EXAMPLE,
    port: 0,
    host: '127.0.0.1',
    env: { DATA_DIR: folder, DAILY_TOTAL: '1000000', PORT: '0', ...env },
  });
  let open = true;
  const close = async () => {
    if (open) await running.close();
    open = false;
  };
  onTestFinished(close);
  return { url: running.url, close };
}

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
