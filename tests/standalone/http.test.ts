/**
 * Standalone as an HTTP server (RFC 9110): tags, codings, HEAD, connections, and what is not
 * served.
 */
import { Agent, type IncomingMessage, get as nodeGet } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serving } from './server.ts';

const { at, get } = serving();

/** One request without any decoding; `fetch` would undo the coding. */
function wire(path: string, headers: Record<string, string> = {}, method = 'GET', agent?: Agent) {
  return new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    nodeGet(at(path), { method, headers, ...(agent ? { agent } : {}) }, (message) => {
      const parts: Buffer[] = [];
      message.on('data', (part) => parts.push(part));
      message.on('end', () => resolve({ message, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

const READS: [path: string, accept: string][] = [
  ['/api/profile', '*/*'],
  ['/api/profile', 'text/markdown'],
  ['/api/profile.md', 'text/markdown'],
  ['/api/profile.json', '*/*'],
  ['/llms.txt', '*/*'],
  ['/', 'text/html'],
  ['/manifesto', 'text/html'],
  ['/api/init?detail=full', '*/*'],
  ['/api/notes?limit=100', '*/*'],
  ['/api/notes?limit=100', 'text/markdown'],
  ['/.well-known/api-catalog', '*/*'],
  ['/sitemap.xml', '*/*'],
];

test.each(READS)(
  '%s with Accept: %s: every coding carries the same bytes',
  async (path, accept) => {
    const { message, body } = await wire(path, { accept });
    expect([message.statusCode, message.headers['content-encoding']]).toEqual([200, undefined]);
    expect(message.headers['etag']).toMatch(/^"sha256:[0-9a-f]{64}"$/);
    for (const [coding, decode] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const coded = await wire(path, { accept, 'accept-encoding': coding });
      expect(coded.message.headers['content-encoding']).toBe(coding);
      expect(decode(coded.body).equals(body)).toBe(true);
      expect(coded.body.byteLength).toBeLessThan(body.byteLength);
      expect(coded.message.headers['content-length']).toBe(String(coded.body.byteLength));
      // Other bytes, so another strong tag or none; a weak one says the meaning is the same.
      expect(coded.message.headers['etag']).toBe(`W/${message.headers['etag']}`);
    }
    expect(message.headers['vary']).toMatch(/\bAccept-Encoding\b/);
  },
);

test.each([
  ['gzip, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=1.0', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.4', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['deflate, zstd', undefined],
  ['', undefined],
  [';;q=,', undefined],
])('Accept-Encoding: %s gets %s', async (accept, coding) => {
  for (const path of ['/api/profile', '/api/init?detail=full'])
    expect(
      (await wire(path, { 'accept-encoding': accept })).message.headers['content-encoding'],
    ).toBe(coding);
});

test.each(READS)(
  '%s with Accept: %s: 304 for whoever has it, in any coding',
  async (path, accept) => {
    const full = (await wire(path, { accept })).message.headers;
    const { etag = '' } = full;
    // The last is content_hash, as payloads tell it.
    const tags = [etag, `W/${etag}`, `"a",W/${etag} , "b"`, '*', ' * ', etag.replaceAll('"', '')];
    for (const method of ['GET', 'HEAD'])
      for (const sent of tags)
        for (const coding of ['identity', 'gzip']) {
          const headers = { accept, 'if-none-match': sent, 'accept-encoding': coding };
          const { message, body } = await wire(path, headers, method);
          expect([message.statusCode, body.byteLength, sent]).toEqual([304, 0, sent]);
          for (const name of ['content-encoding', 'content-type', 'content-length'])
            expect(message.headers).not.toHaveProperty(name);
          expect(message.headers['etag']?.replace('W/', '')).toBe(etag);
          expect(message.headers['vary']).toMatch(/\bAccept-Encoding\b/);
          for (const name of ['cache-control', 'last-modified', 'link'])
            expect([name, message.headers[name]]).toEqual([name, full[name]]);
        }
    expect((await wire(path, { accept, 'if-none-match': '"a"' })).message.statusCode).toBe(200);
  },
);

const WRONG: typeof READS = [
  ['/api/notes?limit=x', '*/*'],
  ['/api/nothing-like-it', '*/*'],
  ['/api/nothing-like-it', 'text/html'],
  ['/api/claims/zzz', 'text/html'],
  ['/api/claims/zzz.md', '*/*'],
];

test.each([...READS, ...WRONG])(
  '%s with Accept: %s: HEAD has the headers of GET in each coding, and no body',
  async (path, accept) => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const one = await wire(path, { accept, 'accept-encoding': coding });
      const other = await wire(path, { accept, 'accept-encoding': coding }, 'HEAD');
      const told = ({ headers: { 'server-timing': _, date: __, ...headers } }: IncomingMessage) =>
        headers;
      expect(told(other.message)).toEqual(told(one.message));
      expect(other.message.statusCode).toBe(one.message.statusCode);
      expect([one.body.byteLength > 0, other.body.byteLength]).toEqual([true, 0]);
    }
  },
);

test('many requests share one connection, errors and refused bodies among them', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (const [path, method] of [
    ['/api/profile', 'GET'],
    ['/api/profile', 'HEAD'],
    ['/api/zzz', 'GET'],
    ['/api/notes?limit=x', 'GET'],
    ['/api/profile', 'POST'],
    ['/api/profile', 'OPTIONS'],
    ['/api/notes?limit=1', 'GET'],
  ] as const) {
    const { message } = await wire(path, { 'accept-encoding': 'gzip' }, method, agent);
    ports.add(message.socket?.localPort);
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

test.each([
  '/_redirects',
  '/_headers',
  '/variants/files.json',
  '/package.json',
  '/.git/config',
  '/dist/index.html',
  '/index.html',
  '/.env',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
  expect((await get(path, {}, 'HEAD')).status).toBe(404);
});

test('answers are the same whatever the Host says, and never name it', async () => {
  const { body } = await wire('/api/init');
  const { message, body: other } = await wire('/api/init', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect(message.statusCode).toBe(200);
  expect(other.equals(body)).toBe(true);
  const lost = await wire('/api/zzz', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(lost.message.statusCode).toBe(404);
  expect(lost.body.toString()).not.toContain('evil.example');
});
