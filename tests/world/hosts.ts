/** A resolver and web hosts of the test world. */
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSecureContext } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { ADDRESSES, EXPIRED, FAILING, MUTE, NAMES } from './places.ts';

const WORLD = process.env['WORLD'] ?? '';

/** The bytes of an address. */
function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const words = (part: string) => part.split(':').filter(Boolean);
  const zeros = Array(8 - words(head).length - words(tail).length).fill('0');
  const all = [...words(head), ...zeros, ...words(tail)].map((word) => word.padStart(4, '0'));
  return Buffer.from(all.join(''), 'hex');
}

/** Answers questions for A and AAAA (RFC 1035, RFC 3596) from NAMES; other names are NXDOMAIN. */
export async function resolver(): Promise<() => void> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const type = question.readUInt16BE(at + 1);
    const asked = question.subarray(12, at + 5);
    const name = labels.join('.').toLowerCase();
    if (MUTE.includes(name)) return;
    const found = NAMES[name];
    // Server failure, or no such name (RFC 1035, section 4.1.1).
    const code = FAILING.includes(name) ? 2 : found ? 0 : 3;
    const records = (found ?? [])
      .filter((one) => isIPv6(one) === (type === 28) && (type === 1 || type === 28))
      .map((one) => {
        const data = bytesOf(one);
        const head = Buffer.alloc(12);
        head.writeUInt16BE(0xc00c, 0);
        head.writeUInt16BE(type, 2);
        head.writeUInt16BE(1, 4);
        head.writeUInt16BE(data.length, 10);
        return Buffer.concat([head, data]);
      });
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, asked, ...records]), port, address);
  });
  await new Promise<void>((done) => socket.bind(53, '127.0.0.1', done));
  return () => void socket.close();
}

const pair = (name: string) => ({
  key: readFileSync(join(WORLD, `${name}.key`)),
  cert: readFileSync(join(WORLD, `${name}.pem`)),
});

/** The port of HTTPS that no host has by itself. */
export const OTHER_PORT = 8443;

/**
 * Serves hosts by their names, over HTTPS (HTTP/2 where a client offers it) and HTTP at every
 * address of the world. Returns how it is
 * ended.
 */
export async function webHosts(hosts: Record<string, RequestListener>): Promise<() => void> {
  const expired = createSecureContext(pair('expired'));
  const good = createSecureContext(pair('good'));
  const listener: RequestListener = (request, response) => {
    const host = (request.headers.host ?? `${request.headers[':authority']}`).split(':')[0] ?? '';
    const answer = hosts[host];
    if (answer) answer(request, response);
    else response.writeHead(421).end();
  };
  const servers = ADDRESSES.flatMap((address) => {
    const secure = [443, OTHER_PORT].map((port) =>
      createSecureServer(
        {
          ...pair('good'),
          allowHTTP1: true,
          SNICallback: (name, done) => done(null, EXPIRED.includes(name) ? expired : good),
        },
        listener as never,
      ).listen(port, address),
    );
    return [...secure, createHttpServer(listener).listen(80, address)];
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))));
  return () => {
    for (const server of servers) server.close();
  };
}

/**
 * A mail server at mail.example:587 that takes mail over STARTTLS alone, from one user. Returns
 * what it took, and how it is ended.
 */
export async function mailHost(): Promise<{ letters: string[]; end: () => void }> {
  const letters: string[] = [];
  const server = new SMTPServer({
    ...pair('good'),
    allowInsecureAuth: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'ada' && password === 'loom'
        ? done(null, { user: 'ada' })
        : done(new Error('no')),
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        if (session.secure) letters.push(raw);
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(587, NAMES['mail.example']?.[0], ready));
  return { letters, end: () => void server.close() };
}
