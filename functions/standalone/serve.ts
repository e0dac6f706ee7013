/**
 * The service on a port: one Node process, on @hono/node-server, which turns Node's requests into
 * web-standard ones.
 */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Extension } from '../mcp/dependencies.ts';
import { jsonReader } from './built.ts';
import { exposedWarnings } from './exposed.ts';
import { type Fetch, standaloneService } from './service.ts';
import { writeSide } from './write-side.ts';

export type ServeOptions = {
  /** The built folder. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** 127.0.0.1 unless the owner says otherwise. */
  host: string;
  /** Settings of the write side; without them only what is built is served. */
  env?: Record<string, string | undefined>;
  /** More than the MCP endpoint offers; for tests. */
  extension?: Extension;
};

export type Running = { url: string; close: () => Promise<void> };

/**
 * Milliseconds that an idle connection stays open: longer than the minute after which proxies and
 * clients let go. Node's five seconds close connections that a busy client is about to use again,
 * and its request fails.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Connections that wait to be taken: many agents at once, while the process is busy, are not turned
 * away.
 */
const BACKLOG_CONNECTIONS = 4096;

/** Listens. Throws what Node throws, EADDRINUSE for instance. */
export async function listen(fetch: Fetch, port: number, host: string): Promise<Running> {
  // The name stands in for a missing Host, which HTTP/1.0 allows.
  const server = createAdaptorServer({ fetch: fetch as never, hostname: 'localhost' }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG_CONNECTIONS }, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound}`,
    close: () =>
      // Node closes idle connections with it; whoever is being answered is waited for.
      new Promise((resolve, reject) =>
        server.close((error) => (error ? reject(error) : resolve())),
      ),
  };
}

/** Loads a build and serves it. Throws when the folder holds no build or the port is taken. */
export async function startServer({
  folder,
  port,
  host,
  env,
  extension,
}: ServeOptions): Promise<Running> {
  const side = env ? await writeSide(jsonReader(folder), env, false, extension) : null;
  for (const text of exposedWarnings(host, env ?? {})) side?.warn(text);
  const running = await listen(
    await standaloneService(folder, side ?? undefined),
    port,
    host,
  ).catch(async (error) => {
    await side?.close();
    throw error;
  });
  return {
    url: running.url,
    close: async () => {
      await running.close();
      await side?.close();
    },
  };
}
