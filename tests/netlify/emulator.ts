/** The emulator over the example build, for the tests of one file, and a plain way to ask it. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from '../../functions/standalone/serve.ts';
import { startEmulator } from '../preview/emulator.ts';
import { EXAMPLE } from '../support/build.ts';
import { makeBundledProject } from './project.ts';

export type Get = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
  body?: string | null,
) => Promise<Response>;

/**
 * Requests that one emulator answers: each leaves two threads and 11 MB in its Deno, whatever the
 * edge function does.
 */
const REQUESTS = 100;

/**
 * Starts the emulator before the tests of a file and stops it after them; a new one takes over,
 * with the same stores, before the first has filled the memory.
 */
export function emulating({ edgeFunctions }: { edgeFunctions: boolean }): Get {
  let root = '';
  let running: Promise<Running> | undefined;
  let asked = 0;
  const open = new Set<Promise<unknown>>();
  const start = () =>
    startEmulator({
      projectRoot: root,
      folder: EXAMPLE,
      port: 0,
      host: '127.0.0.1',
      edgeFunctions,
    });
  const restart = async (last: Promise<Running>, answers: readonly Promise<unknown>[]) => {
    await Promise.allSettled(answers);
    await (await last).close();
    return start();
  };
  beforeAll(async () => {
    root = await makeBundledProject();
    running = start();
    await running;
  });
  afterAll(async () => {
    await (await running)?.close();
    // The emulator may still write a file of its own while it stops.
    await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  const ask: Get = async (path, headers = {}, method = 'GET', body = null) => {
    asked += 1;
    if (edgeFunctions && running && asked % REQUESTS === 0) running = restart(running, [...open]);
    const { url } = (await running) as Running;
    // Read to its end here: an answer that is on its way must not lose its emulator.
    const response = await fetch(`${url}${path}`, { method, headers, body, redirect: 'manual' });
    const bytes = await response.arrayBuffer();
    const empty = bytes.byteLength === 0 || [204, 304].includes(response.status);
    return new Response(empty ? null : bytes, response);
  };
  return (...given) => {
    const answer = ask(...given);
    open.add(answer);
    void answer.finally(() => open.delete(answer)).catch(() => {});
    return answer;
  };
}
