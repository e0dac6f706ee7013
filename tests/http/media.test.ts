/** Media types as they stand on the wire, and the headers of a published file. */
import { expect, test } from 'vitest';
import { contentType, mediaOf } from '../../functions/http/media.ts';
import { fileHeaders, httpDate } from '../../functions/steps/headers.ts';

test.each([
  ['api/profile.json', 'application/json'],
  ['api/profile.md', 'text/markdown'],
  ['index.txt', 'text/plain'],
  ['sitemap.xml', 'application/xml'],
  ['home/index.html', 'text/html'],
  ['_astro/Page.C8qdkX6N.css', 'text/css'],
  ['favicon.ico', 'image/x-icon'],
  ['CNAME', 'application/octet-stream'],
  ['a.json.gz', 'application/octet-stream'],
])('%s is %s', (file, media) => {
  expect(mediaOf(file)).toBe(media);
});

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/markdown', 'text/markdown; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['image/png', 'image/png'],
  ['application/octet-stream', 'application/octet-stream'],
  [
    'application/linkset+json',
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ],
])('%s stands on the wire as %s', (media, type) => {
  expect(contentType(media)).toBe(type);
});

test('a timestamp as an HTTP-date', () => {
  expect(httpDate('2026-11-20T00:00:00Z')).toBe('Fri, 20 Nov 2026 00:00:00 GMT');
  expect(httpDate('1906-12-09T00:00:00Z')).toBe('Sun, 09 Dec 1906 00:00:00 GMT');
});

test('our own JSON tells its metadata in the body, documents in another format in headers', () => {
  const etag = `sha256:${'0'.repeat(64)}`;
  const modified = '2026-11-20T00:00:00Z';
  const dated = { ETag: `"${etag}"`, 'Last-Modified': 'Fri, 20 Nov 2026 00:00:00 GMT' };
  const foreign = { 'X-Content-Hash': etag, 'X-Schema-Version': '1.0' };
  expect(fileHeaders({ id: 'getProfile', etag, modified })).toEqual(dated);
  expect(fileHeaders({ id: 'getProfile', etag, modified: null })).toEqual({ ETag: `"${etag}"` });
  expect(fileHeaders({ id: 'getAgentCard', etag, modified })).toMatchObject({
    ...dated,
    ...foreign,
  });
  expect(fileHeaders({ id: 'getLlmsTxt', etag, modified })).toMatchObject({ ...dated, ...foreign });
});
