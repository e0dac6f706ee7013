/**
 * A small proxy before several servers: each call to the next one. A server that takes no
 * connection is passed over; one that breaks off is answered 502, because it may have done what it
 * was asked.
 */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections to each server. */
const CONNECTIONS = 400;

export type Balancer = {
  url: string;
  /** Answers by the server that gave them. */
  answers: Map<string, number>;
  stop: () => Promise<void>;
};

export async function startProxy(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = new Map(servers.map((server) => [server, 0]));
  let next = 0;
  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tries: number,
  ) => {
    const server = servers[next++ % servers.length] ?? '';
    const { method = 'GET', url = '/', headers } = incoming;
    const asked = request(server + url, { agent, method, headers }, (answer) => {
      answers.set(server, (answers.get(server) ?? 0) + 1);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (error.code === 'ECONNREFUSED' && tries > 1)
        pass(incoming, body, outgoing, tries - 1);
      else outgoing.writeHead(502).end();
    });
    asked.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, servers.length));
    incoming.on('error', () => outgoing.destroy());
  });
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
