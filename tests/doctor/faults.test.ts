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

type Where = (path: string, init: RequestInit) => boolean;
type Change = (response: Response, path: string) => Response | Promise<Response>;

/** The service, but for what is changed in its answers to some paths. */
const planted =
  (at: Where, change: Change): Send =>
  async (url, init) => {
    const path = url.slice(BASE.length);
    const response = await pass(url, init);
    return at(path, init) ? change(response, path) : response;
  };

const anywhere = () => true;
const isGet: Where = (_, { method }) => method === 'GET';
const isPost: Where = (_, { method }) => method === 'POST';
const isDelete: Where = (_, { method }) => method === 'DELETE';
const under =
  (start: string): Where =>
  (path) =>
    path.startsWith(start);

const answering =
  (status: number, body: string | null = null, headers = {}): Change =>
  () =>
    new Response(body, { status, headers });
/** Another value of a header; none takes it away. */
const withHeader =
  (name: string, value?: string): Change =>
  ({ status, body, headers: sent }) => {
    const headers = new Headers(sent);
    headers.delete(name);
    if (value) headers.set(name, value);
    return new Response(status === 304 ? null : body, { status, headers });
  };
const shouting: Change = async (response) =>
  new Response((await response.text()).replace('Grace', 'GRACE'), response);
/** What an answer is when a request loses its headers or its query on the way. */
const stripped =
  (query: boolean): Send =>
  (url, init) =>
    query ? pass(url.replace(/\?.*/, ''), init) : pass(url, { ...init, headers: {} });

contract('standalone', pass);

const login = { location: 'https://login.example' };
const html = { 'content-type': 'text/html' };

/** What is wrong with a deployment, by the check that finds it. */
const FAULTS: Record<string, [what: string, where: Where, change: Change][]> = {
  'Anybody may visit': [
    ['visitors are asked to log in', anywhere, answering(302, null, login)],
    ['the page of another service', anywhere, answering(200, '<html>', html)],
  ],
  'Every document is there, with its media type': [
    ['a document is missing', under('/api/writings'), answering(404)],
    ['another media type', under('/api/skills'), withHeader('content-type', 'text/plain')],
  ],
  'Other names of a document give the same bytes': [
    ['redirects are not published', under('/api/agent-init'), answering(404)],
  ],
  'Items that lists name are there': [
    [
      'items are not published',
      (path) => path.startsWith('/api/claims/') && !path.endsWith('/check'),
      answering(404),
    ],
  ],
  'Hashes match the bytes': [['documents are rewritten', under('/api/profile'), shouting]],
  'An unchanged document is not sent again': [['ETag is lost', isGet, withHeader('etag')]],
  'Documents are asked for anew': [
    [
      'a cache keeps documents for a week',
      under('/api/init'),
      withHeader('cache-control', 'public, max-age=604800'),
    ],
  ],
  'Pages of other origins may read': [
    ['headers are not published', isGet, withHeader('access-control-allow-origin')],
  ],
  'Security headers are sent': [
    ['pages have no policy', under('/home/'), withHeader('content-security-policy')],
  ],
  'Wrong paths are told as JSON, with a way on': [
    ['wrong paths get the page of the host', under('/there-is'), answering(404, '<html>')],
  ],
  'Wrong methods are told with Allow': [
    ['wrong methods are answered as GET', isDelete, answering(200, '{}')],
  ],
  'Statistics can be read': [
    ['the store cannot be reached', under('/api/agent-reports/stats'), answering(503, '{}')],
  ],
  'MCP clients can sign in': [['MCP refuses this host name', under('/mcp'), answering(403, '{}')]],
  'What is private is kept in no cache': [
    [
      'private answers are cached',
      under('/admin'),
      withHeader('cache-control', 'public, max-age=60'),
    ],
  ],
};

test.each<[what: string, send: Send, titles: string[]]>([
  ...Object.entries(FAULTS).flatMap(([title, faults]) =>
    faults.map(([what, where, change]): [string, Send, string[]] => [
      what,
      planted(where, change),
      [title],
    ]),
  ),
  ['queries are lost', stripped(true), ['Lists take queries']],
  [
    'functions are not deployed',
    planted(isPost, answering(404)),
    ['Messages can be sent', 'MCP clients can sign in'],
  ],
  ['no credential is set', through(closed), ['The owner can sign in', 'MCP clients can sign in']],
  [
    'a firewall turns crawlers away',
    async (url, init) =>
      String(new Headers(init.headers).get('user-agent')).includes('GPTBot')
        ? new Response(null, { status: 403 })
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
  expect(titles).toContain('Traffic is encrypted, or stays on this machine');
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
