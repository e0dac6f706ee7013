/**
 * What a caller wrote never comes back: the next reader of an answer may be an agent that obeys it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLong } from '../support/long.ts';
import { ask } from './place.ts';

/** Stands in everything that is sent below and nowhere in the service. */
const MARK = 'qzxjv';
const text = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map(
    // Lone surrogates cannot be sent.
    ([before, after]) => `${before}${MARK}${after}`.toWellFormed(),
  );
const value = text.map(encodeURIComponent);

const path = fc.oneof(
  value.map((word) => `/${word}`),
  value.map((word) => `/api/${word}`),
  value.map((word) => `/api/claims/${word}`),
  value.map((word) => `/api/claims/${word}.md`),
  value.map((word) => `/api/content/articles/${word}/claims`),
  fc.tuple(value, value).map((words) => `/.well-known/${words.join('/')}`),
  fc.constantFrom(
    '/api/notes',
    '/api/claims',
    '/api/faq',
    '/api/init',
    '/api/profile',
    '/api/content/manifesto',
  ),
  fc.constantFrom('/api/notes', '/api/claims', '/api/activity'),
);
const query = fc.dictionary(
  fc.constantFrom('tag', 'project', 'since', 'limit', 'detail', MARK),
  fc.oneof(value, fc.constantFrom('3', '1980-01-01', 'cobol', 'full')),
  { noNullPrototype: true },
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'DELETE',
  MARK.toUpperCase(),
);
const accept = fc.constantFrom(
  '*/*',
  'text/markdown',
  'application/json',
  'text/html',
  `text/${MARK}`,
);

test('no answer holds the caller’s text, in no header and no form of the body', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(path, query, method, accept, async (where, given, how, wanted) => {
      const search = new URLSearchParams(
        Object.entries(given).map(([name, sent]) => [name, decodeURIComponent(sent)]),
      ).toString();
      const response = await ask(`${where}?${search}`, { accept: wanted, 'x-note': MARK }, how);
      const headers = JSON.stringify([...response.headers]);
      const body = await response.text();
      seen.add(response.status);
      expect(`${headers}${body}`.toLowerCase()).not.toContain(MARK);
    }),
    { numRuns: inLong(1_500, 100_000), seed: 1906 },
  );
  expect([...seen].sort()).toEqual([200, 204, 303, 404, 405, 422]);
});

test('a filter that matches tells the published spelling, not the caller’s', async () => {
  const body = await (
    await ask('/api/notes?tag=CoBoL&project=cobol&since=1900-01-01T00:00:00.123%2B02:00')
  ).text();
  expect(body).not.toContain('CoBoL');
  expect(body).not.toContain('.123');
});
