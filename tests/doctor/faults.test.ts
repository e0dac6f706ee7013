/** A sound service passes every check; each of the faults that deployments have is named. */
import { expect, test } from 'vitest';
import type { Send } from '../../functions/doctor/host.ts';
import { serving } from '../standalone/server.ts';
import { BASE, contract, found } from './contract.ts';

const KEYS = {
  AUDIT_ADMIN_KEY: 'a-key-for-the-owner-alone',
  ACCESS_TOKENS: 'a-token-for-agents-alone',
};
const sound = serving(undefined, KEYS);
/** As a host leaves it whose settings are not made yet. */
const closed = serving(undefined, {});

const through =
  ({ at }: typeof sound): Send =>
  (url, init) =>
    fetch(at(url.slice(BASE.length)), init);
const pass = through(sound);

const warned = ['It is your own profile'];

/** The service, but for what is changed in its answers to some paths. */
function planted(
  at: (path: string, init: RequestInit) => boolean,
  change: (response: Response, path: string, init: RequestInit) => Response | Promise<Response>,
): Send {
  return async (url, init) => {
    const path = url.slice(BASE.length);
    const response = await pass(url, init);
    return at(path, init) ? change(response, path, init) : response;
  };
}

const anywhere = () => true;
const isGet = (_: string, { method }: RequestInit) => method === 'GET';
const under = (start: string) => (path: string) => path.startsWith(start);
const answering = (status: number, body: string | null = null, headers = {}) =>
  new Response(body, { status, headers });
const withoutHeader = (name: string) => (response: Response) => {
  const headers = new Headers(response.headers);
  headers.delete(name);
  const { status } = response;
  return new Response(status === 304 ? null : response.body, { status, headers });
};
const withHeader = (name: string, value: string) => (response: Response) => {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  const { status } = response;
  return new Response(status === 304 ? null : response.body, { status, headers });
};
/** What an answer is when a request loses its headers or its query on the way. */
const stripped =
  (query: boolean): Send =>
  (url, init) =>
    query ? pass(url.replace(/\?.*/, ''), init) : pass(url, { ...init, headers: {} });

contract('standalone', pass);

test.each<[string, Send, string[]]>([
  [
    'visitors are asked to log in',
    planted(anywhere, () => answering(302, null, { location: 'https://login.example' })),
    ['Anybody may visit'],
  ],
  [
    'the page of another service',
    planted(anywhere, () => answering(200, '<html>', { 'content-type': 'text/html' })),
    ['Anybody may visit'],
  ],
  [
    'a document is missing',
    planted(under('/api/writings'), () => answering(404)),
    ['Every document is there, with its media type'],
  ],
  [
    'a document has another media type',
    planted(under('/api/skills'), withHeader('content-type', 'text/plain')),
    ['Every document is there, with its media type'],
  ],
  [
    'redirects are not published',
    planted(
      (path) => path === '/api/agent-init',
      () => answering(404),
    ),
    ['Other names of a document give the same bytes'],
  ],
  [
    'items are not published',
    planted(under('/api/claims/'), (response, path) =>
      path.endsWith('/check') ? response : answering(404),
    ),
    ['Items that lists name are there'],
  ],
  [
    'something rewrites the documents',
    planted(under('/api/profile'), async (response) => {
      const { status, headers } = response;
      return new Response((await response.text()).replace('Grace', 'GRACE'), { status, headers });
    }),
    ['Hashes match the bytes'],
  ],
  [
    'ETag is lost',
    planted(isGet, withoutHeader('etag')),
    ['An unchanged document is not sent again'],
  ],
  [
    'a cache keeps documents for a week',
    planted(under('/api/init'), withHeader('cache-control', 'public, max-age=604800')),
    ['Documents are asked for anew'],
  ],
  [
    'headers of the build are not published',
    planted(isGet, withoutHeader('access-control-allow-origin')),
    ['Pages of other origins may read'],
  ],
  [
    'pages have no policy',
    planted(under('/home/'), withoutHeader('content-security-policy')),
    ['Security headers are sent'],
  ],
  ['queries are lost', stripped(true), ['Lists take queries']],
  [
    'wrong paths get the page of the host',
    planted(under('/there-is'), () => answering(404, '<html>')),
    ['Wrong paths are told as JSON, with a way on'],
  ],
  [
    'wrong methods are answered as GET',
    planted(
      (_, { method }) => method === 'DELETE',
      () => answering(200, '{}'),
    ),
    ['Wrong methods are told with Allow'],
  ],
  [
    'functions are not deployed',
    planted(
      (_, { method }) => method === 'POST',
      () => answering(404),
    ),
    ['Messages can be sent', 'MCP clients can sign in'],
  ],
  [
    'the store cannot be reached',
    planted(under('/api/agent-reports/stats'), () => answering(503, '{}')),
    ['Statistics can be read'],
  ],
  ['no credential is set', through(closed), ['The owner can sign in', 'MCP clients can sign in']],
  [
    'MCP refuses this host name',
    planted(under('/mcp'), () => answering(403, '{}')),
    ['MCP clients can sign in'],
  ],
  [
    'private answers are cached',
    planted(under('/admin'), withHeader('cache-control', 'public, max-age=60')),
    ['What is private is kept in no cache'],
  ],
  [
    'a firewall turns crawlers away',
    async (url, init) =>
      String(new Headers(init.headers).get('user-agent')).includes('GPTBot')
        ? answering(403)
        : pass(url, init),
    ['Agents are let in'],
  ],
])('%s', async (_, send, titles) => {
  const first = titles[0] === 'Anybody may visit';
  expect((await found(send)).sort()).toEqual([...titles, ...(first ? [] : warned)].sort());
});

test('request headers are lost: neither forms nor conditions work', async () => {
  const titles = await found(stripped(false));
  expect(titles).toContain('Accept chooses the form');
  expect(titles).toContain('An unchanged document is not sent again');
});

test('built for another address, and without TLS', async () => {
  const other = 'http://cv.example.org';
  const send: Send = (url, init) => pass(url.replace(other, BASE), init);
  const titles = await found(send, other);
  expect(titles).toContain('Traffic is encrypted');
  expect(titles).toContain('URLs in payloads are those of this address');
});

test('an answer without end is given up, and its connection with it', async () => {
  let [sent, ended] = [0, false];
  const endless = new ReadableStream({
    pull: (to) => {
      sent += 1_000_000;
      to.enqueue(new Uint8Array(1_000_000));
    },
    cancel: () => {
      ended = true;
    },
  });
  await expect(found(async () => new Response(endless))).rejects.toThrow('over 50 MB');
  expect(sent).toBeLessThan(60_000_000);
  expect(ended).toBe(true);
});
