/**
 * Programs as processes of their own, until they have said something or to their end, and ports for
 * those that are told theirs before they start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Where programs keep their compiled code for the length of a run. */
export const COMPILED = resolve('.cache/test/compiled');

export type Ended = {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
  /** Both, as it came. */
  said: string;
};

export type Program = {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** What it has printed on its standard output so far. */
  printed: () => string;
  /** Resolves when it has printed a text; rejects with all that it said when it ended before. */
  prints: (text: string) => Promise<void>;
};

type At = { program?: string; cwd?: string; env?: NodeJS.ProcessEnv };

/** Starts a program, Node unless another is named. */
export function start(args: readonly string[], { program, ...at }: At = {}): Program {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(program ?? process.execPath, args, { ...at, stdio });
  const text = { out: '', err: '', said: '' };
  for (const [way, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      text[way] += chunk;
      text.said += chunk;
    });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, ...text }));
  const early = ended.then(({ said }) => Promise.reject(new Error(said)));
  early.catch(() => {});
  const prints = async (what: string) => {
    while (!text.out.includes(what)) await Promise.race([once(child.stdout, 'data'), early]);
  };
  return { child, ended, printed: () => text.out, prints };
}

/** Runs a program to its end, whatever its exit code. */
export const run = (args: readonly string[], at?: At): Promise<Ended> => start(args, at).ended;

/**
 * Below the range that systems take ports for outgoing connections from (32768 on Linux, 49152
 * elsewhere): nothing but a server takes one of these between the question and its use.
 */
const [FIRST, COUNT] = [12_000, 20_000];
/**
 * Ports that lie together for one process, so that two test files that run at a time do not ask for
 * the same.
 */
const BLOCK = 20;

let next = 0;

/** Whether a server may listen there now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await new Promise((closed) => server.close(closed));
  return true;
}

/**
 * A port of loopback that nobody listens on; never the same twice in one process. Throws when there
 * is none.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + ((process.pid * BLOCK + next) % COUNT);
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}
