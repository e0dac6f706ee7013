/**
 * The running standalone server with a bearer credential, and a proxy that adds it for clients that
 * cannot.
 */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Running } from '../../functions/standalone/serve.ts';
import { serving as standalone } from '../standalone/server.ts';
import { EXAMPLE } from '../support/build.ts';
import { BEARER, TOKEN } from './endpoint.ts';

/** Passes everything on as it is, Host and Origin included, with the credential. */
async function startProxy(to: string): Promise<Running> {
  const { hostname, port } = new URL(to);
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, ...BEARER };
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

/** Starts both before the tests of a file, with settings if given, and stops them after. */
export function serving(settings: Record<string, string> = {}): {
  direct: () => string;
  proxied: () => string;
  open: () => string;
} {
  const { at } = standalone(EXAMPLE, { ACCESS_TOKENS: `mcp:${TOKEN}`, ...settings });
  let proxy: Running | undefined;
  beforeAll(async () => {
    proxy = await startProxy(at(''));
  });
  afterAll(() => proxy?.close());
  return {
    direct: () => at('/mcp'),
    proxied: () => `${proxy?.url}/mcp`,
    open: () => at('/mcp/public'),
  };
}
