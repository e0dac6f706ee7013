/**
 * The service on a port: one Node process, on @hono/node-server, which turns Node's requests into
 * web-standard ones.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { createAdaptorServer } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import { type Beside, besideContent } from './beside.ts';
import { jsonReader } from './build.ts';
import { limitWaiting } from './patience.ts';
import { exposedWarnings } from './proxy.ts';
import { type Fetch, standaloneService } from './service.ts';
import { writeSide } from './write-side.ts';

export type ServeOptions = Beside & {
  /** The built folder. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
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

/**
 * Milliseconds that a request may take to come in whole, and between two looks at who is late: what
 * is not sent within five seconds is answered 408, and holds no connection.
 */
const REQUEST_MS = 4_500;
const CHECK_MS = 500;

/** A request target without the user information that RFC 9110, section 4.2.4, warns of. */
const withoutUser = (target: string | undefined): string =>
  (target ?? '').replace(/^(https?:\/\/)[^/?#]*@/i, '$1');

/** What no URL can be made of: answered 400. */
const NO_HOST = '[';

/**
 * Hosts as they were sent, of which callers name few, where a URL can be made of them. One that
 * ends in a number and is no address, "1.1.1.1.1", passes for a name until somebody tries (WHATWG
 * URL, section 3.5): it becomes one that is refused at once, as RFC 9112, section 3.2, asks for.
 */
const hosts = new LRUCache<string, string>({
  max: 100,
  memoMethod: (given) => (URL.canParse(`http://${given}`) ? given : NO_HOST),
});

/** Whether a request has a body that means nothing (RFC 9110, section 9.3.1). */
const bringsForNothing = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  ('transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0');

/** Requests of one connection that may wait for the one before, and what is told above that. */
const MOST_PIPELINED = 64;
/** What Node's parser is told of a request of which nothing more is wanted. */
const WITHOUT_BODY = 1;
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nConnection: close\r\n\r\n';

/**
 * Requests of a connection are begun one after the other, each when the one before was answered. A
 * body that means nothing is read to its end first: a connection that is closed with bytes in it
 * that nobody has read is reset, and the caller loses the end of the answer (RFC 9112, section
 * 9.6). How long it may take is bounded as for all requests.
 */
function answerInOrder(server: Server): void {
  const [answer] = server.listeners('request') as [RequestListener];
  type Line = { current: ServerResponse; waiting: (() => void)[] };
  const lines = new WeakMap<Socket, Line>();
  const begin = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    outgoing.once('close', () => {
      const next = lines.get(socket)?.waiting.shift();
      if (!next || socket.destroyed) lines.delete(socket);
      else next();
    });
    if (bringsForNothing(incoming))
      await finished(incoming.resume(), { writable: false }).catch(() => undefined);
    if (!incoming.destroyed || incoming.complete) answer(incoming, outgoing);
  };
  server.off('request', answer);
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    const line = lines.get(socket);
    const start = () => {
      lines.set(socket, { current: outgoing, waiting: line?.waiting ?? [] });
      void begin(incoming, outgoing);
    };
    if (!line) start();
    else if (line.waiting.length < MOST_PIPELINED) line.waiting.push(start);
    else if (socket.writable) {
      line.waiting.length = 0;
      // Of what more it sends nothing is kept, and what has come is not made into requests.
      socket.pause();
      const { parser } = socket as Socket & { parser?: { onIncoming: () => number } };
      if (parser) parser.onIncoming = () => WITHOUT_BODY;
      // In the place of the answer that is due, unless that has begun.
      if (line.current.headersSent) socket.destroy();
      else socket.end(TOO_MANY, () => socket.destroy());
    }
  });
}

/**
 * What a server is working on. The function it returns ends the connections of all others: of those
 * whose request has not come in whole, and of those that ask nothing.
 */
function endIdle(server: Server): () => void {
  const sockets = new Map<Socket, () => boolean>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, () => false);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    sockets.set(incoming.socket, () => incoming.complete && !outgoing.writableFinished);
  });
  return () => {
    for (const [socket, isAnswered] of sockets) if (!isAnswered()) socket.destroy();
  };
}

/**
 * The Response that hono puts in the place of Node's lacks `bytes()`, by which Shiki reads its
 * WebAssembly: `npm run dev` makes pages in this process.
 */
function mendResponse(): void {
  if (Object.hasOwn(Response.prototype, 'bytes')) return;
  const value = async function (this: Response) {
    return new Uint8Array(await this.arrayBuffer());
  };
  Object.defineProperty(Response.prototype, 'bytes', { value });
}

/** Listens. Throws what Node throws, EADDRINUSE for instance. */
export async function listen(fetch: Fetch, port: number, host: string): Promise<Running> {
  const server = createAdaptorServer({
    fetch: fetch as never,
    // Stands in for a missing Host, which HTTP/1.0 allows.
    hostname: 'localhost',
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MS,
      // A machine that went without a word holds no connection for hours.
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
  }) as Server;
  answerInOrder(server);
  limitWaiting(server, REQUEST_MS);
  server.prependListener('request', (incoming: IncomingMessage) => {
    incoming.url = withoutUser(incoming.url);
    if (incoming.headers.host) incoming.headers.host = hosts.memo(incoming.headers.host);
    // Of several Hosts two readers could take another each (RFC 9112, section 3.2).
    const { rawHeaders } = incoming;
    let told = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') told++;
    if (told > 1) incoming.headers.host = NO_HOST;
  });
  mendResponse();
  const endOthers = endIdle(server);
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
      // Whoever is being answered is waited for.
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        endOthers();
      }),
  };
}

/** Loads a build and serves it. Throws when the folder holds no build or the port is taken. */
export async function startServer(options: ServeOptions): Promise<Running> {
  const { folder, port, host, env } = options;
  const side = env ? await writeSide(jsonReader(folder), env) : undefined;
  for (const text of exposedWarnings(host, env ?? {})) side?.warn(text);
  const service = besideContent(await standaloneService(folder, side), options);
  const { url, close } = await listen(service, port, host).catch(async (error) => {
    await side?.close();
    throw error;
  });
  return { url, close: () => close().then(side?.close) };
}
