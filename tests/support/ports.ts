/** Ports for servers that are told theirs before they start. */
import { once } from 'node:events';
import { createServer } from 'node:net';

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
