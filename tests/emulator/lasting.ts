/** The emulator for many requests: a new one takes over before the last has filled the memory. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from '../../functions/standalone/serve.ts';
import { EXAMPLE } from '../support/build.ts';
import { startEmulator } from './emulator.ts';
import { makeBundledProject } from './project.ts';

/**
 * Requests that one emulator answers. Each leaves two threads and 11 MB in its Deno, whatever the
 * edge function does: so many stay below 1 GB.
 */
const REQUESTS = 80;

export type Lasting = {
  /** Asks for a path and reads the answer to its end. Redirects are told, not followed. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};

/**
 * Starts the emulator over the example build, in a project of its own. Those that follow have the
 * same stores.
 */
export async function lastingEmulator(edgeFunctions = true): Promise<Lasting> {
  const root = await makeBundledProject();
  const start = () =>
    startEmulator({
      projectRoot: root,
      folder: EXAMPLE,
      port: 0,
      host: '127.0.0.1',
      edgeFunctions,
    });
  let running = start();
  let asked = 0;
  const open = new Set<Promise<unknown>>();
  const restart = async (last: Promise<Running>, answers: readonly Promise<unknown>[]) => {
    await Promise.allSettled(answers);
    await (await last).close();
    return start();
  };
  const answerTo: Lasting['ask'] = async (path, init) => {
    asked += 1;
    if (edgeFunctions && asked % REQUESTS === 0) running = restart(running, [...open]);
    const { url } = await running;
    // Read to its end here: an answer that is on its way must not lose its emulator.
    const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
    const bytes = await response.arrayBuffer();
    const empty = bytes.byteLength === 0 || [204, 304].includes(response.status);
    return new Response(empty ? null : bytes, response);
  };
  const close = async () => {
    await (await running).close();
    // The emulator may still write a file of its own while it stops.
    await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  await running.catch(async (error: unknown) => {
    await rm(root, { recursive: true, force: true });
    throw error;
  });
  return {
    ask: (path, init) => {
      const answer = answerTo(path, init);
      open.add(answer);
      void answer.finally(() => open.delete(answer)).catch(() => {});
      return answer;
    },
    close,
  };
}

export type Get = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
  body?: string | null,
) => Promise<Response>;

/** Starts the emulator before the tests of a file and stops it after them. */
export function emulating({ edgeFunctions }: { edgeFunctions: boolean }): Get {
  let emulator: Lasting | undefined;
  beforeAll(async () => {
    emulator = await lastingEmulator(edgeFunctions);
  });
  afterAll(() => emulator?.close());
  return (path, headers = {}, method = 'GET', body = null) =>
    (emulator as Lasting).ask(path, { method, headers, body });
}
