/**
 * 10,000 random requests: no fault, no hang, and a body that is what its media type says.
 */
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { ROWS } from './rows.ts';
import { serving } from './server.ts';

// With everything that it may be asked, and no secret set: what is private is closed.
const { at } = serving(EXAMPLE, {});

type Asked = { method: string; path: string; headers: Record<string, string>; body: string };
type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const items = [
  '/api/claims/rear-admiral',
  '/api/projects/cobol',
  '/api/content/articles/what-a-compiler-was',
  '/manifesto',
];
const known = fc.constantFrom(
  ...ROWS.flatMap(({ path, aliases }) => [path, ...aliases]),
  ...items,
  '/api/audits/x',
  '/api/audits/x/meta',
  '/api/admin/audits',
  '/api/admin/contacts/export',
  '/api/agent-reports/stats',
  '/mcp',
  '/mcp/public',
  '/a2a',
);

/** A path of the table with one thing wrong or different about it. */
const near = fc
  .tuple(known, fc.nat(60), fc.constantFrom('', 'x', '/', '.', '%2e', '%', 'É', '\\', ';', '//'))
  .chain(([path, where, odd]) => {
    const cut = where % (path.length + 1);
    return fc.constantFrom(
      path,
      path,
      `${path}/`,
      `${path}.json`,
      `${path}.md`,
      path.toUpperCase(),
      path.slice(0, cut),
      path.slice(0, cut) + odd + path.slice(cut),
      path.slice(0, cut) + path.slice(cut + 1),
      `${path}/${odd}${path}`,
      path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    );
  });
const far = fc.oneof(
  fc.webPath({ size: 'medium' }),
  fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'api',
        '..',
        '.',
        '',
        'claims',
        'variants',
        '%00',
        '%ff',
        '_headers',
        'index.html',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => `/${parts.join('/')}`),
  fc.nat(12_000).map((length) => `/api/${'a'.repeat(length)}`),
);
const value = fc.oneof(
  fc.constantFrom(
    '1',
    '50',
    '100',
    '101',
    '0',
    '-1',
    'full',
    'compact',
    'lean',
    'cobol',
    'NAVY',
    '1980-01-01',
    '2026-02-30',
    '',
  ),
  fc.constantFrom('1980-01-01T00:00:00+02:00', '%', '%zz', '%00', '9'.repeat(400)),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
const name = fc.oneof(
  { arbitrary: fc.constantFrom('limit', 'detail', 'since', 'tag', 'project'), weight: 5 },
  { arbitrary: value, weight: 1 },
);
const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 2 },
  {
    arbitrary: fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
    weight: 5,
  },
  { arbitrary: fc.webQueryParameters({ size: 'small' }).map((text) => `?${text}`), weight: 1 },
);
const range = fc.constantFrom(
  'text/markdown',
  'application/json',
  'text/html',
  'text/plain',
  'text/*',
  '*/*',
  'image/png',
  'x',
  '',
  ';',
  '/',
);
const accept = fc.array(
  fc.tuple(range, fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=x', ';charset=utf-8')),
  {
    maxLength: 4,
  },
);
const junk = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});

const asked: fc.Arbitrary<Asked> = fc.record({
  method: fc.oneof(
    { arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), weight: 8 },
    {
      arbitrary: fc.constantFrom(
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'QUERY',
        'BREW',
      ),
      weight: 2,
    },
  ),
  // Node's client sends no spaces, no control characters and nothing beyond one byte.
  path: fc
    .tuple(fc.oneof({ arbitrary: near, weight: 3 }, { arbitrary: far, weight: 1 }), query)
    .map(([path, search]) =>
      `/${path.replace(/^\//, '')}${search}`.replace(/[^!-~]/gu, encodeURIComponent),
    ),
  headers: fc.record(
    {
      accept: fc.oneof(
        accept.map((ranges) => ranges.map((parts) => parts.join('')).join(', ')),
        junk,
      ),
      'accept-encoding': fc.oneof(
        fc.constantFrom('gzip', 'br', 'gzip, br', 'identity', '*;q=0'),
        junk,
      ),
      'if-none-match': fc.oneof(fc.constantFrom('*', '"a"', 'W/"a", "b"'), junk),
      'if-modified-since': fc.oneof(fc.constantFrom('Fri, 01 Jan 2100 00:00:00 GMT'), junk),
      range: fc.constantFrom('bytes=0-3', 'bytes=99999999-'),
      host: fc.constantFrom('localhost', 'evil.example:80', '[::1]', 'a b', ''),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>,
  body: fc.constantFrom('', '', '{}', 'x'.repeat(70_000)),
});

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function ask({ method, path, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(at('/'));
  // Node ends the connection for a method that it does not know: a body on its way would be cut
  // off.
  const sends = !['GET', 'HEAD', 'BREW'].includes(method);
  const all = sends ? { ...headers, 'content-length': String(body.length) } : headers;
  return new Promise((resolve, reject) => {
    const sent = send(
      { agent, hostname, port, method, path, headers: all, timeout: 60_000 },
      (message) => {
        const parts: Buffer[] = [];
        message.on('data', (part) => parts.push(part));
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(sends ? body : '');
  });
}

/**
 * No fault is among them; 503 is only for what nobody configured, 403 for a Host or Origin at /mcp.
 */
const EXPECTED = [
  200, 201, 202, 204, 303, 304, 400, 401, 403, 404, 405, 413, 415, 422, 429, 431, 503,
];

/** What is wrong with an answer; null when nothing is. */
function wrong({ method }: Asked, { status, headers, bytes }: Answer): string | null {
  if (!EXPECTED.includes(status)) return `status ${status}`;
  if (method === 'HEAD' || status === 204 || status === 304)
    return bytes.byteLength === 0 ? null : 'a body';
  const length = headers['content-length'];
  if (length !== undefined && Number(length) !== bytes.byteLength)
    return `${bytes.byteLength} bytes, not ${length}`;
  const decode =
    { gzip: gunzipSync, br: brotliDecompressSync }[headers['content-encoding'] ?? ''] ??
    ((raw: Buffer) => raw);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(decode(bytes));
  const media = headers['content-type']?.split(';')[0];
  // What Node refuses before it reaches the service has no body, nor has the way to a page.
  if (media === undefined)
    return [303, 400, 431].includes(status) && text === '' ? null : 'no media type';
  if (/json$/.test(media)) {
    const { error, detail } = JSON.parse(text) as {
      error?: { code: string; data?: { code: string } };
      detail?: unknown[];
    };
    if (status < 300) return error ? 'an error as success' : null;
    // JSON-RPC has its own codes, and ours in data.
    const code = error?.data?.code ?? error?.code;
    if (status === 503 && code !== 'not_configured') return 'a fault';
    return error?.code && (status === 422) === Array.isArray(detail)
      ? null
      : 'an error without its members';
  }
  if (media === 'text/html') return /^<!doctype html>/i.test(text) ? null : 'no HTML';
  if (status !== 200) return `an error as ${media}`;
  if (/^application\/(atom\+)?xml$/.test(media)) return text.startsWith('<?xml') ? null : 'no XML';
  return /^text\/(markdown|plain|css|javascript|vcard)$/.test(media) &&
    text !== '' &&
    !text.startsWith('{')
    ? null
    : `no ${media}`;
}

test('10,000 random requests', async () => {
  const requests = fc.sample(asked, { numRuns: 10_000, seed: 1906 });
  const seen: Record<number, number> = {};
  for (let start = 0; start < requests.length; start += 100)
    await Promise.all(
      requests.slice(start, start + 100).map(async (one) => {
        const answer = await ask(one).catch((error: Error) => error);
        const problem = answer instanceof Error ? answer.message : wrong(one, answer);
        expect({ problem, ...one }).toEqual({ problem: null, ...one });
        if (!(answer instanceof Error)) seen[answer.status] = (seen[answer.status] ?? 0) + 1;
      }),
    );
  agent.destroy();
  // The requests are worth something only when they reach every kind of answer.
  for (const status of [200, 204, 304, 400, 404, 405, 422])
    expect([status, (seen[status] ?? 0) > 50]).toEqual([status, true]);
});
