/**
 * Random requests behind the emulator: no fault, and a body that is what its media type says.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROWS } from '../standalone/rows.ts';
import { emulating } from './emulator.ts';

// So that /mcp asks for a credential, and does not say that none is set.
process.env['ACCESS_TOKENS'] = 'mcp:a-token-of-the-emulator';

const get = emulating({ edgeFunctions: true });

const known = fc.constantFrom(
  ...ROWS.flatMap(({ path, aliases }) => [path, ...aliases]),
  '/manifesto',
  '/mcp',
  '/mcp/public',
  '/a2a',
);
const part = fc.constantFrom(
  '',
  '/',
  '.md',
  '.json',
  '/x',
  '%00',
  '%ff',
  '%2f',
  '..',
  '//',
  'é',
  'x'.repeat(3000),
);
const path = fc.oneof(
  { arbitrary: known, weight: 2 },
  { arbitrary: fc.tuple(known, part).map((parts) => parts.join('')), weight: 2 },
  { arbitrary: fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`), weight: 1 },
);
const value = fc.oneof(
  fc.constantFrom(
    '1',
    '100',
    '101',
    '0',
    '-1',
    'full',
    'cobol',
    '1980-01-01',
    '2026-02-30',
    '',
    '%',
    '%zz',
    '9'.repeat(400),
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
const pair = fc.tuple(fc.constantFrom('limit', 'detail', 'since', 'tag', 'project', 'x'), value);
const query = fc
  .array(pair, { maxLength: 3 })
  .map((pairs) => pairs.map((one) => one.join('=')).join('&'));
const range = fc.tuple(
  fc.constantFrom(
    'text/markdown',
    'application/json',
    'text/html',
    'text/plain',
    '*/*',
    'image/png',
    ';',
  ),
  fc.constantFrom('', ';q=0', ';q=0.5', ';q=x'),
);

const asked = fc.record({
  method: fc.oneof(
    { arbitrary: fc.constantFrom('GET', 'GET', 'HEAD'), weight: 4 },
    {
      arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
      weight: 1,
    },
  ),
  path: fc.tuple(path, query).map((parts) => parts.filter(Boolean).join('?')),
  accept: fc
    .array(range, { maxLength: 3 })
    .map((ranges) => ranges.map((parts) => parts.join('')).join(', ')),
  etag: fc.constantFrom('', '', '*', '"a", W/"b"'),
});

const BODIES: Record<string, (text: string) => boolean> = {
  'application/xml': (text) => text.startsWith('<?xml'),
  'application/atom+xml': (text) => text.startsWith('<?xml'),
  'text/html': (text) => /^<!doctype html>/i.test(text),
  'text/markdown': (text) => text !== '' && !text.startsWith('{'),
  'text/javascript': (text) => text.includes('node verify.mjs'),
  'text/plain': (text) => text !== '' && !text.startsWith('{'),
};

/** What is wrong with an answer, null when nothing is. */
function wrong(method: string, { status, headers }: Response, text: string): string | null {
  if (![200, 204, 304, 401, 404, 405, 422].includes(status)) return `status ${status}`;
  if (method === 'HEAD' || status === 204 || status === 304) return text === '' ? null : 'a body';
  const media = headers.get('content-type')?.split(';')[0] ?? '';
  if (!/json$/.test(media)) return BODIES[media]?.(text) ? null : `no ${media}`;
  const { error } = JSON.parse(text) as { error?: { code: string } };
  return (status === 200) === (error === undefined) ? null : 'an error as success, or the reverse';
}

test('80 random requests', async () => {
  // Chance alone reaches a query that is refused or not, as the table grows.
  const refused = { method: 'GET', path: '/api/notes?limit=many', accept: '', etag: '' };
  const rest = [refused, ...fc.sample(asked, { numRuns: 79, seed: 1906 })];
  const seen = new Set<number>();
  const work = async () => {
    for (let one = rest.pop(); one; one = rest.pop()) {
      const { method, path, accept, etag } = one;
      const headers = { ...(accept ? { accept } : {}), ...(etag ? { 'if-none-match': etag } : {}) };
      const response = await get(path, headers, method);
      const problem = wrong(method, response, await response.text());
      expect({ problem, ...one }).toEqual({ problem: null, ...one });
      seen.add(response.status);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  // The requests are worth something only when they reach every kind of answer.
  expect([...seen]).toEqual(expect.arrayContaining([200, 404, 405, 422]));
});
