/** Headers by who may read an answer, and by whether it may be kept. */
import { expect, test } from 'vitest';
import {
  headersFor,
  operationHeaders,
  preflightHeaders,
  privatePageHeaders,
  readHeaders,
} from '../../functions/steps/headers.ts';
import { routeOf } from '../../functions/table/match.ts';

const KEPT = 'public, max-age=0, must-revalidate';

test.each([
  [true, true, KEPT, '*', 'cross-origin', 'strict-origin-when-cross-origin'],
  [true, false, 'no-store', '*', 'cross-origin', 'strict-origin-when-cross-origin'],
  [false, true, 'private, no-store', undefined, 'same-origin', 'no-referrer'],
  [false, false, 'private, no-store', undefined, 'same-origin', 'no-referrer'],
])('open %s, kept %s', (open, isKept, cache, origin, policy, referrer) => {
  expect(headersFor(open, isKept)).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  expect(headersFor(open, isKept)['Access-Control-Allow-Origin']).toBe(origin);
});

test.each([
  ['sendReport', 'no-store', undefined, undefined],
  ['getReportStats', KEPT, 'public, s-maxage=60, must-revalidate', undefined],
  ['getAuditMeta', KEPT, undefined, 'noindex, nofollow'],
  ['listAudits', 'private, no-store', undefined, 'noindex, nofollow'],
] as const)('%s: %s', (id, cache, cdn, robots) => {
  const headers = operationHeaders(routeOf(id));
  expect(headers['Cache-Control']).toBe(cache);
  expect(headers['Netlify-CDN-Cache-Control']).toBe(cdn);
  expect(headers['X-Robots-Tag']).toBe(robots);
});

test('a preflight lets pages of other origins call what is shared, and nothing else', () => {
  expect(preflightHeaders('POST, OPTIONS', true)).toMatchObject({
    Allow: 'POST, OPTIONS',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Origin': '*',
  });
  const closed = Object.keys(preflightHeaders('GET, OPTIONS', false));
  expect(closed.filter((name) => name.startsWith('Access-Control'))).toEqual([]);
});

test('pages for one reader are kept nowhere and found by nobody', () => {
  expect(privatePageHeaders('/admin/inbox')).toEqual({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  expect(privatePageHeaders('/administration')).toEqual({});
});

test('a read tells where its Markdown is, and that it varies by what is accepted', () => {
  const { Link, Vary } = readHeaders(routeOf('getProfile'), '/api/profile');
  expect(Link).toContain('</api/profile.md>; rel="alternate"; type="text/markdown"');
  expect(Link).toContain('</openapi.json>; rel="service-desc"');
  expect(Vary).toBe('Accept, Accept-Encoding');
});
