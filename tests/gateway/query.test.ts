/** The grammar of queries and the layout of their problems. */
import { expect, test } from 'vitest';
import { hashOf } from '../support/dist.ts';
import { ask } from './place.ts';

type Detail = { detail: { loc: string[]; msg: string; type: string }[] };

const NOT_AN_INTEGER = {
  msg: 'Input should be a valid integer, unable to parse string as an integer',
  type: 'int_parsing',
};
const TWICE = { msg: 'Parameter should be given once', type: 'multiple_values' };
const EMPTY = { msg: 'String should have at least 1 character', type: 'string_too_short' };
const NO_DATE = {
  msg: 'Input should be a date YYYY-MM-DD or an ISO 8601 timestamp',
  type: 'date_from_datetime_parsing',
};
const most = (bound: number) => ({
  msg: `Input should be less than or equal to ${bound}`,
  type: 'less_than_equal',
});
const least = (bound: number) => ({
  msg: `Input should be greater than or equal to ${bound}`,
  type: 'greater_than_equal',
});
const pattern = (words: string) => ({
  msg: `String should match pattern '^(${words})$'`,
  type: 'string_pattern_mismatch',
});

test.each([
  ['/api/notes?limit=0', 'limit', least(1)],
  ['/api/notes?limit=-1', 'limit', least(1)],
  ['/api/notes?limit=101', 'limit', most(100)],
  ['/api/notes?limit=99999999999999999999999999', 'limit', most(100)],
  ['/api/activity?limit=0', 'limit', least(1)],
  ['/api/faq?limit=51', 'limit', most(50)],
  ['/api/notes?limit=', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=ten', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=1.0', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=1e1', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=%2B5', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=5%0A', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=%EF%BC%95', 'limit', NOT_AN_INTEGER],
  ['/api/notes?limit=5&limit=5', 'limit', TWICE],
  ['/api/notes?tag=a&tag=b', 'tag', TWICE],
  ['/api/notes?tag=', 'tag', EMPTY],
  ['/api/notes?project=', 'project', EMPTY],
  ['/api/notes?since=yesterday', 'since', NO_DATE],
  ['/api/init?detail=FULL', 'detail', pattern('lean|compact|full')],
  ['/init?detail=fuller', 'detail', pattern('lean|compact|full')],
  ['/api/content/manifesto?detail=lean', 'detail', pattern('compact|full')],
])('%s is 422 and says why', async (path, name, problem) => {
  const response = await ask(path);
  expect(response.status).toBe(422);
  expect(((await response.json()) as Detail).detail).toEqual([
    { loc: ['query', name], ...problem },
  ]);
});

test('every problem is named, not the first alone', async () => {
  const { detail } = (await (
    await ask('/api/notes?limit=0&since=x&tag=&project=a&project=b')
  ).json()) as Detail;
  expect(detail).toHaveLength(4);
  expect(detail).toEqual(
    expect.arrayContaining([
      { loc: ['query', 'limit'], ...least(1) },
      { loc: ['query', 'since'], ...NO_DATE },
      { loc: ['query', 'tag'], ...EMPTY },
      { loc: ['query', 'project'], ...TWICE },
    ]),
  );
});

test.each([
  '/api/notes?limit=1',
  '/api/notes?limit=100',
  '/api/notes?limit=007',
  '/api/faq?limit=50',
  '/api/faq/?limit=1',
])('%s is fine', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test.each([
  ['/api/notes?utm_source=x', '/api/notes'],
  ['/api/notes?limit=50', '/api/notes'],
  ['/api/notes?', '/api/notes'],
  ['/api/init?detail=lean', '/api/init'],
  ['/api/content/manifesto?detail=compact', '/api/content/manifesto'],
  ['/api/common_questions?limit=10&_=1', '/api/faq'],
  ['/api/profile?fbclid=x', '/api/profile'],
])('%s answers the same bytes as %s', async (path, plain) => {
  const [one, other] = [await ask(path), await ask(plain)];
  expect(one.status).toBe(200);
  expect(await one.text()).toBe(await other.text());
});

test('a wrong query on an unknown article is told before the article is', async () => {
  expect((await ask('/api/content/articles/nothing?detail=x')).status).toBe(422);
  expect((await ask('/api/content/articles/nothing?detail=full')).status).toBe(404);
});

test.each([
  ['/api/claims?since=2026-01-01', [{ name: 'since', nearest: 'changed_since' }]],
  ['/api/claims?search=cobol', [{ name: 'search', nearest: 'q' }]],
  ['/api/notes?Limit=3', [{ name: null, nearest: 'limit' }]],
  ['/api/notes?limit=3&colour=blue', [{ name: null, nearest: null }]],
  [
    '/api/profile?limit=0&detail=x',
    [
      { name: 'limit', nearest: null },
      { name: 'detail', nearest: null },
    ],
  ],
  ['/api/init?view=full', [{ name: 'view', nearest: 'detail' }]],
])('%s tells what it left alone, under a hash of what it then is', async (path, ignored) => {
  const answer = (await (await ask(path)).json()) as Record<string, unknown>;
  expect(answer['ignored']).toEqual(ignored);
  expect(answer['content_hash']).toBe(hashOf(answer));
  const text = await (await ask(path, { accept: 'text/markdown' })).text();
  expect(text).toMatch(/^#+ ignored$/im);
});

test('a call that is used whole tells of nothing ignored', async () => {
  for (const path of ['/api/claims?limit=5', '/api/profile', '/api/notes?tag=history'])
    expect(await (await ask(path)).json()).not.toHaveProperty('ignored');
});

test.each([
  ['', 400],
  ['?rel=self', 400],
  ['?resource=acct%3Agrace-hopper%40localhost', 200],
  ['?resource=http%3A%2F%2Flocalhost%3A11906%2F&rel=self', 200],
  ['?resource=acct%3Asomebody%40localhost', 404],
  ['?resource=', 400],
])('WebFinger%s answers %i (RFC 7033, section 4.2)', async (query, status) => {
  const response = await ask(`/.well-known/webfinger${query}`);
  expect(response.status).toBe(status);
  if (status === 200) expect(response.headers.get('content-type')).toBe('application/jrd+json');
  // What is suggested instead answers as it stands.
  if (status === 404) {
    const { error } = (await response.json()) as { error: { suggested_next_path: string } };
    expect((await ask(error.suggested_next_path)).status).toBe(200);
  }
});
