/**
 * What does not come from a well-behaved client: odd targets and garbage on the socket (RFC 9112).
 */
import { afterEach, expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { ownTime } from '../support/clock.ts';
import { serving } from './server.ts';

const { get, raw } = serving();
const { raw: rawWrite } = serving(EXAMPLE, {});

/** Sends a request line as it is, and reads the status and the body. */
async function target(
  line: string,
  host = 'Host: localhost\r\n',
): Promise<{ status: number; body: string; head: string }> {
  const text = await raw(`${line} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const [head = '', ...body] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    body: body.join('\r\n\r\n'),
    head,
  };
}

afterEach(async () => {
  expect((await get('/health')).status).toBe(200);
});

test.each([
  '/../package.json',
  '/api/../../package.json',
  '/%2e%2e%2fpackage.json',
  '/_astro/../_headers',
  '/variants/%66iles.json',
  '/api/profile%00.json',
  '//etc/passwd',
  '/file:///etc/passwd',
])('GET %s finds nothing', async (path) => {
  const { status, body } = await target(`GET ${path}`);
  expect([path, status]).toEqual([path, 404]);
  expect(body).not.toMatch(/root:|calling-card|access-control|"etag"/i);
});

test.each(['/..\\..\\package.json', '/api\\profile', '\\api\\profile'])(
  'a backslash in %s is refused or finds nothing',
  async (path) => {
    const { status } = await target(`GET ${path}`);
    expect([400, 404]).toContain(status);
  },
);

test.each([
  ['GET http://localhost/api/profile', 200],
  ['GET http://evil.example/api/profile', 200],
  ['GET http://evil.example/api/notes?limit=1', 200],
  ['HEAD http://localhost/api/profile', 200],
  ['HEAD http://user:secret@localhost/api/profile', 200],
  ['GET http://user:secret@localhost/api/notes?limit=1', 200],
  ['POST http://user:secret@localhost/api/profile', 405],
  ['GET http://evil.example', 200],
  ['GET http://evil.example/zzz', 404],
  ['OPTIONS /api/profile', 204],
  ['TRACE /api/profile', 405],
  ['PROPFIND /api/profile', 405],
  ['GET /api/./profile', 200],
  ['GET /api/x/../profile', 200],
  ['GET /api/profile#top', 200],
  ['GET /api/%70rofile', 200],
])('%s is %i', async (line, status) => {
  const answer = await target(line);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatch(/evil\.example|secret/);
});

test.each(['%00', '%F0%9F%98%80', '%C3%A9%22%3E'])(
  'a browser that opens a record that is none, %s, is led to the page, and finds it encoded',
  async (id) => {
    const { status, head } = await target(
      `GET /api/skills/${id}`,
      'Host: localhost\r\nAccept: text/html\r\n',
    );
    expect(status).toBe(303);
    expect(head.toLowerCase()).toContain(`location: /experience#skill-${id.toLowerCase()}`);
  },
);

test.each([
  'GET',
  'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b/c?d\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET api/profile HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nNo colon here\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nAccept: \x01\x02\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz',
  'POST /api/profile HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnothex\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
])('%j does not bring the server down, and is no fault of it', async (bytes) => {
  expect(await raw(bytes)).not.toMatch(/^HTTP\/1\.1 5/);
});

test.each([
  ['headers', 'POST /api/claims/check HTTP/1.1\r\nHost: a\r\nContent-'],
  [
    'bodies',
    'POST /api/claims/check HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\n\r\n{"st',
  ],
])('%s that never end are answered within five seconds', async (_, bytes) => {
  const time = ownTime();
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => rawWrite(bytes, 60_000, true)),
  );
  expect(time()).toBeLessThan(6_000);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 4(08|00) /);
});

test('a very long URL is refused before it is read, a long one is answered', async () => {
  expect((await target(`GET /api/${'x'.repeat(100_000)}`)).status).toBe(431);
  expect((await target(`GET /api/${'x'.repeat(10_000)}`)).status).toBe(404);
  expect((await target(`GET /api/notes?tag=${'x'.repeat(10_000)}`)).status).toBe(200);
});

test.each(['1.1.1.1.1', '256.1.1.1', 'a.1', 'a.0x', 'a b/c', '[::1'])(
  'a Host that is none, %s, is refused whatever is asked for (RFC 9112, section 3.2)',
  async (host) => {
    for (const line of ['GET /api/profile', 'GET /api/notes?limit=1', 'HEAD /api/zzz', 'POST /mcp'])
      expect([line, (await target(line, `Host: ${host}\r\n`)).status]).toEqual([line, 400]);
  },
);

test('two Hosts are refused, alike or not, whatever is asked for', async () => {
  for (const line of ['GET /api/profile', 'GET /api/notes?limit=1', 'POST /mcp'])
    for (const second of ['host: localhost', 'HOST: other.example'])
      expect((await target(line, `Host: localhost\r\n${second}\r\n`)).status, line).toBe(400);
});

test('HTTP/1.0 without a Host is answered', async () => {
  expect(await raw('GET /api/profile HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('requests sent ahead of their answers are answered in order', async () => {
  const one = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`;
  const text = await raw(`${one('/health')}${one('/api/notes?limit=1')}${one('/api/zzz')}`);
  expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
    '200',
    '200',
    '404',
  ]);
});

test('nobody sends thousands ahead: told so, and the connection ends', async () => {
  const text = await raw('GET /api/notes?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  expect(text).toContain('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\n');
  expect([...text.matchAll(/HTTP\/1\.1 200 OK/g)].length).toBeLessThan(70);
});

test('the connection ends when the caller asks for that, after MCP’s streams too', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const answer = await rawWrite(
    'POST /mcp/public HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
    3_000,
    true,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).not.toMatch(/keep-alive/i);
});

test('a caller who goes away in the middle of an answer or of a body is forgotten', async () => {
  await raw('GET /llms-full.txt HTTP/1.1\r\nHost: a\r\n\r\n', 1);
  await raw('POST /api/profile HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc', 50);
  expect((await get('/api/profile')).status).toBe(200);
});

test('who sends a body along with GET gets the whole answer', async () => {
  const { length } = Buffer.from(await (await get('/api/schema')).arrayBuffer());
  const body = 'x'.repeat(200_000);
  const headers = `Host: localhost\r\nConnection: close\r\nContent-Length: ${body.length}`;
  // Many, because what is lost depends on who is faster.
  for (let at = 0; at < 20; at++) {
    const text = await raw(`GET /api/schema HTTP/1.1\r\n${headers}\r\n\r\n${body}`);
    expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toHaveLength(length);
  }
});
