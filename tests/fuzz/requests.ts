/**
 * Requests that a hostile or broken caller may send: every row of the table, and what is near it,
 * with bodies that fit, nearly fit or do not, and framing that HTTP/1.1 (RFC 9112) forbids.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type * as z from 'zod';
import { routeList } from '../../src/routes.ts';
import { bodies } from '../../src/schemas/operation-payloads.ts';
import { ADMIN_KEY, MCP_TOKEN, STATS_TOKEN } from '../audits/secrets.ts';
import { anything, text } from './pieces.ts';

export type Asked = {
  method: string;
  target: string;
  headers: [string, string][];
  body: string;
  coding: 'identity' | 'gzip' | 'br' | 'none of what it says';
  framing: (typeof FRAMINGS)[number];
};

/** How a request is coded and framed. */
type Form = { [Name in 'coding' | 'framing']: fc.Arbitrary<Asked[Name]> };

const FRAMINGS = [
  'length',
  'chunked',
  'too long',
  'too short',
  'no length',
  'two lengths',
  'broken chunks',
  'length and chunks',
  'cut in the head',
  'twice',
  'bare line feeds',
] as const;

export type Route = (typeof routeList)[number];

/** Bodies as the schemas show them: what a body of a row begins as. */
function exampleOf(id: string): Record<string, unknown> {
  const schema = (bodies as Partial<Record<string, z.ZodType>>)[id];
  const [example] = (schema?.meta()?.['examples'] ?? []) as Record<string, unknown>[];
  return { ...OWN[id], ...example };
}
const recipient = { name: 'A', company: 'B', email: 'a@b.example' };
const OWN: Record<string, Record<string, unknown>> = {
  createAudit: { slug: 'one', data: { title: 'One', public: { a: 1 } } },
  patchAudit: { data: { title: null, x: [1] } },
  issueAuditToken: { recipient, expires_in_days: 3 },
  callMcp: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
};
const MCP_METHODS = [
  ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call', 'resources/list'],
  ...['resources/read', 'resources/templates/list', 'prompts/list', 'prompts/get', 'x', ''],
];
const mcpBody = fc
  .record({
    method: fc.constantFrom(...MCP_METHODS),
    params: fc.oneof(
      fc.record({
        name: fc.constantFrom('search_profile', 'ask', 'check_claim', 'read_content', 'x'),
        arguments: fc.dictionary(
          fc.constantFrom('query', 'question', 'statement', 'path', 'limit', '__proto__'),
          anything,
          { maxKeys: 3 },
        ),
        uri: text,
      }),
      anything,
    ),
    id: fc.oneof(fc.nat(), text, fc.constant(null)),
  })
  .map((body) => JSON.stringify({ jsonrpc: '2.0', ...body }));

/** An object as JSON, with members changed, left out or added. */
export function likeness(example: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(example);
  const change = fc.tuple(
    fc.constantFrom(...(names.length > 0 ? names : ['x']), 'x', '__proto__', 'constructor'),
    fc.oneof(anything, fc.constant(undefined)),
  );
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const members = new Map<string, unknown>(Object.entries(example));
    for (const [name, value] of changes) members.set(name, value);
    return JSON.stringify(Object.fromEntries(members)) ?? '';
  });
}

/** A body of a row: what is like its example, or not at all. */
function bodyOf({ id }: Route): fc.Arbitrary<string> {
  const example = exampleOf(id);
  const names = Object.keys(example);
  const made = likeness(example);
  const form = fc
    .array(fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ['x']), 'x'), text))
    .map((pairs) =>
      pairs.map(([a, b]) => `${a}=${encodeURIComponent(b.toWellFormed())}`).join('&'),
    );
  return fc.oneof(
    { arbitrary: id === 'callMcp' ? mcpBody : made, weight: 8 },
    { arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.nat(400).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`), weight: 1 },
    {
      arbitrary: fc.constantFrom('', '{', '{"a":1,"a":2}', '\ufeff{}', '{"a":"\\ud800"}', 'null'),
      weight: 1,
    },
    { arbitrary: form, weight: 1 },
    { arbitrary: text, weight: 1 },
  );
}

const part = fc.oneof(
  fc.constantFrom('one', 'cobol', 'rear-admiral', '2026-11-20', '1970-01-01', 'meta', 'export'),
  fc.constantFrom(
    '0'.repeat(32),
    '019aa0d5-7c00-7abc-8def-0123456789ab',
    'ffffffff-ffff-7fff-bfff-ffffffffffff',
  ),
  fc.constantFrom('..', '%2e%2e', '%', '%00', '%ff', 'é', '', '~', '__proto__', 'a'.repeat(300)),
  text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 9000)),
);
const PARAMETERS =
  'since until limit cursor after token since_days mission detail tag x project'.split(' ');
const pair = fc.tuple(
  fc.constantFrom(...PARAMETERS),
  fc.oneof(
    fc.constantFrom(...'1 100 0 -1 1e9 1970-01-01 9999-12-31 0000-01-01 full'.split(' '), ''),
    part,
  ),
);
function targetOf({ path }: Route): fc.Arbitrary<string> {
  const whole = fc
    .tuple(fc.array(part, { minLength: 3, maxLength: 3 }), fc.array(pair, { maxLength: 3 }))
    .map(([parts, pairs]) => {
      let at = 0;
      const filled = path.replace(/\{\w+\}/g, () => parts[at++] ?? '');
      return filled + (pairs.length > 0 ? `?${pairs.map((one) => one.join('=')).join('&')}` : '');
    });
  const odd = fc.constantFrom(
    (one: string) => `http://localhost${one}`,
    (one: string) => `http://user:pass@host${one}`,
    (one: string) => `${one}/`,
    (one: string) => `/${one}`,
    (one: string) => one.toUpperCase(),
    (one: string) => one.slice(1),
    (one: string) => `${one}#x`,
    (one: string) => one.replace('/', '/%2f'),
    (one: string) => `${one}.json`,
    (one: string) => `${one}.md`,
    (one: string) => `${one}${one}`,
    (one: string) => one.slice(0, Math.floor(one.length / 2)),
    (one: string) => one.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (one: string) => one.replace('/api', '/api/../api/.'),
    (one: string) => one.replace(/.\?|.$/, (end) => `;${end}`),
    () => '/variants/%66iles.json',
    () => '/_headers',
    () => '*',
    () => `/${'a'.repeat(20_000)}`,
  );
  return fc.oneof(
    { arbitrary: whole, weight: 6 },
    { arbitrary: fc.tuple(whole, odd).map(([one, turn]) => turn(one)), weight: 1 },
  );
}

const HEADERS = [
  ...['If-None-Match', 'If-Modified-Since', 'Range', 'Expect', 'Origin', 'Referer', 'User-Agent'],
  ...['X-Forwarded-For', 'Forwarded', 'Mcp-Protocol-Version', 'MCP-Session-Id', 'Accept-Language'],
  ...['Cookie', 'Host', 'Connection', 'Upgrade', 'Transfer-Encoding'],
];
const header: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom('Accept', 'Content-Type'),
    fc.constantFrom(
      'application/json',
      'text/markdown',
      'text/html',
      '*/*',
      'x',
      '',
      'application/jsonl',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'text/event-stream',
      'application/json, text/event-stream',
    ),
  ),
  fc.tuple(
    fc.constantFrom('Accept-Encoding', 'Content-Encoding'),
    fc.constantFrom('gzip', 'br', 'identity', '*;q=0', 'gzip;q=0.5, br;q=x', 'deflate', 'zstd', ''),
  ),
  fc.tuple(
    fc.constant('Idempotency-Key'),
    fc.constantFrom('0123456789abcdef', 'x', 'é'.repeat(20), 'a'.repeat(129), 'fedcba9876543210'),
  ),
  fc.tuple(
    fc.constantFrom(...HEADERS),
    fc.oneof(
      fc.constantFrom(
        '*',
        '"a"',
        '100-continue',
        'null',
        'https://evil.example',
        'bytes=0-',
        '2025-11-25',
        'close',
        'websocket',
        'gzip, chunked',
        '1.2.3.4, ::1',
      ),
      text.map((one) => one.replace(/[\0\r\n]/g, '').slice(0, 2000)),
    ),
  ),
  fc.tuple(
    fc.constantFrom('X-Admin-Key', 'Authorization'),
    fc.constantFrom(
      'x',
      '',
      'Bearer',
      'Bearer x',
      'Basic eDp5',
      `Bearer aud_019aa0d5-7c00-7abc-8def-0123456789ab_${'x'.repeat(43)}`,
    ),
  ),
);

/** The header that opens a row; null where there is none for it, or none is needed. */
export function keyOf({ access, id }: Route): [string, string] | null {
  if (access === 'admin_key') return ['X-Admin-Key', ADMIN_KEY];
  if (access !== 'bearer') return null;
  return ['Authorization', `Bearer ${id === 'callMcp' ? MCP_TOKEN : STATS_TOKEN}`];
}

/** What opens a row, most of the time. */
function credentials(row: Route): fc.Arbitrary<[string, string][]> {
  const given = keyOf(row);
  return given ? fc.constantFrom([given], [given], [given], []) : fc.constant([]);
}

const METHODS = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE QUERY BREW'.split(' ');

/** Rows that read text or keep something come more often than files. */
const rows = fc.oneof(
  {
    arbitrary: fc.constantFrom(...routeList.filter(({ kind }) => kind === 'operation')),
    weight: 3,
  },
  { arbitrary: fc.constantFrom(...routeList), weight: 1 },
);

/** A request to a row; `coding` and `framing` are what they are made of. */
function requestsTo(row: Route, form: Form): fc.Arbitrary<Asked> {
  return fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constant(row.method as string), weight: 8 },
        { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
      ),
      target: targetOf(row),
      opens: credentials(row),
      more: fc.array(header, { maxLength: 3 }),
      body: bodyOf(row),
      ...form,
    })
    .map(({ opens, more, ...asked }): Asked => {
      const json: [string, string] = ['Content-Type', 'application/json'];
      return { ...asked, headers: [...opens, json, ...more] } as Asked;
    });
}

/** Any request. */
export const requests: fc.Arbitrary<Asked> = rows.chain((row) =>
  requestsTo(row, {
    coding: fc.oneof(
      { arbitrary: fc.constant('identity'), weight: 8 },
      { arbitrary: fc.constantFrom('gzip', 'br', 'none of what it says'), weight: 1 },
    ),
    framing: fc.oneof(
      { arbitrary: fc.constant('length'), weight: 8 },
      { arbitrary: fc.constantFrom(...FRAMINGS), weight: 2 },
    ),
  }),
);

function encoded({ body, coding }: Asked): Buffer {
  const bytes = Buffer.from(body.toWellFormed());
  if (coding === 'gzip') return gzipSync(bytes);
  return coding === 'br' ? brotliCompressSync(bytes) : bytes;
}

/** The bytes of a request, on a connection of its own. */
export function bytesOf(asked: Asked): Buffer {
  const { method, target, headers, coding, framing } = asked;
  const sends = !['GET', 'HEAD', 'BREW'].includes(method) || framing !== 'length';
  const body = sends ? encoded(asked) : Buffer.alloc(0);
  const chunked = framing === 'chunked' || framing === 'broken chunks';
  const length = { 'too long': body.length + 9, 'too short': Math.max(0, body.length - 9) }[
    framing as string
  ];
  const lines = [
    `${method} ${target.replace(/[\0\r\n ]/g, '')} HTTP/1.1`,
    ...(headers.some(([name]) => name === 'Host') ? [] : ['Host: localhost']),
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(coding === 'identity' ? [] : [`Content-Encoding: ${coding === 'br' ? 'br' : 'gzip'}`]),
    ...(sends && !chunked && framing !== 'no length'
      ? [`Content-Length: ${length ?? body.length}`]
      : []),
    ...(framing === 'two lengths' ? ['Content-Length: 1'] : []),
    ...(chunked || framing === 'length and chunks' ? ['Transfer-Encoding: chunked'] : []),
  ];
  const end = framing === 'bare line feeds' ? '\n' : '\r\n';
  const head = Buffer.from(lines.join(end) + end + end, 'utf8');
  if (framing === 'cut in the head') return head.subarray(0, Math.floor(head.length / 2));
  const size = Buffer.from(`${body.length.toString(16)}\r\n`);
  const chunk = Buffer.concat([size, body, Buffer.from('\r\n0\r\n\r\n')]);
  const sent = Buffer.concat([head, chunked ? chunk : body]);
  if (framing === 'broken chunks') return sent.subarray(0, sent.length - 4);
  return framing === 'twice' ? Buffer.concat([sent, sent]) : sent;
}
