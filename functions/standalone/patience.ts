/**
 * How long requests may take to come in. Node counts the time since a connection was made, also
 * while the process was busy and read from nobody: then it would cut off callers who had sent
 * everything in time. What the process was late by is given to them.
 */
import type { Server } from 'node:http';

/** Milliseconds between two looks at how late the process is. */
const LOOK_MS = 250;

/** Answers 408 (RFC 9110, 15.5.9) to what has not come in whole while the process listened. */
export function limitWaiting(server: Server, mostMs: number): void {
  let looked = performance.now();
  let given = 0;
  const late = () => Math.max(0, performance.now() - looked - LOOK_MS);
  const timer = setInterval(() => {
    given = late() > LOOK_MS ? given + late() : Math.max(0, given - LOOK_MS);
    looked = performance.now();
  }, LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
  // Node reads them at each check, which may come before the next look.
  const most = { get: () => mostMs + given + late() };
  Object.defineProperties(server, { headersTimeout: most, requestTimeout: most });
}
