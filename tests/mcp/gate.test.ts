/**
 * Requests that never reach the server: the right status and JSON-RPC error for each, and none of
 * them a 500.
 */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { BASE } from '../operations/service.ts';
import { BEARER, endpoint, TOKEN } from './endpoint.ts';

const { ask, post } = endpoint();
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

type RpcError = {
  jsonrpc: string;
  id: unknown;
  error: { code: number; message: string; data?: Record<string, unknown> };
};

/** The error of an answer; it is JSON unless it came as the one event of a stream. */
async function errorOf(response: Response): Promise<RpcError> {
  const text = await response.text();
  return JSON.parse(
    text.startsWith('event:') ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text,
  ) as RpcError;
}

const WITHOUT_KEY: [string, { authorization?: string }][] = [
  ['no', {}],
  ['a wrong', { authorization: 'Bearer wrong' }],
  ['a malformed', { authorization: 'Bearer' }],
  ['another scheme’s', { authorization: `Basic ${TOKEN}` }],
  ['a doubled', { authorization: `Bearer ${TOKEN}, Bearer ${TOKEN}` }],
];

test.each(WITHOUT_KEY)('%s bearer is 401, and says where none is needed', async (_, given) => {
  const [code, more] = given.authorization
    ? ['invalid_token', ', error="invalid_token"']
    : ['unauthorized', ''];
  for (const method of ['POST', 'GET', 'DELETE']) {
    const body = method === 'POST' ? { body: JSON.stringify(PING) } : {};
    const headers = { 'content-type': 'application/json', ...given };
    const response = await ask(new Request(`${BASE}/mcp`, { method, headers, ...body }));
    expect(response.status).toBe(401);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'www-authenticate': `Bearer realm="calling-card"${more}`,
      'cache-control': 'private, no-store',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const error = await errorOf(response);
    expect(error).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32001,
        message: expect.stringContaining('Without one, http://localhost:11906/mcp/public reads'),
        data: {
          code,
          retryable: false,
          suggested_next_url: 'http://localhost:11906/.well-known/mcp/server-card.json',
        },
      },
    });
    expect(JSON.stringify(error)).not.toContain(TOKEN);
  }
});

test('no metadata of a protected resource: nobody but the operator issues tokens', async () => {
  for (const path of ['', '/mcp']) {
    const asked = new Request(`${BASE}/.well-known/oauth-protected-resource${path}`);
    expect((await ask(asked)).status).toBe(404);
  }
});

test('without a configured token nothing opens, and that is no fault of the caller', async () => {
  for (const tokens of [{}, { ACCESS_TOKENS: 'admin:only-for-statistics' }]) {
    const closed = endpoint({ credentials: credentialsFrom(tokens) });
    const response = await closed.post(PING, { authorization: 'Bearer only-for-statistics' });
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toMatchObject({
      id: null,
      error: { code: -32000, data: { code: 'not_configured' } },
    });
  }
});

const STRANGERS: [string, Record<string, string>][] = [
  ['another Host', { host: 'evil.example' }],
  ['another Host with our port', { host: 'evil.example:11906' }],
  ['a Host that only begins like ours', { host: 'localhost.evil.example' }],
  ['a Host that is none', { host: 'a b' }],
  ['another Origin', { origin: 'https://evil.example' }],
  ['the Origin of a page without one', { origin: 'null' }],
  ['an Origin that is none', { origin: 'localhost' }],
];

test.each(STRANGERS)(
  '%s is 403, with or without a credential, and is not echoed',
  async (_, headers) => {
    for (const bearer of [BEARER.authorization, 'Bearer wrong']) {
      const response = await post(PING, { ...headers, authorization: bearer });
      expect(response.status).toBe(403);
      const error = await errorOf(response);
      expect(error).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
      expect(JSON.stringify(error)).not.toMatch(/evil|a b/);
    }
  },
);

test.each(['localhost:11906', 'localhost', '127.0.0.1:1234', '[::1]:11906'])(
  'Host %s is this machine',
  async (host) => {
    expect((await post(PING, { host, origin: `http://${host}` })).status).toBe(200);
  },
);

/** A ping of exactly so many bytes. */
function pingOf(bytes: number): string {
  const empty = JSON.stringify({ ...PING, params: { filler: '' } });
  return JSON.stringify({ ...PING, params: { filler: 'x'.repeat(bytes - empty.length) } });
}

const MEDIA = 'application/json, text/event-stream';
const VERSIONS = '2026-07-28, 2025-11-25, 2025-06-18';
type Broken = [what: string, body: string, status: number, code: number];
const BROKEN: Broken[] = [
  ['no JSON', '{"jsonrpc":', 400, -32700],
  ['nothing', '', 400, -32700],
  ['a member twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', 400, -32700],
  ['nesting without end', `${'['.repeat(40)}${']'.repeat(40)}`, 400, -32700],
  ['a batch', JSON.stringify([PING, PING]), 400, -32600],
  ['an empty batch', '[]', 400, -32600],
  ['null', 'null', 400, -32600],
  ['a string', '"ping"', 400, -32600],
  ['64 KiB and a byte', pingOf(65_537), 413, -32000],
];

test.each(BROKEN)('%s is refused', async (_, body, status, code) => {
  const response = await post(body);
  const { jsonrpc, error } = await errorOf(response);
  expect([response.status, error?.code, jsonrpc]).toEqual([status, code, '2.0']);
  expect(error.message).toMatch(/\w/);
});

test.each([
  ['content-type', 'text/plain', 415, 'Content-Type: application/json'],
  ['accept', 'text/html', 406, `Accept: ${MEDIA}`],
  ['mcp-protocol-version', '1999-01-01', 400, VERSIONS],
])('%s: %s is refused, and told what to send instead', async (name, value, status, instead) => {
  const response = await post(PING, { [name]: value });
  const { jsonrpc, error } = await errorOf(response);
  expect([response.status, error?.code, jsonrpc]).toEqual([status, -32000, '2.0']);
  expect(error.message).toContain(instead);
  expect(error.data).toMatchObject({
    suggested_next_url: `${BASE}/.well-known/mcp/server-card.json`,
  });
});

test('exactly 64 KiB are read', async () => {
  expect(Buffer.byteLength(pingOf(65_536))).toBe(65_536);
  expect((await post(pingOf(65_536))).status).toBe(200);
});

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request of the 2026-07-28 revision. */
function modern(
  method: string,
  params: Record<string, unknown>,
  meta: Record<string, unknown> = META,
) {
  const name = (params['name'] ?? params['uri']) as string | undefined;
  const headers = {
    'mcp-protocol-version': String(meta['io.modelcontextprotocol/protocolVersion']),
    'mcp-method': method,
  };
  return post(
    { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: meta } },
    { ...headers, ...(name ? { 'mcp-name': name } : {}) },
  );
}

const resource = (uri: string) => ['resources/read', { uri }] as const;
const tool = (name: string) => ['tools/call', { name, arguments: {} }] as const;

test.each<[what: string, method: string, params: object, code?: number, status?: number]>([
  ['tool', ...tool('no_such_tool')],
  ['tool by a name every object has', ...tool('constructor')],
  ['resource', ...resource(`${BASE}/api/nothing`)],
  ['item', ...resource(`${BASE}/api/claims/zzz`)],
  ['resource of somebody else', ...resource('https://evil.example/api/init')],
  ['resource that is no URI', ...resource('not a uri')],
  ['prompt', 'prompts/get', { name: 'no_such_prompt' }],
  ['method', 'no/such/method', {}, -32601, 404],
])(
  'an unknown %s has its error, in both eras',
  async (_, method, params, code = -32602, status = 200) => {
    const now = await modern(method, { ...params });
    expect([now.status, await errorOf(now)]).toMatchObject([status, { id: 7, error: { code } }]);
    const before = await post({ jsonrpc: '2.0', id: 8, method, params });
    expect([before.status, await errorOf(before)]).toMatchObject([200, { id: 8, error: { code } }]);
  },
);

test('an unknown item names the nearest', async () => {
  const uri = `${BASE}/api/claims/a-0-first-linker-loadr`;
  const { error } = await errorOf(await modern(...resource(uri)));
  expect(error.data).toMatchObject({
    uri,
    code: 'content_not_found',
    suggested_next_url: 'http://localhost:11906/api/claims/a-0-first-linker-loader',
    fallback_url: 'http://localhost:11906/api/claims',
  });
});

test('an unknown version of the protocol is told those that are known', async () => {
  const meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
  const response = await modern('tools/list', {}, meta);
  expect([response.status, await errorOf(response)]).toMatchObject([
    400,
    {
      id: 7,
      error: {
        code: -32022,
        message: expect.stringContaining(VERSIONS),
        data: { supported: ['2026-07-28'], requested: '2099-01-01' },
      },
    },
  ]);
});

test.each<[method: string, params: object, message: RegExp, next: string]>([
  [...tool('no_such_tool'), /get_orientation, search_profile/, '/skill.md'],
  ['prompts/get', { name: 'no_such_prompt' }, /list names those there are: \w+/, '/api/init'],
  [...resource('https://evil.example/x'), /resources\/list names those/, '/api/init'],
  [...resource(`${BASE}/api/profil`), /\w/, '/api/profile'],
])('%s of what is not there says the next call', async (method, params, message, next) => {
  const { error } = await errorOf(await post({ jsonrpc: '2.0', id: 1, method, params }));
  expect(error.message).toMatch(message);
  expect(error.message).not.toMatch(/evil|no_such| \/\w/);
  expect(error.data).toMatchObject({ suggested_next_url: `${BASE}${next}` });
});

test('GET and HEAD describe the endpoint, unless an event stream is asked for', async () => {
  const get = (accept: string, method = 'GET') =>
    ask(new Request(`${BASE}/mcp`, { method, headers: { ...BEARER, accept } }));
  const response = await get('*/*');
  const head = await get('*/*', 'HEAD');
  expect([response.status, head.status, await head.text()]).toEqual([200, 200, '']);
  expect([...head.headers].filter(([name]) => name !== 'server-timing')).toEqual(
    [...response.headers].filter(([name]) => name !== 'server-timing'),
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const described = (await response.json()) as Record<string, unknown>;
  expect(described).toMatchObject({
    url: 'http://localhost:11906/mcp',
    transport: 'streamable-http',
    protocol_versions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
    schema_version: '1.0',
    content_hash: expect.stringMatching(/^sha256:/),
  });
  for (const accept of ['text/event-stream', 'application/json, text/event-stream']) {
    const stream = await get(accept);
    expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await errorOf(stream)).toMatchObject({ id: null, error: { code: -32000 } });
  }
});

test.each(['DELETE', 'PUT', 'PATCH'])('%s is 405 as a JSON-RPC error', async (method) => {
  const response = await ask(new Request(`${BASE}/mcp`, { method, headers: BEARER }));
  expect([response.status, response.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, POST, OPTIONS',
  ]);
  expect(await errorOf(response)).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32000 },
  });
});
