/** The service on a port: one Node process, on @hono/node-server, which turns Node's requests into web-standard ones. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Fetch, standaloneService } from './service.ts';

export type ServeOptions = {
  /** The built folder. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** 127.0.0.1 unless the owner says otherwise. */
  host: string;
};

export type Running = { url: string; close: () => Promise<void> };

/** Listens. Throws what Node throws, EADDRINUSE for instance. */
export async function listen(fetch: Fetch, port: number, host: string): Promise<Running> {
  const server = createAdaptorServer({ fetch: fetch as never }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
}

/** Loads a build and serves it. Throws when the folder holds no build or the port is taken. */
export async function startServer({ folder, port, host }: ServeOptions): Promise<Running> {
  return listen(await standaloneService(folder), port, host);
}
