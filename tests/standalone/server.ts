/** A running server for the tests of one file, and plain ways to ask it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { EXAMPLE } from '../support/build.ts';

export type Server = {
  /** URL of a path on the running server. */
  at: (path: string) => string;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  /**
   * Writes bytes to a new connection and reads what comes back until the server, or the patience,
   * ends it; with `open` more could come.
   */
  raw: (bytes: string, patience?: number, open?: boolean) => Promise<string>;
};

/**
 * Starts a server over a built folder before the tests of a file and stops it after them; with an
 * environment it has a write side too, over a folder of its own.
 */
export function serving(folder = EXAMPLE, env?: Record<string, string>): Server {
  let running: Running | undefined;
  let data: string | undefined;
  beforeAll(async () => {
    data = env && (await mkdtemp(join(tmpdir(), 'calling-card-data-')));
    running = await startServer({
      folder,
      port: 0,
      host: '127.0.0.1',
      ...(data ? { env: { ...env, DATA_DIR: data } } : {}),
    });
  });
  afterAll(async () => {
    await running?.close();
    if (data) await rm(data, { recursive: true, force: true });
  });
  const at = (path: string) => `${running?.url}${path}`;
  return {
    at,
    get: (path, headers = {}, method = 'GET') =>
      fetch(at(path), { method, headers, redirect: 'manual' }),
    raw: (bytes, patience = 60_000, open = false) =>
      new Promise((resolve) => {
        const { port, hostname } = new URL(at('/'));
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.setTimeout(patience, () => socket.destroy());
        socket.on('data', (chunk) => {
          text += chunk.toString('latin1');
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(text));
        if (open) socket.write(bytes, 'latin1');
        else socket.end(bytes, 'latin1');
      }),
  };
}
