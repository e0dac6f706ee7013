/** Starts the served process, sends bytes to it over sockets, and asks what they cost it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE, EXAMPLE_CONTENT } from '../support/build.ts';
import { sharedBuild } from '../support/shared-build.ts';

/** Microseconds of processor time since its start, and bytes that it holds after a collection. */
export type Used = { cpuUs: number; heldBytes: number };

/** What came back before the server closed the connection; `late` where it did not in time. */
export type Reply = { bytes: Buffer; late: boolean };

export type Target = {
  /** Sends bytes; what is no whole request is ended at once. */
  send: (bytes: Buffer, whole?: boolean) => Promise<Reply>;
  used: (what: 'time' | 'memory') => Promise<Used>;
  /** What it wrote to its standard output and error since it was last asked. */
  printed: () => string;
  stop: () => Promise<void>;
};

/** The longest that anybody waits for an answer, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Milliseconds until a request that got no answer is ended: what a server still waits for does not
 * come, and Node answers nobody who has ended.
 */
const QUIET_MS = 1500;

function send(port: number, bytes: Buffer, whole: boolean): Promise<Reply> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let late = false;
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, PATIENCE_MS);
    socket.on('data', (part) => parts.push(part));
    // A server that has refused may reset the connection while the rest is on its way.
    socket.on('error', () => undefined);
    const quiet = setTimeout(() => socket.end(), QUIET_MS);
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(quiet);
      resolve({ bytes: Buffer.concat(parts), late });
    });
    if (whole) socket.write(bytes);
    else socket.end(bytes);
  });
}

/**
 * Starts it over the example and an empty folder for data; builds the example where it is stale.
 */
export async function startTarget(): Promise<Target> {
  await sharedBuild(EXAMPLE, EXAMPLE_CONTENT);
  const data = await mkdtemp(join(tmpdir(), 'calling-card-fuzz-'));
  const child = fork(new URL('served.ts', import.meta.url), [EXAMPLE, data], {
    execArgv: ['--expose-gc'],
    silent: true,
  });
  let text = '';
  const take = (part: Buffer) => {
    text += part.toString();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const message = async () => {
    const gone = new AbortController();
    const ended = once(child, 'exit', { signal: gone.signal }).then(([code]) => {
      throw new Error(`The server ended with code ${code}: ${text}`);
    });
    ended.catch(() => {});
    const [value] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    gone.abort();
    return value;
  };
  const port = Number(new URL(String(await message())).port);
  return {
    send: (bytes, whole = true) => send(port, bytes, whole),
    used: async (what) => {
      if (!child.connected) throw new Error(`The server ended: ${text}`);
      const answer = message();
      child.send(what);
      return (await answer) as Used;
    },
    printed: () => {
      const said = text;
      text = '';
      return said;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
